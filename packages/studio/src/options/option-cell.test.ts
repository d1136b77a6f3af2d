import type { ConfigOption } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { optionCell } from './option-cell.ts';
import { allOptionColumns, attributeColumn, optionColumns } from './option-columns.ts';

const cell = (option: object, key: string): string => {
  const column = [...allOptionColumns({ name: 'A' }), attributeColumn('amps')].find((one) => one.key === key);
  if (column === undefined) throw new Error(`No column ${key}`);
  return optionCell({ code: 'a', ...option } as ConfigOption, column);
};

test.each<[string, object, string, string]>([
  ['an amount has two decimals', { price: 5 }, 'price', '5.00'],
  ['or as many as it has more', { price: 5.125 }, 'price', '5.125'],
  ['an amount on request is said', { price: null }, 'price', 'on request'],
  ['no amount is nothing', {}, 'price', ''],
  ['an amount that is none stands as it is written', { price: 'dear' }, 'price', 'dear'],
  ['yes is said', { isLast: true }, 'isLast', 'yes'],
  ['no is nothing', { isLast: false }, 'isLast', ''],
  ['nor is what is not said', {}, 'isLast', ''],
  ['what is neither stands as it is written', { isLast: 'perhaps' }, 'isLast', 'perhaps'],
  ['a list is parted by commas', { formerCodes: ['x', 'y'] }, 'formerCodes', 'x, y'],
  ['a list that is none stands as it is written', { formerCodes: 'x' }, 'formerCodes', 'x'],
  ['a whole number', { qty: 3 }, 'qty', '3'],
  ['an attribute', { attributes: { amps: 2.5 } }, 'attributes.amps', '2.5'],
  ['an attribute that is not there', { attributes: { kg: 1 } }, 'attributes.amps', ''],
  ['rules stand elsewhere', { enableIf: ['A.b'] }, 'rules', ''],
  ['what is no text stands as JSON', { description: { a: 1 } }, 'description', '{"a":1}'],
])('in a cell: %s', (_, option, key, text) => expect(cell(option, key)).toBe(text));

describe('the columns of options', () => {
  const keys = (options: object[], ...asked: string[]) =>
    optionColumns({ name: 'A', options: options as ConfigOption[] }, new Set(asked)).map(({ key }) => key);
  test('are those of all, and those in which one has a value, in their order', () => {
    expect(keys([{ code: 'a' }])).toEqual(['code', 'description', 'price', 'rules']);
    expect(
      keys([
        { code: 'a', groupName: 'G', altDescription: 'L', qty: 1 },
        { code: 'b', attributes: { amps: 1 }, name: 'B' },
      ]),
    ).toEqual([
      'code',
      'description',
      'name',
      'altDescription',
      'price',
      'attributes.amps',
      'groupName',
      'qty',
      'rules',
    ]);
  });
  test('are those that are asked for, too', () => {
    expect(
      keys([{ code: 'a', attributes: { amps: 1 } }], 'displayName', 'isLast', 'attributes.kg', 'attributes.amps'),
    ).toEqual([
      ...['code', 'description', 'displayName', 'price', 'attributes.amps', 'attributes.kg', 'isLast', 'rules'],
    ]);
  });
  test('are not that of a name that is the description once more', () => {
    expect(keys([{ code: 'a', name: 'Axial', description: 'Axial' }])).not.toContain('name');
    expect(keys([{ code: 'a', name: 'Ax', description: 'Axial' }])).toContain('name');
    expect(keys([{ code: 'a', displayName: 'Axial', description: 'Axial', name: 'Axial' }])).toContain('displayName');
  });
});
