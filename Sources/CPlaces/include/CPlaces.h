#ifndef PICK_PLACES_H
#define PICK_PLACES_H
#include <stddef.h>

// The two data files of this folder. 64 bytes behind each of them can be read.
//
// Functions, because Swift would take an array of unknown length for a single byte.
const void *pick_china_address(void);
const void *pick_world_address(void);
extern const size_t pick_china_length;
extern const size_t pick_world_length;

#endif
