import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOptionColumns, type OptionColumn, optionCell, optionColumns, putCells, withOptionCell } from '../index.ts';

const motor: ConfigGroup = {
  name: 'Motor',
  options: [
    { code: '010', description: '0.63–1.0 A', price: 52, attributes: { amps: 1 }, disableIf: ['Supply.6'] },
    { code: '016', description: '1.0–1.6 A', price: null, attributes: { amps: 1.6, make: 'Tern' } },
    { code: '025' },
  ],
};
const columns = optionColumns(motor);
const named = (key: string): OptionColumn => {
  const found = allOptionColumns(motor).find((column) => column.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};
const put = (cells: string[][], row = 0, key = 'code', of = motor) =>
  putCells(of, { columns, cells, at: { row, column: columns.findIndex((column) => column.key === key) } });

test('a group shows the columns that each option has, its attributes, and what one of them uses or somebody asks for', () => {
  const labels = (group: ConfigGroup, asked?: ReadonlySet<string>) =>
    optionColumns(group, asked).map(({ label }) => label);
  expect(labels(motor)).toEqual(['Code', 'Description', 'Price', 'amps', 'make', 'Rules']);
  expect(labels({ name: 'A' })).toEqual(['Code', 'Description', 'Price', 'Rules']);
  expect(labels({ name: 'A', options: [{ code: '1', maxQty: 3 }] }, new Set(['displayName', 'attributes.kg']))).toEqual(
    ['Code', 'Description', 'Shown as', 'Price', 'kg', 'Most pieces', 'Rules'],
  );
});

describe('a cell', () => {
  test.each([
    ['price', '52', 52],
    ['price', '$1,188.50', 1188.5],
    ['price', '-3.10', -3.1],
    ['price', '0', 0],
    ['price', 'on request', null],
    ['price', 'P.O.R.', null],
    ['price', '4.500', 4.5],
    ['price', '', undefined],
    ['qty', '3', 3],
    ['qty', '', undefined],
    ['selected', 'x', true],
    ['selected', 'No', undefined],
    ['description', '  9–14 A ', '9–14 A'],
    ['formerCodes', 'A, B;A', ['A', 'B']],
    ['formerCodes', ' ', undefined],
  ])('of %s takes %j as %j', (key, text, value) => {
    expect(withOptionCell({ code: 'x', qty: 9, price: 9, selected: true } as ConfigOption, named(key), text)).toEqual(
      Object.fromEntries(
        Object.entries({ code: 'x', qty: 9, price: 9, selected: true, [key]: value }).filter(
          ([, one]) => one !== undefined,
        ),
      ),
    );
  });
  test.each([
    ['price', 'dear', 'no-amount'],
    ['price', '1,18', 'no-amount'],
    ['price', '.', 'no-amount'],
    ['price', '0.005', 'part-of-a-cent'],
    ['qty', '1.5', 'no-whole-number'],
    ['selected', 'perhaps', 'no-yes-or-no'],
    ['code', '5', 'code-by-itself'],
    ['rules', 'x', 'rules-by-itself'],
  ])('of %s does not take %j: %s', (key, text, fault) => {
    expect(withOptionCell({ code: 'x' }, named(key), text)).toBe(fault);
  });
  test('of an attribute is a number where it reads as one, else a text, and goes when it is emptied', () => {
    const [option = { code: '' }] = motor.options ?? [];
    const amps = named('attributes.amps');
    expect(withOptionCell(option, amps, '2.5')).toMatchObject({ attributes: { amps: 2.5 } });
    expect(withOptionCell(option, named('attributes.make'), '304 stainless')).toMatchObject({
      attributes: { amps: 1, make: '304 stainless' },
    });
    expect(withOptionCell(option, amps, '')).not.toHaveProperty('attributes');
    expect(withOptionCell({ code: 'x' }, amps, '')).toEqual({ code: 'x' });
  });
  test('of the description takes the name along where both said the same', () => {
    const description = named('description');
    expect(withOptionCell({ code: 'x', name: '9 A', description: '9 A' }, description, '10 A')).toEqual({
      code: 'x',
      name: '10 A',
      description: '10 A',
    });
    expect(withOptionCell({ code: 'x', name: 'nine', description: '9 A' }, description, '10 A')).toMatchObject({
      name: 'nine',
    });
    expect(withOptionCell({ code: 'x' }, description, '10 A')).toEqual({ code: 'x', description: '10 A' });
  });
  test('that is typed as it is shown changes nothing, whatever the option has', () => {
    const options = fc.record(
      {
        code: fc.string({ maxLength: 4 }),
        description: fc.stringMatching(/^\S{1,5}$/),
        price: fc.oneof(
          fc.constant(null),
          fc.integer({ min: -99_999, max: 999_999 }).map((cents) => cents / 100),
        ),
        qty: fc.nat(20),
        selected: fc.constant(true),
        formerCodes: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,3}$/), { minLength: 1, maxLength: 3 }),
        attributes: fc.dictionary(
          fc.constantFrom('amps', 'kg'),
          fc.double({ min: -50, max: 50, noNaN: true }).map((one) => Math.round(one * 1000) / 1000 || 0),
          { minKeys: 1 },
        ),
      },
      { requiredKeys: ['code'] },
    );
    fc.assert(
      fc.property(options, (option) => {
        for (const column of optionColumns({ name: 'A', options: [option] }))
          if (column.is !== 'code' && column.is !== 'rules')
            expect(withOptionCell(option, column, optionCell(option, column))).toBe(option);
      }),
    );
  });
});

