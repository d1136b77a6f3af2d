import { describe, expect, test } from 'vitest';
import { SHEET_LIMITS } from './limits.ts';
import { readSheets } from './read-sheets.ts';

const TABLE = [...new TextEncoder().encode('a,b\nc,d\n'.repeat(30))];
const refusalOf = (bytes: readonly number[]) => {
  const reading = readSheets('a.csv', Uint8Array.from(bytes));
  return reading.ok ? null : reading.refusal.code;
};

describe('a file of another kind is known by its first signs, all of them, though a table follows', () => {
  const kinds: readonly (readonly [string, string, readonly number[]])[] = [
    ['PDF', 'not-a-sheet', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['RTF', 'not-a-sheet', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
    ['PostScript', 'not-a-sheet', [0x25, 0x21, 0x50, 0x53]],
    ['PNG', 'not-a-sheet', [0x89, 0x50, 0x4e, 0x47]],
    ['JPEG', 'not-a-sheet', [0xff, 0xd8, 0xff]],
    ['XLS', 'old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ];
  test.each(kinds)('%s', (_, code, signs) => {
    expect(refusalOf([...signs, ...TABLE])).toBe(code);
    for (const at of signs.keys()) expect(refusalOf([...signs.with(at, 0x78), ...TABLE])).toBeNull();
    expect(refusalOf([0x78, ...signs, ...TABLE])).toBeNull();
  });

  test('a ZIP begins with PK, and is read as a workbook', () => {
    expect(refusalOf([0x50, 0x4b, ...TABLE])).toBe('not-a-sheet');
    expect(refusalOf([0x50, 0x4c, ...TABLE])).toBeNull();
    expect(refusalOf([0x51, 0x4b, ...TABLE])).toBeNull();
  });
});

test('one sign is a table of one cell, and none is empty', () => {
  expect(refusalOf([0x41])).toBeNull();
  expect(refusalOf([])).toBe('empty');
  expect(refusalOf([0x20, 0x0a])).toBe('empty');
});

describe('the limits that a person may come upon', () => {
  test('a cell and a row of a workbook may be as large as a spreadsheet lets them be, and a cell of a CSV file larger', () => {
    expect(SHEET_LIMITS).toMatchObject({ columns: 16_384, cell: 32_767, csvCell: 1_000_000 });
  });

  test('all sheets of a file may have 4 million cells, and unpack to 300 MB', () => {
    expect(SHEET_LIMITS).toMatchObject({ cells: 4_000_000, content: 300_000_000 });
  });

  test('a file may have 60 MB, whatever it is', () => {
    const picture = new Uint8Array(60_000_001);
    picture.set([0x89, 0x50, 0x4e, 0x47]);
    expect(readSheets('a.png', picture)).toEqual({
      ok: false,
      refusal: { code: 'too-large', what: 'file', limit: 60_000_000 },
    });
    expect(readSheets('a.png', picture.subarray(0, -1))).toEqual({ ok: false, refusal: { code: 'not-a-sheet' } });
  });
});
