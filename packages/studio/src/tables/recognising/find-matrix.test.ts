import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { findMatrix } from './find-matrix.ts';
import { optionIndexes } from './option-index.ts';
import type { Decisions } from './recognition.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Motor',
      options: [
        { code: 'A', description: 'Axial' },
        { code: 'B', description: 'Bax' },
      ],
    },
    { name: 'Volt', options: [{ code: '1' }, { code: '2' }, { code: '3' }] },
    { name: 'Lid', options: [{ code: '1', description: 'one' }, { code: 'S' }] },
  ],
};
/** The head and the column of labels, then the options of rows and columns by their places, and the marks of their footnotes. */
function told(rows: readonly string[], decided: Decisions = {}): string | null {
  const found = findMatrix(
    rows.map((row) => row.split('|')),
    optionIndexes(panel),
    decided,
  );
  if (found === null) return null;
  const side = ({ group, codesAt, footnotes }: typeof found.rows) =>
    `${group} ${[...codesAt].map(([at, codes]) => `${at}${codes.join('+')}`).join(' ')}${footnotes.map(({ row, column, mark }) => ` ^${mark} ${row}:${column}`).join('')}`;
  return `${found.head},${found.label}: ${side(found.rows)} / ${side(found.columns)}`;
}

describe('the options of two groups stand along the sides of a matrix', () => {
  test.each<[string, readonly string[], string | null]>([
    ['by their codes', ['|1|2|3', 'A|x|x|', 'B|||x'], '0,0: Motor 1A 2B / Volt 11 22 33'],
    ['by their words', ['|1|2', 'Axial|x|x', 'Bax||x'], '0,0: Motor 1A 2B / Volt 11 22'],
    ['the other way round', ['|A|B', '1|x|', '2|x|x', '3||x'], '0,0: Volt 11 22 33 / Motor 1A 2B'],
    ['below titles and after words', ['What fits|||', '||1|2', 'all|A|x|', 'of|B||x'], '1,1: Motor 2A 3B / Volt 21 32'],
    ['with several at one place', ['|1, 2|3', 'A|x|', 'B||x'], '0,0: Motor 1A 2B / Volt 11+2 23'],
    ['with footnotes', ['|1¹|2', 'A*|x|', 'B||x'], '0,0: Motor 1A 2B ^* 1:0 / Volt 11 22 ^¹ 0:1'],
    ['past labels of neither', ['|1|foo|3', 'A|x||', 'bar|||', 'B|||x'], '0,0: Motor 1A 3B / Volt 11 33'],
    [
      'by the words beside codes of which one is missing',
      ['||1|2', '|Axial|x|', 'B|Bax||x'],
      '0,1: Motor 1A 2B / Volt 21 32',
    ],
    ['not by a cell of marks beside a missing code', ['|1|2', 'A|x|', '|B|x'], '0,0: Motor 1A / Volt 11 22'],
    ['of one option each, by their words', ['|one', 'Axial|x'], '0,0: Motor 1A / Lid 11'],
    ['not of one group', ['|A|B', 'A|x|', 'B||x'], null],
    ['not without labels', ['|1|2', 'foo|x|', 'bar||x'], null],
    ['not without a row', ['|1|2'], null],
    ['by the group that has more of them', ['|1|S', 'A|x|', 'B||x'], '0,0: Motor 1A 2B / Lid 11 2S'],
    ['by the code as it stands before words', ['|one|2|3', 'A|x|', 'B||x'], '0,0: Motor 1A 2B / Volt 22 33'],
  ])('%s', (_, rows, expected) => expect(told(rows)).toBe(expected));

  test('of those that a person decided', () => {
    const rows = ['|1|2', 'A|x|', 'B||x'];
    expect(told(rows, { columns: 'Lid' })).toBe('0,0: Motor 1A 2B / Lid 11');
    expect(told(rows, { rows: 'Motor' })).toBe('0,0: Motor 1A 2B / Volt 11 22');
    expect(told(rows, { rows: 'Volt' })).toBeNull();
  });

  test('within the first fifteen rows and six columns', () => {
    const matrix = ['|1|2', 'A|x|', 'B||x'];
    const below = (count: number) => [...Array<string>(count).fill('||'), ...matrix];
    expect(told(below(14))).toBe('14,0: Motor 15A 16B / Volt 11 22');
    expect(told(below(15))).toBeNull();
    const after = (count: number) => matrix.map((row) => `${'|'.repeat(count)}${row}`);
    expect(told(after(5))).toBe('0,5: Motor 1A 2B / Volt 61 72');
    expect(told(after(6))).toBeNull();
  });
});
