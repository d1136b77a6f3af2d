import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@millrace/contract/office';

/** Without letters and figures that look alike. 24 of them are 118 bits, so a hash without salt is safe. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const IN_GROUP = 4;

/** Ten new codes, to be shown once and kept as hashes. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: IN_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Typed with or without its hyphens, in letters of either size. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url');
