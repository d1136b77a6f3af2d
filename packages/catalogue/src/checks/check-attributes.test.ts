import type { AttributeValue, ContentAttribute } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { attribute, family, product } from '../testing/rows.ts';
import { findingsOf, type Rows } from '../testing/snapshot-of.ts';

const amps = attribute({ id: 1, key: 'amps', label: 'Amps', type: 'range', precision: 1, min: 0, max: 100 });
const hp = attribute({ id: 2, key: 'hp', label: 'Power', type: 'number', precision: 0 });
const enclosure = attribute({
  id: 3,
  key: 'enclosure',
  label: 'Enclosure',
  type: 'choice',
  choices: ['NEMA 1', 'NEMA 4X'],
});
const note = attribute({ id: 4, key: 'note', label: 'Note', type: 'text' });
const locks = attribute({ id: 5, key: 'locks', label: 'Locks', type: 'yesNo' });
const attributes = [amps, hp, enclosure, note, locks];

/** Codes and places, without the warnings that lonely rows have. */
const found = (rows: Rows) =>
  findingsOf(rows)
    .filter(({ code }) => code.includes('attribute'))
    .map(({ code, kind, id, path }) => [code, kind, id, path.join('.')]);
const ofFamily = (values: Record<string, AttributeValue>) =>
  found({ attributes, families: [family({ id: 7, isLive: false, attributes: values })] });

describe('a value is refused at its field', () => {
  test.each<[string, string, AttributeValue, string | null, string?]>([
    ['a number in a range', 'amps', 6.3, null],
    ['a range', 'amps', { from: 0.6, to: 63 }, null],
    ['an open range', 'amps', { to: 63 }, null],
    ['a range of nothing', 'amps', {}, 'attribute-type'],
    ['words for a range', 'amps', '6 to 10', 'attribute-type'],
    ['a range that ends before it begins', 'amps', { from: 10, to: 6 }, 'attribute-out-of-bounds', 'to'],
    ['an end below its bound', 'amps', { from: -1, to: 6 }, 'attribute-out-of-bounds', 'from'],
    ['an end at its bounds', 'amps', { from: 0, to: 100 }, null],
    ['an end above its bound', 'amps', { from: 1, to: 100.1 }, 'attribute-out-of-bounds', 'to'],
    ['as many decimals as are printed', 'amps', 0.6, null],
    ['more decimals than are printed', 'amps', 0.63, 'attribute-precision'],
    ['a whole number', 'hp', -3, null],
    ['a part of a whole number', 'hp', 1.5, 'attribute-precision'],
    ['a range for a number', 'hp', { from: 1 }, 'attribute-type'],
    ['a choice', 'enclosure', 'NEMA 4X', null],
    ['choices', 'enclosure', ['NEMA 4X', 'NEMA 1'], null],
    ['another choice', 'enclosure', 'NEMA 12', 'attribute-choice'],
    ['another among choices', 'enclosure', ['NEMA 1', 'NEMA 12'], 'attribute-choice', '1'],
    ['a choice twice', 'enclosure', ['NEMA 1', 'NEMA 1'], 'attribute-choice', '1'],
    ['a number for a choice', 'enclosure', 4, 'attribute-type'],
    ['words', 'note', 'By hand', null],
    ['a list for words', 'note', ['By hand'], 'attribute-type'],
    ['yes', 'locks', true, null],
    ['yes in words', 'locks', 'yes', 'attribute-type'],
  ])('%s', (_, key, value, code, at) => {
    const path = ['attributes', key, ...(at === undefined ? [] : [at])].join('.');
    expect(ofFamily({ [key]: value })).toEqual(code === null ? [] : [[code, 'families', 7, path]]);
  });
});

test('a key that no attribute has is an error at each row that uses it, so that none is removed unseen', () => {
  expect(
    found({
      attributes: [hp],
      families: [family({ id: 1, isLive: false, attributes: { amps: 1 } })],
      products: [product({ id: 2, attributes: { amps: 1, hp: 2 } })],
    }),
  ).toEqual([
    ['unknown-attribute', 'families', 1, 'attributes.amps'],
    ['unknown-attribute', 'products', 2, 'attributes.amps'],
  ]);
});

test('a key that every object has is no attribute', () =>
  expect(ofFamily({ toString: 'x' })).toEqual([['unknown-attribute', 'families', 7, 'attributes.toString']]));

describe('an attribute makes sense', () => {
  test.each<[string, Partial<ContentAttribute>, string | null, string?]>([
    ['bounds', { type: 'number', min: 1, max: 1 }, null],
    ['bounds that cross', { type: 'number', min: 2, max: 1 }, 'attribute-bounds', 'max'],
    ['a choice without choices', { type: 'choice' }, 'attribute-choices', 'choices'],
    ['a choice that is listed twice', { type: 'choice', choices: ['a', 'b', 'a'] }, 'attribute-choices', 'choices.2'],
    ['choices of what is no choice', { type: 'text', choices: ['a'] }, 'attribute-choices', 'choices'],
  ])('%s', (_, given, code, path) =>
    expect(found({ attributes: [attribute({ id: 9, ...given })] })).toEqual(
      code === null ? [] : [[code, 'attributes', 9, path]],
    ),
  );

  test('keys, and labels below one heading, name one each', () =>
    expect(
      found({
        attributes: [
          attribute({ id: 1, key: 'a', label: 'A' }),
          attribute({ id: 2, key: 'a', label: 'B' }),
          attribute({ id: 3, key: 'c', label: 'A' }),
          attribute({ id: 4, key: 'd', label: 'A', group: 'Elsewhere' }),
        ],
      }),
    ).toEqual([
      ['duplicate-attribute', 'attributes', 2, 'key'],
      ['duplicate-attribute', 'attributes', 3, 'label'],
    ]));
});

test('a fact that stands as an attribute and in words is warned of', () =>
  expect(
    found({
      attributes,
      families: [
        family({
          id: 1,
          isLive: false,
          attributes: { amps: 1 },
          specs: [
            {
              title: 'Facts',
              kvo: [
                { key: 'Note', value: 'By hand' },
                { key: 'Amps', value: '1 A' },
              ],
            },
          ],
        }),
      ],
    }),
  ).toEqual([['attribute-in-words', 'families', 1, 'specs.0.kvo.1.key']]));
