import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

test('a key is the one every implementation derives', () => {
  const given = fc.tuple(bytes(64), bytes(50), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 32 }));
  fc.assert(
    fc.property(given, ([password, salt, rounds, keyLength]) => {
      const expected = pbkdf2Sync(password, salt, rounds, keyLength, 'sha256');
      expect([...pbkdf2Sha256(password, salt, rounds, keyLength)]).toEqual([...expected]);
    }),
  );
});
