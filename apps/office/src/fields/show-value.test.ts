import type { Field } from '@millrace/contract/fields';
import { describe, expect, test } from 'vitest';
import { printValue, showValue } from './print-value.ts';

type Widget = Field['widget'];
const to = { kinds: ['documents'], by: 'id' } as const;
const as = (is: string, rest: object = {}) => ({ widget: { is, ...rest } as unknown as Widget });

describe('a value is typed as it is read back', () => {
  test.each<[string, { widget: Widget }, unknown, string]>([
    ['cents', as('cents'), 118_800, '1,188.00'],
    ['cents below nothing', as('cents'), -50, '-0.50'],
    ['cents that are none', as('cents'), 1.5, '1.5'],
    ['a decimal', as('decimal'), 2.5, '2.5'],
    ['a decimal that is a text', as('decimal'), '2,5', '2,5'],
    ['references', as('references', { to }), [3, 4], '3, 4'],
    ['references that are none', as('references', { to }), [{ id: 3 }], '[{"id":3}]'],
    ['texts', as('texts'), ['a', 'b'], 'a\nb'],
    ['pictures', as('pictures'), ['a.png', 'b.png'], 'a.png\nb.png'],
    ['entries', as('entries'), { Voltage: '120 V', Amps: 5 }, 'Voltage: 120 V\nAmps: 5'],
    ['entries that are none', as('entries'), ['a'], '["a"]'],
    ['a word of JSON', as('json'), 'red', 'red'],
    ['a text that would be read as a number', as('json'), '5', '"5"'],
    ['a text with blanks around', as('json'), ' red', '" red"'],
    ['no text', as('json'), '', '""'],
    ['JSON', as('json'), { a: [1] }, '{"a":[1]}'],
    ['anything else', as('text'), 5, '5'],
    ['nothing', as('cents'), null, ''],
  ])('%s', (_, field, value, typed) => expect(printValue(field, value)).toBe(typed));
});

describe('a value is shown as a person reads it', () => {
  const choices = [
    { value: 'a', label: 'First' },
    { value: 2, label: 'Second' },
  ];
  const wordsOf = (value: unknown) => (value === 3 ? 'Data sheet' : undefined);
  test.each<[string, { widget: Widget }, unknown, string]>([
    ['a choice', as('choice', { choices }), 2, 'Second'],
    ['a choice that there is not', as('choice', { choices }), 'z', 'z'],
    ['a row by its words', as('reference', { to }), 3, 'Data sheet'],
    ['a row that is not known', as('reference', { to }), 9, '9'],
    ['objects by how many there are', as('objects'), [{}, {}], '2'],
    ['no objects', as('objects'), [], ''],
    [
      'attributes',
      as('attributes'),
      { kg: 5, safe: true, loud: false, of: ['a', 'b'], v: { from: 1, to: 2 } },
      'kg: 5 · safe: yes · loud: no · of: a, b · v: 1–2',
    ],
    ['an attribute open at an end', as('attributes'), { v: { from: 1 }, w: { to: 2 } }, 'v: 1– · w: –2'],
    ['a record of words', as('object'), { x: 1, y: 'b' }, '1, b'],
    ['a record of more than words', as('object'), { x: [1] }, 'there'],
    ['entries side by side', as('entries'), { a: '1', b: '2' }, 'a: 1 · b: 2'],
    ['texts side by side', as('texts'), ['a', 'b'], 'a · b'],
    ['a list of anything', as('text'), [1, 2], '[1,2]'],
    ['nothing', as('choice', { choices }), undefined, ''],
  ])('%s', (_, field, value, shown) => expect(showValue(field, value, wordsOf)).toBe(shown));
});
