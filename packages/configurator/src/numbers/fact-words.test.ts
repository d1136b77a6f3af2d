import { expect, test } from 'vitest';
import { factWords } from './fact-words.ts';

test.each([
  [{ name: 'F', value: 17, unit: 'A' }, '17 A'],
  [{ name: 'F', value: 0.5 }, '0.5'],
  [{ name: 'F', value: 1e-7 }, '0.0000001'],
  [{ name: 'F', value: 'NEMA 4X' }, 'NEMA 4X'],
  [{ name: 'F', value: 'open', unit: 'state' }, 'open state'],
])('%j: %s', (fact, words) => expect(factWords(fact)).toBe(words));
