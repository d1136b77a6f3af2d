import { NO_CENTS } from '@millrace/configurator';
import { expect, test } from 'vitest';
import type { Structure } from '../align.ts';
import type { GatheredGroup } from '../gathered-groups.ts';
import type { GuideNote } from '../guide.ts';
import { giveZeros } from './lost-zeros.ts';

const at = { sheet: 0, row: 0, column: 0 };
const option = (code: string) => ({ code, marks: [], words: '', price: NO_CENTS, isBase: false, at, isTaken: true });
const group = (...codes: string[]): GatheredGroup => ({
  key: '0:0:0',
  name: 'Size',
  at,
  marks: [],
  position: null,
  optional: false,
  several: false,
  isTaken: true,
  options: codes.map(option),
});
const printing = (...codes: string[]): Structure => ({
  prefix: '',
  separators: [],
  inner: undefined,
  skipped: new Set(),
  alignments: codes.map((code) => ({ text: code, prefix: '', parts: [{ separator: '', codes: [code] }], cost: 0 })),
});

function given(groups: readonly GatheredGroup[], structure: Structure | null) {
  const notes: GuideNote[] = [];
  giveZeros(groups, structure, notes);
  return { codes: groups.flatMap(({ options }) => options.map(({ code }) => code)), notes: notes.length };
}

test('codes of digits get back the zeros of the printed numbers, and each says so', () => {
  expect(given([group('5', '20', 'T5')], printing('005', '020'))).toEqual({ codes: ['005', '020', 'T5'], notes: 2 });
});

test.each([
  ['no number is printed', null],
  ['the printed code is an option', printing('05')],
  ['the printed codes are not of one length', printing('005', '20')],
  ['none begins with a zero', printing('55')],
])('nothing is given where %s', (_, structure) => {
  expect(given([group('05', '5')], structure)).toEqual({ codes: ['05', '5'], notes: 0 });
});
