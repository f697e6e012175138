/*
 * Loaded before the C library into a program, this makes calls fail that concern the files in one
 * folder, or a guest, which is a process that the program starts and talks to. What goes wrong is
 * said by the environment:
 *
 *   FAULT_FOLDER  the folder
 *   FAULT_GUESTS  1 if only calls that concern a guest go wrong
 *   FAULT_CALL    which call goes wrong, counted from 1; 0 for none
 *   FAULT_LASTS   1 if all calls from there on do
 *   FAULT_ONLY    the calls that count, such as `flock`; all, if it is empty
 *   FAULT_KIND    an error number, or `short` or `zero`: of a write that writes one byte, or none
 *   FAULT_LOG     a file that gets a line for each call that went wrong
 *   SLOW_SYNC     how many seconds a sync of a file in the folder takes
 *   ONE_PROCESSOR 1 if the machine is to seem to have one processor
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define GUEST "guest"

static int calls;
static char *names[1024]; /* what the open descriptors were opened under, or GUEST */
static pid_t guest;       /* the process that was started last */

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

static int is_cut(void) {
  return !strcmp(setting("FAULT_KIND"), "short") || !strcmp(setting("FAULT_KIND"), "zero");
}

static int concerns(const char *path) {
  if (path && !strcmp(path, GUEST)) return 1;
  if (atoi(setting("FAULT_GUESTS")) == 1) return 0;
  const char *folder = setting("FAULT_FOLDER");
  size_t length = strlen(folder);
  return length && path && !strncmp(path, folder, length) && (!path[length] || path[length] == '/');
}

static const char *name_of(int file) {
  return file >= 0 && file < 1024 ? names[file] : NULL;
}

/* Counts a call about a path, and returns whether it is to go wrong; then errno says how. */
static int strikes(const char *call, const char *path) {
  if (!concerns(path)) return 0;
  const char *only = setting("FAULT_ONLY");
  if (*only && strcmp(only, call)) return 0;
  int due = atoi(setting("FAULT_CALL"));
  int now = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
  if (!due || now < due || (now > due && atoi(setting("FAULT_LASTS")) != 1)) return 0;
  char line[600];
  int length = snprintf(line, sizeof line, "%s %.500s\n", call, path);
  int log = syscall(SYS_openat, AT_FDCWD, setting("FAULT_LOG"), O_WRONLY | O_APPEND | O_CREAT, 0600);
  if (log >= 0) {
    syscall(SYS_write, log, line, length);
    syscall(SYS_close, log);
  }
  errno = atoi(setting("FAULT_KIND"));
  return 1;
}

static int fails(const char *call, const char *path) { return !is_cut() && strikes(call, path); }

/* Of a call that no signal interrupts. */
static int fails_whole(const char *call, const char *path) {
  return atoi(setting("FAULT_KIND")) != EINTR && fails(call, path);
}

