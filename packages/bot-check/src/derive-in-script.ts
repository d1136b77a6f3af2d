import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Derives the key of a challenge without the browser's own PBKDF2, which exists on https and on localhost alone. Some ten times slower. */
export const deriveInScript: typeof deriveKey = async ({ cost, keyLength = KEY_BYTES }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

const KEY_BYTES = 32;
