#include "CPlaces.h"

// Read-only data that the system pages in when it is read: a run that asks for no place never touches it.
static const unsigned char china[] = {
#embed "china.tsv"
};

static const unsigned char world[] = {
#embed "world.tsv"
};

const void *pick_china_address(void) { return china; }
const void *pick_world_address(void) { return world; }
const size_t pick_china_length = sizeof china;
const size_t pick_world_length = sizeof world;
