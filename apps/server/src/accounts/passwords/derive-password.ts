import { type ScryptOptions, scrypt } from 'node:crypto';

/** The cost parameters of scrypt. Memory is 128 × N × r bytes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}
export type DerivePassword = (password: string, salt: Buffer, cost: ScryptCost, bytes: number) => Promise<Buffer>;

/** By scrypt, in a thread. The same letters typed on another keyboard are the same password (NFKC). */
export const derivePassword: DerivePassword = (password, salt, { N, r, p }, bytes) => {
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
};
