/** The files of the embedded database cannot be opened: damaged, not a database, or on a disk that is full or read-only. */
export class DatabaseUnreadable extends Error {
  override name = 'DatabaseUnreadable';
  readonly code = 'database-unreadable';
  constructor(files: string, cause: unknown) {
    super(`The database in ${files} cannot be opened: ${reason(cause)}`, { cause });
  }
}

const ON_DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room and start again.',
  EDQUOT: 'the disk is full for this account. Make room and start again.',
  EROFS: 'the disk is read-only. Make it writable, or set DATA_DIR to another folder.',
  EACCES: 'this account may not read and write there. Run chown on the folder, or set DATA_DIR to another one.',
  EPERM: 'this account may not read and write there. Run chown on the folder, or set DATA_DIR to another one.',
};
const DAMAGED =
  'it is damaged, or no database of this site. Nothing was changed in it. Move the folder away and restore a backup ' +
  '(npm run db:restore), or set DATA_DIR to another folder.';

/** SQLite, whose file is the lock, has numbers of its own for what a disk refuses. */
const OF_SQLITE: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };

/** Says that the site is read from a copy, and what to do. */
export const readingCopyWords = (files: string, cause: unknown): string =>
  `The database in ${files} can be read and takes nothing, so the site is read from a copy in memory and forms are refused: ${reason(cause)}`;

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return DAMAGED;
  if ('errcode' in cause) return ON_DISK[OF_SQLITE[Number(cause.errcode)] ?? ''] ?? DAMAGED;
  if ('code' in cause && typeof cause.code === 'string' && cause.code in ON_DISK) return ON_DISK[cause.code] ?? DAMAGED;
  // PostgreSQL makes its files in a process of its own, whose words are all that is left.
  const [, code = ''] = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)\b/.exec(cause.message) ?? [];
  return ON_DISK[code] ?? DAMAGED;
}
