#ifndef PICK_PSEUDO_TERMINAL_SHIM_H
#define PICK_PSEUDO_TERMINAL_SHIM_H
/*
 * What glibc declares only under _GNU_SOURCE or _XOPEN_SOURCE, which Swift's
 * importer does not define. The functions are in libc either way.
 */
#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

/* Starts the child as the leader of a new session. */
enum { PICK_SPAWN_SETSID = 0x80 };

extern int pipe2(int descriptors[2], int flags);
extern int mkostemp(char *template_path, int flags);
extern int pidfd_open(pid_t process, unsigned int flags);
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *name, size_t size);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
#endif
