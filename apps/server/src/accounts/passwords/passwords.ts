import { randomBytes, timingSafeEqual } from 'node:crypto';
import { currentAsker } from '../../work/asker.ts';
import { openWork, type Work } from '../../work/work.ts';
import { type DerivePassword, derivePassword, type ScryptCost } from './derive-password.ts';
import { deriveOnce } from './one-derivation.ts';

/** 32 MB and, on one core, a sixth of a second: as OWASP's password storage sheet asks (N 2^15, r 8, p 3). */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const NAME = 'scrypt';

export interface Passwords {
  /** `like`: a hash to share salt and cost with, so that both are checked by one derivation. */
  hash(password: string, like?: string | null): Promise<string>;
  /** Without a hash it returns false, after the same work. */
  verify(given: { hash: string | null; password: string }): Promise<boolean>;
  /** Whether so many wait that the next one of this caller would be refused. */
  isBusy(): boolean;
}

interface PasswordOptions {
  derive?: DerivePassword;
  work?: Pick<Work, 'run' | 'hasRoom'>;
}

/** Hashes passwords off the main thread, when it is the turn of the network that asks. */
export function openPasswords(
  cost: ScryptCost = SCRYPT_COST,
  { derive = derivePassword, work = openWork() }: PasswordOptions = {},
): Passwords {
  const derived = (password: string, { salt, N, r, p }: Recipe, bytes: number) =>
    work.run('passwords', currentAsker(), () => derive(password, Buffer.from(salt, 'base64url'), { N, r, p }, bytes));
  const fresh = (): Recipe => ({ ...cost, salt: randomBytes(SALT_BYTES).toString('base64url') });
  return {
    isBusy: () => !work.hasRoom('passwords', currentAsker()),
    hash: async (password, like = null) => {
      const recipe = (like === null ? null : readHash(like))?.recipe ?? fresh();
      const { N, r, p, salt } = recipe;
      const derive = () => derived(password, recipe, HASH_BYTES);
      const key = (await (deriveOnce(keyOf(recipe, HASH_BYTES, password), derive) ?? derive())).toString('base64url');
      return [NAME, N, r, p, salt, key].join('$');
    },
    verify: async ({ hash, password }) => {
      const kept = hash === null ? null : readHash(hash);
      if (hash !== null && kept === null) return false;
      const recipe = kept?.recipe ?? fresh();
      const expected = Buffer.from(kept?.key ?? '', 'base64url');
      const bytes = kept === null ? HASH_BYTES : expected.length;
      const made = await deriveOnce(keyOf(recipe, bytes, password), () => derived(password, recipe, bytes));
      return kept !== null && made !== null && timingSafeEqual(made, expected);
    },
  };
}

interface Recipe extends ScryptCost {
  /** base64url. */
  salt: string;
}

const keyOf = (recipe: Recipe, bytes: number, password: string): string => JSON.stringify([recipe, bytes, password]);

/** null: not one of ours. */
function readHash(hash: string): { recipe: Recipe; key: string } | null {
  const [name, N, r, p, salt = '', key = ''] = hash.split('$');
  if (name !== NAME || Buffer.from(key, 'base64url').length === 0) return null;
  return { recipe: { N: Number(N), r: Number(r), p: Number(p), salt }, key };
}
