import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { findList } from './find-list.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Motor',
      options: [
        { code: 'A', description: 'Axial' },
        { code: 'B', description: 'Bax' },
      ],
    },
    { name: 'Motor amps', options: [{ code: '1' }, { code: '2' }] },
    { name: 'Cord', kind: 'number', unit: 'ft' },
    { name: 'Tag', kind: 'text' },
    { name: 'Lid', options: [{ code: 'L' }] },
    {
      name: 'Type',
      options: [
        { code: 'T', description: 'Axial' },
        { code: 'U', description: 'Bax' },
      ],
    },
    { name: 'motor', options: [{ code: 'Z' }] },
  ],
};
const told = (...rows: readonly string[]): string | null => {
  const cells = rows.map((row) => row.split('|'));
  const list = findList(cells, panel);
  if (list === null) return null;
  const columns = list.columns.map((column) => {
    if (column.is === 'options' || column.is === 'words') return `${column.is} of ${column.index.group.name}`;
    if (column.is === 'number') return `number of ${column.group.name}`;
    return column.is === 'gives' ? `gives ${column.name}` : column.is;
  });
  return `${list.head} (${list.named}): ${columns.join(', ')}`;
};

describe('a row that names groups is the head of a list', () => {
  test.each<[string, readonly string[], string | null]>([
    ['of two groups', ['Motor|Motor amps', 'A|1', 'B|2'], '0 (2): options of Motor, options of Motor amps'],
    ['of a group and a number', ['Motor|Cord', 'A|5'], '0 (2): options of Motor, number of Cord'],
    ['of a group and a price', ['Motor|Price', 'A|$5'], '0 (1): options of Motor, gives price'],
    ['of a group with one option', ['Motor|Lid', 'A|L'], '0 (2): options of Motor, options of Lid'],
    ['of a group and a mark', ['Motor|Made', 'A|x', 'B|'], '0 (1): options of Motor, mark'],
    ['not of one group alone', ['Motor|Remarks', 'A|steel'], null],
    ['not of a text', ['Tag|Price', 'A|$5'], null],
    ['not of none', ['Gizmo|Price', 'A|$5'], null],
    ['not without a row below it', ['Motor|Motor amps'], null],
    ['below titles', ['Our motors|', '|', 'Motor|Motor amps', 'A|1'], '2 (2): options of Motor, options of Motor amps'],
    [
      'that names the most',
      ['Motor|Price', 'Motor|Motor amps', 'A|1'],
      '1 (2): options of Motor, options of Motor amps',
    ],
    [
      'the first of two that name as many',
      ['Motor|Motor amps', 'Motor|Motor amps', 'A|1'],
      '0 (2): options of Motor, options of Motor amps',
    ],
    [
      'in the fifteenth row',
      [...Array(14).fill('x'), 'Motor|Motor amps', 'A|1'],
      '14 (2): options of Motor, options of Motor amps',
    ],
    ['not in the sixteenth', [...Array(15).fill('x'), 'Motor|Motor amps', 'A|1'], null],
  ])('%s', (_, rows, expected) => expect(told(...rows)).toBe(expected));
});

describe('a heading names a group', () => {
  test.each<[string, string]>([
    ['Motor', 'words of Motor'],
    ['MOTOR', 'words of Motor'],
    ['Motor code', 'words of Motor'],
    ['Motor (type)', 'words of Motor'],
    ['Our motor', 'words of Motor'],
    ['Motor amps', 'words of Motor amps'],
    ['Size – motor amps', 'words of Motor amps'],
    ['Cord ft', 'number of Cord'],
    ['Cord length', 'number of Cord'],
    ['Motors', 'gives motors'],
    // Of a group whose name others add to theirs, the name itself.
    ['Type', 'options of Type'],
    ['Description', 'gives description'],
    ['Code', 'gives code'],
    ['', 'gives value'],
  ])('%j: %s', (heading, expected) => {
    // Another column has the codes.
    expect(told(`${heading}|Motor|Motor amps`, '5|A|1', '6|B|2')?.split(': ')[1]?.split(', ')[0]).toBe(expected);
  });
});

describe('another column', () => {
  test.each<[string, readonly string[], string]>([
    [
      'of the same group has its words, where it reads less well',
      ['Motor|Motor|Price', 'A|Axial|$1', 'B|other|$2'],
      'options of Motor, words of Motor, gives price',
    ],
    [
      'and the other way round',
      ['Motor|Motor|Price', 'x|A|$1', 'B|B|$2'],
      'words of Motor, options of Motor, gives price',
    ],
    [
      'has words, where most are of a group that is named',
      ['Motor|Remark|Cord', 'A|Axial|1', 'B|Bax|2'],
      'options of Motor, words of Motor, number of Cord',
    ],
    [
      'has words, where three in five are',
      ['Motor|Remark|Cord', 'A|Axial|1', 'A|Axial|2', 'B|Bax|3', 'B|steel|4', 'B|steel|5'],
      'options of Motor, words of Motor, number of Cord',
    ],
    [
      'has words of the first of two groups',
      ['Motor|Type|Remark', 'A|T|Axial', 'B|U|Bax'],
      'options of Motor, options of Type, words of Motor',
    ],
    [
      'of the same group has its words, where it reads nothing in the one row',
      ['Motor|Motor|Price', 'x|A|$1'],
      'words of Motor, options of Motor, gives price',
    ],
    ['and where it is empty', ['Motor|Motor|Price', '|A|$1'], 'words of Motor, options of Motor, gives price'],
    [
      'has none, where fewer are',
      ['Motor|Remark|Cord', 'A|Axial|1', 'B|steel|2'],
      'options of Motor, unknown, number of Cord',
    ],
    [
      'gives amounts by one word of its heading',
      ['Motor|Full Load (A)|Cord', 'A|1.5|1', 'B|2.5|2'],
      'options of Motor, gives full_load_a, number of Cord',
    ],
    [
      'gives none, where a text is no amount',
      ['Motor|FLA|Cord', 'A|1.5|1', 'B|steel|2'],
      'options of Motor, unknown, number of Cord',
    ],
    [
      'gives ones and zeros as a measure',
      ['Motor|fla|Cord', 'A|1|1', 'B|0|2'],
      'options of Motor, gives fla, number of Cord',
    ],
    [
      'or as marks, by another heading',
      ['Motor|Made|Cord', 'A|1|1', 'B|0|2'],
      'options of Motor, mark, number of Cord',
    ],
    [
      'or as marks, where others stand between',
      ['Motor|fla|Cord', 'A|1|1', 'B|x|2'],
      'options of Motor, mark, number of Cord',
    ],
    [
      'by its first two hundred rows',
      ['Motor|Else|Cord', ...Array<string>(200).fill('A|1.5|1'), 'A|steel|1'],
      'options of Motor, gives else, number of Cord',
    ],
    [
      'and by all of them',
      ['Motor|Else|Cord', ...Array<string>(199).fill('A|1.5|1'), 'A|steel|1'],
      'options of Motor, unknown, number of Cord',
    ],
    ['is unknown, where it is empty', ['Motor|Else|Cord', 'A||1', 'B||2'], 'options of Motor, unknown, number of Cord'],
    [
      'is a price by its heading, whatever is in it',
      ['Motor|List price|Cord', 'A|steel|1'],
      'options of Motor, gives price, number of Cord',
    ],
  ])('%s', (_, rows, columns) => expect(told(...rows)?.replace(/^\S+ \S+ /, '')).toBe(columns));
});
