/*
 * Loaded into PostgreSQL by LD_PRELOAD: adds to the record MILLRACE_RECORD what it does to files below MILLRACE_ROOT, in the form of
 * disk-record.ts. A line is written after its call, in one write, so that the lines of several processes stand in an order in which it may
 * have been done; a flush names the length of the record when it began. Files written by stdio are not seen: PostgreSQL writes none so
 * that it would need after a crash. Nothing is flushed: the record stands for the disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static int record = -1;
static char root[PATH_MAX];
static size_t root_length;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("MILLRACE_RECORD"), *folder = getenv("MILLRACE_ROOT");
  if (file == NULL || folder == NULL || realpath(folder, root) == NULL) return;
  root_length = strlen(root);
  int opened = REAL(open)(file, O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  /* PostgreSQL closes what it finds open below this number. */
  record = fcntl(opened, F_DUPFD_CLOEXEC, 900);
  REAL(close)(opened);
}

static void add(const char *line, const void *bytes, size_t length) {
  struct iovec parts[] = {{(void *)line, strlen(line)}, {(void *)bytes, length}, {"\n", 1}};
  ssize_t whole = parts[0].iov_len + length + 1;
  if (REAL(writev)(record, parts, 3) != whole) abort();
}

/* The path below the root, or NULL. The last name need not be there. */
static const char *below(const char *name, char *held) {
  char folder[PATH_MAX], *slash;
  if (record < 0 || strlen(name) >= PATH_MAX) return NULL;
  strcpy(folder, name);
  slash = strrchr(folder, '/');
  const char *last = slash == NULL ? name : name + (slash - folder) + 1;
  if (slash != NULL) *slash = 0;
  if (realpath(slash == NULL ? "." : folder[0] == 0 ? "/" : folder, held) == NULL) return NULL;
  if (strncmp(held, root, root_length) != 0 || (held[root_length] != '/' && held[root_length] != 0)) return NULL;
  strcat(held, "/");
  strcat(held, last);
  return held + root_length + 1;
}

/* The inode of an open regular file or folder below the root, or 0. */
static ino_t inode(int fd) {
  char link[64], path[PATH_MAX];
  struct stat about;
  int before = errno;
  ino_t found = 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = record < 0 || fd == record ? -1 : readlink(link, path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    if (strncmp(path, root, root_length) == 0 && path[root_length] == '/' && fstat(fd, &about) == 0 &&
        (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)))
      found = about.st_ino;
  }
  errno = before;
  return found;
}

static void entry(const char *name, const char *kind, ino_t ino) {
  char line[PATH_MAX + 200];
  snprintf(line, sizeof line, "{\"op\":\"entry\",\"path\":\"%s\",\"ino\":%lu,\"kind\":\"%s\"}\n", name, ino, kind);
  add(line, "", 0);
}
static void resized(ino_t ino, off_t size) {
  char line[200];
  snprintf(line, sizeof line, "{\"op\":\"resize\",\"ino\":%lu,\"size\":%ld}\n", ino, size);
  add(line, "", 0);
}
static void written(int fd, const void *bytes, ssize_t length, off_t at) {
  ino_t ino = length > 0 ? inode(fd) : 0;
  char line[200];
  if (ino == 0) return;
  snprintf(line, sizeof line, "{\"op\":\"write\",\"ino\":%lu,\"at\":%ld,\"length\":%zd}\n", ino, at, length);
  add(line, bytes, length);
}
static void removed(const char *name) {
  char line[PATH_MAX + 200];
  snprintf(line, sizeof line, "{\"op\":\"remove\",\"path\":\"%s\"}\n", name);
  add(line, "", 0);
}

