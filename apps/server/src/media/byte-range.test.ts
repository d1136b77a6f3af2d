import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=5-4', null],
  ['bytes=a-b', null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=5-5', { first: 5, last: 5 }],
  ['bytes=5-9', { first: 5, last: 9 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=98-99', { first: 98, last: 99 }],
  ['bytes=98-100', { first: 98, last: 99 }],
  ['bytes=98-5000', { first: 98, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['bytes=-101', { first: 0, last: 99 }],
  ['bytes=-0', 'unsatisfiable'],
])('of a hundred bytes %j asks for %j', (header, range) => expect(byteRange(header, 100)).toEqual(range));
