#ifndef PICK_UTF8PROC_SHIM_H
#define PICK_UTF8PROC_SHIM_H
#include <utf8proc.h>
#endif
