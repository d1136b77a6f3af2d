import { type Configurator, evaluate } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { cellsWithin, restCells } from './number-cells.ts';

describe('the rest of a number', () => {
  const told = (groupSeparator: string | undefined, rest: string, group: string | null = 'Motor') =>
    restCells({ configGroups: [], ...(groupSeparator !== undefined && { groupSeparator }) }, rest, group).map(
      (cell) => `${cell.separator}[${cell.text}] ${cell.group} ${cell.state}`,
    );
  test.each<[string, string | undefined, string, string[]]>([
    ['begins with the wrong part', undefined, '9', ['[9] Motor wrong']],
    [
      'goes on with parts that nobody reads',
      undefined,
      '9-A-B',
      ['[9] Motor wrong', '-[A] null unread', '-[B] null unread'],
    ],
    [
      'may begin with a separator, which is of the wrong part',
      undefined,
      '-9-A',
      ['-[9] Motor wrong', '-[A] null unread'],
    ],
    ['may end with one', undefined, '9-', ['[9] Motor wrong', '-[] null unread']],
    ['may be a separator alone', undefined, '-', ['-[] Motor wrong']],
    ['may be nothing', undefined, '', ['[] Motor wrong']],
    ['is parted by a separator of several characters', ' / ', ' / 9 / A', [' / [9] Motor wrong', ' / [A] null unread']],
    ['is one part where groups have no separator', '', '9-A', ['[9-A] Motor wrong']],
  ])('%s', (_, separator, rest, cells) => expect(told(separator, rest)).toEqual(cells));
  test('may be of no group', () => expect(told('-', '9', null)).toEqual(['[9] null wrong']));
});

describe('the cells of a number, as far as a text prints them', () => {
  const panel: Configurator = {
    prefix: 'P-',
    configGroups: [
      { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
      { name: 'Box', options: [{ code: '4X' }] },
    ],
  };
  const told = (text: string | null, configurator = panel) => {
    const { cells, to } = cellsWithin(configurator, evaluate(configurator, [[0, 1], [1]]), text);
    return [...cells.map((cell) => `${cell.separator}[${cell.text}] ${cell.group} ${cell.state}`), to];
  };
  const bare: Configurator = { configGroups: panel.configGroups };
  test.each<[string, string | null, Configurator, (string | number)[]]>([
    ['are all of them without a text', null, panel, ['[P-] null right', '[3] Supply right', '-[4X] Box right', 6]],
    [
      'are all of them in the whole text',
      'P-3-4X',
      panel,
      ['[P-] null right', '[3] Supply right', '-[4X] Box right', 6],
    ],
    ['end with the first that differs', 'P-3-4Y', panel, ['[P-] null right', '[3] Supply right', 3]],
    ['end within a cell that is cut', 'P-3-4', panel, ['[P-] null right', '[3] Supply right', 3]],
    ['are none of a text that begins otherwise', 'Q-3', panel, [0]],
    ['have no prefix where there is none', '3-4', bare, ['[3] Supply right', 1]],
  ])('%s', (_, text, configurator, cells) => expect(told(text, configurator)).toEqual(cells));
});