describe('cells that are put in', () => {
  test('go to the rows beside each other, and all else of these options stays', () => {
    const { options, changed, same, refused } = put([['60'], ['61.50'], ['']], 0, 'price');
    expect(options[0]).toEqual({ ...motor.options?.[0], price: 60 });
    expect(options[1]?.price).toBe(61.5);
    expect(changed.map(({ code, before, after }) => [code, before, after])).toEqual([
      ['010', '52.00', '60.00'],
      ['016', 'on request', '61.50'],
    ]);
    expect({ same, refused }).toEqual({ same: 1, refused: [] });
  });
  test('go below the columns that a first line names, by their labels, or the code as that of an option', () => {
    const told = (...cells: string[][]) =>
      put(cells).changed.map(({ code, column, after }) => [code, column.key, after]);
    expect(told(['Option', 'Price'], ['016', '60'])).toEqual([['016', 'price', '60.00']]);
    expect(told(['Price', 'code'], ['60', '016'])).toEqual([['016', 'price', '60.00']]);
    expect(told(['Code', 'Option', 'amps'], ['016', '025', '2'])).toEqual([['016', 'attributes.amps', '2']]);
  });
  test('empty the cells of rows that there are, and begin no row where there is none', () => {
    const { options, added } = put([[''], [''], [''], ['']], 0, 'price');
    expect(options.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
    expect(added).toEqual([]);
  });
  test('go to the option of their code, wherever they are put, and a new code is a new option', () => {
    const { options, changed, added } = put(
      [
        ['016', '1.0–1.6 A', '58'],
        ['700', '60–70 A', '402', '70'],
      ],
      2,
    );
    expect(changed.map(({ code, column }) => [code, column.key])).toEqual([['016', 'price']]);
    expect(added).toEqual([{ code: '700', description: '60–70 A', price: 402, attributes: { amps: 70 } }]);
    expect(options.map(({ code }) => code)).toEqual(['010', '016', '025', '700']);
    expect(options[0]).toBe(motor.options?.[0]);
  });
  test('below the last row begin new options', () => {
    expect(put([['one'], ['two']], 2, 'description').added).toEqual([{ code: 'NEW', description: 'two' }]);
  });
  test('with a line of names of columns are sorted by it; a name that no column has is refused', () => {
    const { options, refused } = put([
      ['Price', 'Weight', 'Code'],
      ['70', '9', '010'],
    ]);
    expect(options[0]?.price).toBe(70);
    expect(refused).toEqual([{ line: 0, column: null, text: 'Weight', why: 'no-column' }]);
  });
  test('with names as a price list has them are sorted by what these mean, in its language', () => {
    const { options, refused } = put([
      ['Order Code', 'List Price', 'Meaning'],
      ['010', '$1,070.50', 'small'],
    ]);
    expect(options[0]).toMatchObject({ code: '010', description: 'small', price: 1070.5 });
    expect(refused).toEqual([]);
    const german = put([
      ['Kennung', 'Bezeichnung', 'Mehrpreis'],
      ['016', 'mittel', '58'],
    ]);
    expect(german.options[1]).toMatchObject({ code: '016', description: 'mittel', price: 58 });
  });
  test('with a name that a column has and another that means the same leave the second out', () => {
    const { options, refused } = put([
      ['Code', 'List price', 'Price'],
      ['010', '70', '60'],
    ]);
    expect(options[0]?.price).toBe(60);
    expect(refused).toEqual([{ line: 0, column: null, text: 'List price', why: 'no-column' }]);
  });
  test('with a word of headings alone among them are no names: it may be a code', () => {
    const { added } = put([
      ['KEY', 'with a key', '3'],
      ['LOCK', 'with a lock', '4'],
    ]);
    expect(added.map(({ code, price }) => [code, price])).toEqual([
      ['KEY', 3],
      ['LOCK', 4],
    ]);
  });
  test('further to the right than there are columns are told, and the others taken', () => {
    const wide = [...columns.map(() => ''), 'note', '', 'note'];
    const { added, refused } = put([
      ['700', '60–70 A', ...wide.slice(2)],
      ['710', '', '', '', ...Array.from({ length: 99 }, () => ' ')],
    ]);
    expect(added.map(({ code }) => code)).toEqual(['700', '710']);
    expect(refused).toEqual([{ line: 0, column: null, text: '3', why: 'beyond' }]);
    expect(put([['700', ...columns.slice(1).map(() => '')]]).refused).toEqual([]);
  });
  test('that fit nothing are refused one by one, with the others taken', () => {
    const { options, refused } = put([
      ['010', 'A', 'dear'],
      ['010', 'B', '3'],
      ['', '', ''],
      ['025', 'C', '3'],
    ]);
    expect(refused.map(({ line, column, text, why }) => [line, column?.key ?? null, text, why])).toEqual([
      [0, 'price', 'dear', 'no-amount'],
      [1, null, '010', 'code-twice'],
    ]);
    expect(options.map(({ description, price }) => [description, price])).toEqual([
      ['A', 52],
      ['1.0–1.6 A', null],
      ['C', 3],
    ]);
  });
  test('beyond the most options of a group are refused', () => {
    const full: ConfigGroup = { name: 'A', options: Array.from({ length: 499 }, (_, at) => ({ code: `c${at}` })) };
    const { added, refused } = put(
      [
        ['new1', 'x'],
        ['new2', 'y'],
        ['c3', 'z'],
      ],
      0,
      'code',
      full,
    );
    expect(added.map(({ code }) => code)).toEqual(['new1']);
    expect(refused.map(({ text, why }) => [text, why])).toEqual([['new2', 'too-many']]);
  });
});
