import { describe, expect, test } from 'vitest';
import { family, importOf, product, sheetOf } from '../testing/import-fixture.ts';
import { judge } from './judge.ts';
import { ROWS_AT_ONCE } from './verdict.ts';

const rows = { families: [family(1, 'tern')], products: [product(11, 'T-1'), product(12, 'T-2')] };

describe('a row without what finds it', () => {
  test('is a new one where the sheet goes by ids', () => {
    const { mapping, judged } = importOf(
      [
        {
          sheet: sheetOf([
            ['Id', 'Part number', 'Name', 'Family', 'List price'],
            [11, 'T-1', 'Panel T-1', 'TERN', '100.00'],
            [null, 'T-9', 'Panel T-9', 'TERN', '120.00'],
          ]),
        },
      ],
      { rows },
    );
    expect(mapping.sheets[0]?.key).toEqual(['id']);
    expect(judged.rows.slice(0, 2).map(({ state, key }) => [state, key])).toEqual([
      ['unchanged', '11'],
      ['new', ''],
    ]);
  });

  test('is refused where it goes by anything else', () => {
    const { lines } = importOf(
      [
        {
          sheet: sheetOf([
            ['Part number', 'List price'],
            ['T-1', '110.00'],
            [null, '120.00'],
          ]),
        },
      ],
      { rows },
    );
    expect(lines[1]).toMatchObject({
      state: 'refused',
      faults: [{ heading: 'Part number', why: 'The row has no Part number, by which its product is found.' }],
    });
  });
});

test('a long sheet is judged with pauses, by the rows that are found', () => {
  const pauses = (count: number): number[] => {
    const cells = Array.from({ length: count }, (_, at) => [`T-${at + 100}`, 'Panel', 'TERN']);
    const { input } = importOf([{ sheet: sheetOf([['Part number', 'Name', 'Family'], ...cells]) }], { rows });
    const work = judge(input);
    const found: number[] = [];
    for (let step = work.next(); step.done !== true; step = work.next()) found.push(step.value);
    return found;
  };
  const [few, many] = [pauses(ROWS_AT_ONCE - 1), pauses(2 * ROWS_AT_ONCE)];
  expect(few.filter((rows) => rows > 0)).toEqual([]);
  expect(many.filter((rows) => rows > 0)).toEqual([1, 2, 1, 2].map((times) => times * ROWS_AT_ONCE));
});
