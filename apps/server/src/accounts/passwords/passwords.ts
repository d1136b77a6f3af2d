import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

/** The cost parameters of scrypt. Memory is 128 × N × r bytes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB and, on one core, a sixth of a second: as OWASP's password storage sheet asks (N 2^15, r 8, p 3). */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
/** Half of the four threads of Node's pool, which files and host names need too. */
const HASHES_AT_ONCE = 2;
/** Ten seconds of work: nobody waits longer. */
const WAITING_MAX = 60;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const NAME = 'scrypt';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it returns false, after the same work. */
  verify(given: { hash: string | null; password: string }): Promise<boolean>;
  /** Whether so many wait that the next one should be refused. */
  isBusy(): boolean;
}

/** Hashes passwords off the main thread, two at a time. */
export function openPasswords(cost: ScryptCost = SCRYPT_COST): Passwords {
  const limit = pLimit(HASHES_AT_ONCE);
  const hashed = async (password: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES);
    const derived = await limit(() => derive(password, salt, cost, HASH_BYTES));
    return [NAME, cost.N, cost.r, cost.p, salt.toString('base64url'), derived.toString('base64url')].join('$');
  };
  return {
    isBusy: () => limit.pendingCount >= WAITING_MAX,
    hash: hashed,
    verify: async ({ hash, password }) => {
      if (hash === null) {
        await hashed(password);
        return false;
      }
      const [name, N, r, p, salt = '', kept = ''] = hash.split('$');
      const expected = Buffer.from(kept, 'base64url');
      if (name !== NAME || expected.length === 0) return false;
      const asked = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await limit(() => derive(password, Buffer.from(salt, 'base64url'), asked, expected.length));
      return timingSafeEqual(derived, expected);
    },
  };
}

/** The same letters typed on another keyboard are the same password (NFKC). */
function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost, length: number): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
}