#define OPEN(name)                                              \
  int name(const char *path, int flags, ...) {                  \
    va_list rest;                                               \
    va_start(rest, flags);                                      \
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;         \
    va_end(rest);                                               \
    if (fails("open", path)) return -1;                         \
    int file = REAL(name)(path, flags, mode);                   \
    if (file >= 0 && file < 1024 && concerns(path)) names[file] = strdup(path); \
    return file;                                                \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                            \
  int name(int folder, const char *path, int flags, ...) {      \
    va_list rest;                                               \
    va_start(rest, flags);                                      \
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;         \
    va_end(rest);                                               \
    if (fails("open", path)) return -1;                         \
    int file = REAL(name)(folder, path, flags, mode);           \
    if (file >= 0 && file < 1024 && concerns(path)) names[file] = strdup(path); \
    return file;                                                \
  }
OPENAT(openat)
OPENAT(openat64)

ssize_t read(int file, void *bytes, size_t count) {
  return fails("read", name_of(file)) ? -1 : REAL(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (strikes("write", name_of(file))) {
    if (!is_cut()) return -1;
    if (!strcmp(setting("FAULT_KIND"), "zero")) return 0;
    count = count < 1 ? count : 1;
  }
  return REAL(write)(file, bytes, count);
}

ssize_t send(int file, const void *bytes, size_t count, int flags) {
  if (strikes("write", name_of(file))) {
    if (!is_cut()) return -1;
    if (!strcmp(setting("FAULT_KIND"), "zero")) return 0;
    count = count < 1 ? count : 1;
  }
  return REAL(send)(file, bytes, count, flags);
}

int fsync(int file) {
  if (fails("sync", name_of(file))) return -1;
  if (name_of(file) && atoi(setting("SLOW_SYNC"))) sleep(atoi(setting("SLOW_SYNC")));
  return REAL(fsync)(file);
}

/* A descriptor is closed also by a close that fails. */
int close(int file) {
  char *name = file >= 0 && file < 1024 ? names[file] : NULL;
  int fault = fails("close", name);
  int error = errno;
  if (name) names[file] = NULL;
  free(name);
  int result = REAL(close)(file);
  if (!fault) return result;
  errno = error;
  return -1;
}

int rename(const char *path, const char *other) {
  return fails("rename", path) ? -1 : REAL(rename)(path, other);
}

int renameat(int folder, const char *path, int elsewhere, const char *other) {
  return fails("rename", path) ? -1 : REAL(renameat)(folder, path, elsewhere, other);
}

int unlink(const char *path) { return fails("unlink", path) ? -1 : REAL(unlink)(path); }

int mkdir(const char *path, mode_t mode) {
  return fails("mkdir", path) ? -1 : REAL(mkdir)(path, mode);
}

int access(const char *path, int kind) {
  return fails("access", path) ? -1 : REAL(access)(path, kind);
}

int lstat(const char *path, struct stat *status) {
  return fails("lstat", path) ? -1 : REAL(lstat)(path, status);
}

int fchmod(int file, mode_t mode) {
  return fails("fchmod", name_of(file)) ? -1 : REAL(fchmod)(file, mode);
}

extern int flock(int file, int kind);
int flock(int file, int kind) {
  return fails("flock", name_of(file)) ? -1 : REAL(flock)(file, kind);
}

int socketpair(int domain, int type, int protocol, int ends[2]) {
  if (fails_whole("socketpair", GUEST)) return -1;
  int result = REAL(socketpair)(domain, type, protocol, ends);
  for (int end = 0; result == 0 && end < 2; end++) {
    if (ends[end] < 1024) names[ends[end]] = strdup(GUEST);
  }
  return result;
}

/* A copy has the name of its original. */
#define FCNTL(name)                                                                 \
  int name(int file, int command, ...) {                                            \
    va_list rest;                                                                   \
    va_start(rest, command);                                                        \
    long value = va_arg(rest, long);                                                \
    va_end(rest);                                                                   \
    const char *original = command == F_DUPFD_CLOEXEC ? name_of(file) : NULL;       \
    if (fails_whole("copy", original)) return -1;                                   \
    int result = REAL(name)(file, command, value);                                  \
    if (original && result >= 0 && result < 1024) names[result] = strdup(original); \
    return result;                                                                  \
  }
FCNTL(fcntl)
FCNTL(fcntl64)

/* The guest is started without this library. */
int posix_spawn(
    pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) {
  if (fails_whole("spawn", GUEST)) return errno;
  char *without[1024];
  int count = 0;
  for (char *const *pair = environment; *pair && count < 1023; pair++) {
    if (strncmp(*pair, "LD_PRELOAD=", 11)) without[count++] = *pair;
  }
  without[count] = NULL;
  int failure = REAL(posix_spawn)(pid, path, actions, attributes, arguments, without);
  if (!failure) guest = *pid;
  return failure;
}

/* A program lists its descriptors to keep them from a guest. */
DIR *opendir(const char *path) {
  const char *name = strcmp(path, "/dev/fd") ? path : GUEST;
  return fails_whole("opendir", name) ? NULL : REAL(opendir)(path);
}

/* A header says that poll writes its requests, and not that it reads them. */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
int poll(struct pollfd *requests, nfds_t count, int patience) {
  const char *name = count == 1 ? name_of(requests[0].fd) : NULL;
  return fails("poll", name) ? -1 : REAL(poll)(requests, count, patience);
}

pid_t waitpid(pid_t pid, int *status, int options) {
  const char *name = guest && pid == guest ? GUEST : NULL;
  return fails("waitpid", name) ? -1 : REAL(waitpid)(pid, status, options);
}

int kill(pid_t pid, int number) {
  const char *name = guest && pid == -guest ? GUEST : NULL;
  return fails_whole("kill", name) ? -1 : REAL(kill)(pid, number);
}

long sysconf(int name) {
  int is_count = name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF;
  return is_count && atoi(setting("ONE_PROCESSOR")) ? 1 : REAL(sysconf)(name);
}
