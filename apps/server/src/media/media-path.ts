/** Folder and file below /media/, as content names them. */
const MEDIA_PATH = /^[a-z0-9-]+(?:\/[\w~=+-][\w.~=+-]*)+$/i;
const LONGEST = 300;
/** A name that changes with the content: eight or more hex digits before the ending. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Whether a path may name a file at all: no segment begins with a dot, so none leads upwards or to a hidden file. */
export function isMediaPath(path: string): boolean {
  return path.length <= LONGEST && MEDIA_PATH.test(path);
}

export function isHashedName(path: string): boolean {
  return HASHED.test(path);
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function extension(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}
