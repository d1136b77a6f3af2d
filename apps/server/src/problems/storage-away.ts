import { isDatabaseAway } from '@millrace/database';
import { ProblemError, problem } from './problem-error.ts';

/** A restart of the database takes about as long. */
const RETRY_AFTER_SECONDS = 5;
const WORDS = 'This cannot be stored or looked up just now. Nothing is lost: please try again in a moment.';
/** The disk is full, over its quota, or read-only. */
const OF_DISK = ['ENOSPC', 'EDQUOT', 'EROFS'];
/** The folder is not for this account to write in; of a file alone, as a port may be forbidden too. */
const OF_FOLDER = ['EACCES', 'EPERM'];

/** The refusal of what needs the database or the disk while they take nothing. */
export const storageAway = (): ProblemError =>
  new ProblemError(problem('not-ready', WORDS), { 'retry-after': String(RETRY_AFTER_SECONDS) });

/** Whether an error, or what caused it, says that nothing can be stored just now: no fault of the program. */
export const isStorageAway = (error: unknown): boolean => isDatabaseAway(error) || isDiskFull(error);

/** Whether an error, or what caused it, says that the disk takes nothing. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OF_DISK.includes(code) || ('path' in error && OF_FOLDER.includes(code)) || isDiskFull(error.cause);
}
