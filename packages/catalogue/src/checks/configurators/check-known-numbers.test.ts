import { type Cents, NO_CENTS, toCents } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { customerFamily, family } from '../../testing/rows.ts';
import { findingsOf, type Rows } from '../../testing/snapshot-of.ts';

type Known = Partial<Pick<ReturnType<typeof family>, 'validNumbers' | 'refusedNumbers' | 'configurator'>>;

const knowing = (known: Known): Rows => ({
  families: [family({ id: 4, name: 'Tern', isLive: false, configurator: panel, ...known })],
});
const valid = (number: string, priceCents: Cents | null = null): Rows =>
  knowing({ validNumbers: [{ number, priceCents }] });
const refused = (...refusedNumbers: string[]): Rows => knowing({ refusedNumbers });
const told = (rows: Rows) =>
  findingsOf(rows).map(({ severity, code, path, message }) => [severity, code, path.join('.'), message]);

const WHOLE = 'TD-3-4X-4F-E-20';
const COSTS = toCents(818.5);
const READS = 'reads as Three-phase, NEMA 4X, Four floats, Time meters, Cord 20 ft';

describe('a number that must be valid', () => {
  test.each<[string, Rows]>([
    ['a number of the configurator', valid(WHOLE)],
    ['at its price', valid(WHOLE, COSTS)],
    ['as on the label', valid('TD-3-4X-4F-E2S-20', toCents(908.5))],
    [
      'of a price on request',
      knowing({ configurator: float, validNumbers: [{ number: 'PF20NC', priceCents: NO_CENTS }] }),
    ],
  ])('is found sound: %s', (_, rows) => expect(told(rows)).toEqual([]));

  test.each<[string, Rows, string, string, string]>([
    [
      'another code',
      valid('TD-3-4X-5F-20'),
      'known-number-refused',
      'validNumbers.0.number',
      'TD-3-4X-5F-20 must be valid, but it reads up to "TD-3-4X-"; Floats could go on with "3F".',
    ],
    [
      'a number that ends early',
      valid('TD-3-4X'),
      'known-number-refused',
      'validNumbers.0.number',
      'TD-3-4X must be valid, but it reads as Three-phase, NEMA 4X, and ends too early.',
    ],
    [
      'a requirement that does not hold',
      knowing({
        configurator: { ...panel, requires: [{ if: ['Supply.3'], then: ['Enclosure.1'], text: 'NEMA 1 alone.' }] },
        validNumbers: [{ number: WHOLE, priceCents: null }],
      }),
      'known-number-refused',
      'validNumbers.0.number',
      `${WHOLE} must be valid, but it reads up to "TD-3-"; Enclosure could go on with "1".`,
    ],
    [
      'another price',
      valid(WHOLE, toCents(818.49)),
      'known-number-price',
      'validNumbers.0.priceCents',
      `${WHOLE} must cost 818.49, but it ${READS}, 818.50.`,
    ],
    [
      'a price on request that it has',
      valid(WHOLE, NO_CENTS),
      'known-number-price',
      'validNumbers.0.priceCents',
      `${WHOLE} must cost a price on request, but it ${READS}, 818.50.`,
    ],
  ])('refuses the publication, at its place, with what it reads as: %s', (_, rows, code, path, message) => {
    expect(told(rows)).toEqual([['error', code, path, `Tern: ${message}`]]);
  });
});

describe('a number that must be refused', () => {
  test('is found sound where it is refused', () => {
    expect(told(refused('TD-3-4X-5F-20', 'TD-3-4X', '?'))).toEqual([]);
  });

  test('refuses the publication where it is made', () => {
    expect(told(refused('TD-9', WHOLE))).toEqual([
      ['error', 'known-number-taken', 'refusedNumbers.1', `Tern: ${WHOLE} must be refused, but it ${READS}, 818.50.`],
    ]);
  });
});

test('a number stands once in one list', () => {
  const both = knowing({
    validNumbers: [
      { number: WHOLE, priceCents: null },
      { number: WHOLE, priceCents: COSTS },
    ],
    refusedNumbers: ['TD-9', 'TD-9'],
  });
  expect(told(both).map(([, code, path]) => [code, path])).toEqual([
    ['known-number-twice', 'validNumbers.1.number'],
    ['known-number-twice', 'refusedNumbers.1'],
  ]);
});

test('numbers without a configurator prove nothing', () => {
  expect(told(knowing({ configurator: null, refusedNumbers: ['x'] }))).toEqual([
    ['error', 'no-configurator', 'refusedNumbers', 'Tern knows numbers, but has no configurator of its own.'],
  ]);
  expect(told(knowing({ configurator: null }))).toEqual([]);
});

test('a configurator with errors of its own is not asked', () => {
  const faulty = { ...panel, requires: [{ then: ['Nobody.x'] }] };
  expect(told(knowing({ configurator: faulty, refusedNumbers: [WHOLE] })).map(([, code]) => code)).not.toContain(
    'known-number-taken',
  );
});

test("a customer's configurator has numbers of its own", () => {
  const own = { ...panel, prefix: 'X-' };
  const rows = (number: string): Rows => ({
    ...knowing({}),
    customers: [{ id: 1, name: 'Heron', slug: 'heron', groupId: 1, logo: null, facts: [] }],
    privateLabelGroups: [{ id: 1, name: 'Makers' }],
    customerFamilies: [
      customerFamily({ id: 7, familyId: 4, configurator: own, validNumbers: [{ number, priceCents: null }] }),
    ],
  });
  expect(told(rows('X-3-4X-4F-E-20'))).toEqual([]);
  expect(findingsOf(rows(WHOLE))).toMatchObject([
    { code: 'known-number-refused', kind: 'customerFamilies', id: 7, path: ['validNumbers', 0, 'number'] },
  ]);
});
