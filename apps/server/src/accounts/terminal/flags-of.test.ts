import { expect, test } from 'vitest';
import { flagsOf } from './flags-of.ts';

const kinds = { role: 'value', customer: 'value', end: 'alone' } as const;

test.each([
  [[], {}],
  [['--role', 'editor'], { role: 'editor' }],
  [['--end', '--customer', 'prairie-pump', '--role', 'none'], { end: '', customer: 'prairie-pump', role: 'none' }],
  [['--role'], null],
  [['--role', '--end'], null],
  [['--role', 'a', '--role', 'b'], null],
  [['--rule', 'editor'], null],
  [['--toString'], null],
  [['role', 'editor'], null],
  [['--end', 'now'], null],
])('%j is %j', (words, flags) => expect(flagsOf(words, kinds)).toEqual(flags));
