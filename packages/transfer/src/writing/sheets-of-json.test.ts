import { expect, test } from 'vitest';
import { family, product } from '../testing/import-fixture.ts';
import { sheetsOfJson } from './sheets-of-json.ts';

type Known = { readonly id: number };

/** The text that the column shows for the one product of the file. */
function cellOf(heading: string, families: readonly object[] | null): string | undefined {
  const present: readonly Known[] = [
    { ...family(1, 'tern'), id: 1 },
    { ...family(2, 'heron'), id: 2 },
  ];
  const kinds = new Map<'families' | 'products', readonly Record<string, unknown>[]>([
    ['products', [{ ...product(11, '00123'), familyId: 1 }]],
    ...(families === null ? [] : [['families', families] as ['families', Record<string, unknown>[]]]),
  ]);
  const sheets = sheetsOfJson(kinds, { attributes: [], rows: (kind) => (kind === 'families' ? present : []) });
  const cells = sheets.find(({ name }) => name === 'Products')?.cells ?? [];
  const column = cells.find(({ row, text }) => row === 0 && text === heading)?.column;
  return cells.find((cell) => cell.row === 1 && cell.column === column)?.text;
}

test('a reference is named as the site names it', () => expect(cellOf('Family', null)).toBe('TERN'));

test('a row of the file is known by the name that the file gives it, not by the one it had', () =>
  expect(cellOf('Family', [{ ...family(1, 'plover') }])).toBe('PLOVER'));

test('a name that the file gives to a second row names neither', () =>
  expect(cellOf('Family', [{ ...family(1, 'plover') }, { ...family(3, 'plover') }])).not.toBe('PLOVER'));
