import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Makes the token that is mailed, and the hash that is stored. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: linkTokenHash(token) };
}

/** No salt: the token is random and long. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
