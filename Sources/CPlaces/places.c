#include "CPlaces.h"

// Read-only data that the system pages in when it is read: a run that asks for no place never touches it.
// The zeros behind it let 64 bytes be looked at wherever one of the data stands.
#define SLACK 64
#define ZEROS 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, \
              0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0

static const unsigned char china[] = {
#embed "china.tsv" suffix(, ZEROS)
};

static const unsigned char world[] = {
#embed "world.tsv" suffix(, ZEROS)
};

const void *pick_china_address(void) { return china; }
const void *pick_world_address(void) { return world; }
const size_t pick_china_length = sizeof china - SLACK;
const size_t pick_world_length = sizeof world - SLACK;