static int opened(int (*call)(const char *, int, ...), const char *name, int flags, mode_t mode) {
  char held[2 * PATH_MAX];
  struct stat about;
  const char *at = flags & (O_CREAT | O_TRUNC) ? below(name, held) : NULL;
  int was = at != NULL && stat(name, &about) == 0;
  int fd = call(name, flags, mode);
  if (fd >= 0 && at != NULL && fstat(fd, &about) == 0) {
    if (!was) entry(at, "file", about.st_ino);
    else if (flags & O_TRUNC) resized(about.st_ino, 0);
  }
  return fd;
}
#define OPEN(name)                                              \
  int name(const char *file, int flags, ...) {                  \
    va_list rest;                                               \
    va_start(rest, flags);                                      \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;   \
    va_end(rest);                                               \
    return opened((int (*)(const char *, int, ...))REAL(name), file, flags, mode); \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int fd, const void *bytes, size_t length) {
  ssize_t done = REAL(write)(fd, bytes, length);
  if (done > 0 && inode(fd) != 0) written(fd, bytes, done, lseek(fd, 0, SEEK_CUR) - done);
  return done;
}
#define PWRITE(name, offset)                                               \
  ssize_t name(int fd, const void *bytes, size_t length, offset at) {      \
    ssize_t done = REAL(name)(fd, bytes, length, at);                      \
    written(fd, bytes, done, at);                                          \
    return done;                                                           \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)
#define PWRITEV(name, offset)                                              \
  ssize_t name(int fd, const struct iovec *parts, int count, offset at) {  \
    ssize_t done = REAL(name)(fd, parts, count, at), left = done;          \
    for (int each = 0; each < count && left > 0; each++) {                 \
      ssize_t length = left < (ssize_t)parts[each].iov_len ? left : (ssize_t)parts[each].iov_len; \
      written(fd, parts[each].iov_base, length, at + done - left);         \
      left -= length;                                                      \
    }                                                                      \
    return done;                                                           \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)
#define TRUNCATE(name, offset)                                             \
  int name(int fd, offset size) {                                          \
    int done = REAL(name)(fd, size);                                       \
    ino_t ino = done == 0 ? inode(fd) : 0;                                 \
    if (ino != 0) resized(ino, size);                                      \
    return done;                                                           \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)
#define ALLOCATE(name, offset)                                             \
  int name(int fd, offset at, offset length) {                             \
    struct stat about;                                                     \
    int done = REAL(name)(fd, at, length);                                 \
    ino_t ino = done == 0 ? inode(fd) : 0;                                 \
    if (ino != 0 && fstat(fd, &about) == 0) resized(ino, about.st_size);   \
    return done;                                                           \
  }
ALLOCATE(posix_fallocate, off_t)
ALLOCATE(posix_fallocate64, off64_t)

#define FLUSH(name)                                                        \
  int name(int fd) {                                                       \
    ino_t ino = inode(fd);                                                 \
    char line[200];                                                        \
    struct stat about;                                                     \
    if (ino == 0 || fstat(record, &about) != 0) return REAL(name)(fd);     \
    snprintf(line, sizeof line, "{\"op\":\"sync\",\"ino\":%lu,\"since\":%ld}\n", ino, about.st_size); \
    add(line, "", 0);                                                      \
    return 0;                                                              \
  }
FLUSH(fsync)
FLUSH(fdatasync)

int rename(const char *from, const char *to) {
  char held[2 * PATH_MAX], held_to[2 * PATH_MAX], line[5 * PATH_MAX];
  const char *a = below(from, held), *b = below(to, held_to);
  int done = REAL(rename)(from, to);
  if (done == 0 && a != NULL && b != NULL) {
    snprintf(line, sizeof line, "{\"op\":\"rename\",\"from\":\"%s\",\"to\":\"%s\"}\n", a, b);
    add(line, "", 0);
  }
  return done;
}
int link(const char *from, const char *to) {
  char held[2 * PATH_MAX];
  struct stat about;
  const char *at = below(to, held);
  int done = REAL(link)(from, to);
  if (done == 0 && at != NULL && stat(to, &about) == 0) entry(at, "file", about.st_ino);
  return done;
}
int mkdir(const char *name, mode_t mode) {
  char held[2 * PATH_MAX];
  struct stat about;
  const char *at = below(name, held);
  int done = REAL(mkdir)(name, mode);
  if (done == 0 && at != NULL && stat(name, &about) == 0) entry(at, "folder", about.st_ino);
  return done;
}
#define REMOVE(name)                                                       \
  int name(const char *file) {                                             \
    char held[2 * PATH_MAX];                                               \
    const char *at = below(file, held);                                    \
    int done = REAL(name)(file);                                           \
    if (done == 0 && at != NULL) removed(at);                              \
    return done;                                                           \
  }
REMOVE(unlink)
REMOVE(rmdir)
