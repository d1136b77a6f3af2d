const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The comment at the end. */
const COMMENT_MOST = 0xffff;
const LARGE = 0xffffffff;
const FILES_MOST = 10_000;
/** Unpacked: of all files, and for each byte of the archive. */
const UNPACKED_MOST = 2 ** 31;
const RATIO_MOST = 200;

/**
 * Why an archive is not taken; null: nothing against it. Its list of files is read, and nothing is unpacked: what it says of their sizes
 * is what its reader will believe.
 */
export function zipFault(bytes: Buffer): string | null {
  const end = bytes.lastIndexOf(END);
  if (end === -1 || end < bytes.length - END_BYTES - COMMENT_MOST || end + END_BYTES > bytes.length) return DAMAGED;
  const files = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (files > FILES_MOST || at === LARGE) return `it holds more than ${FILES_MOST} files, or files that are too large`;
  let unpacked = 0;
  for (let nth = 0; nth < files; nth++) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return DAMAGED;
    const size = bytes.readUInt32LE(at + 24);
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end || size === LARGE) return DAMAGED;
    const name = bytes.toString('utf8', at + ENTRY_BYTES, nameEnd);
    if (leadsOut(name)) return `a file in it would be unpacked outside its folder: ${name.slice(0, 60)}`;
    unpacked += size;
    at = next;
  }
  if (unpacked > UNPACKED_MOST || unpacked > bytes.length * RATIO_MOST)
    return `it unpacks to ${Math.ceil(unpacked / (1 << 20))} MB, far more than an archive of its size should`;
  return null;
}

const DAMAGED = 'its list of files is damaged';
const leadsOut = (name: string): boolean => /^[\\/]|^[a-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(name);
