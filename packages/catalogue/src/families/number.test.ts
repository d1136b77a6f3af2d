import type { NumberAnswer } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { float, panel } from '../testing/configurators.ts';
import { document, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const contact = (value: string) => [
  {
    title: 'Contact',
    kvo: [
      { key: 'Kind', value },
      { key: value, value: 'only here' },
    ],
  },
];
const snapshot = snapshotOf({
  families: [
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel, documentIds: [1, 2, 3] }),
    family({ id: 2, name: 'Petrel', slug: 'petrel', configurator: float, specs: contact('mechanical') }),
    family({ id: 3, name: 'Petrel, old', slug: 'petrel-old', isObsolete: true, specs: contact('mercury') }),
    family({ id: 4, name: 'Hidden', slug: 'hidden', isLive: false }),
    family({
      id: 5,
      name: 'Twin',
      slug: 'twin',
      configurator: { configGroups: [{ name: 'A', options: [{ code: 'X1O' }, { code: 'X10' }] }] },
    }),
    family({
      id: 6,
      name: 'Knot',
      slug: 'knot',
      configurator: {
        aliases: [{ from: 'KNOT/*', to: '*' }],
        configGroups: [{ name: 'A', options: [{ code: 'KD7', formerCodes: ['KX7'] }] }],
      },
    }),
    family({
      id: 7,
      name: 'Pin',
      slug: 'pin',
      configurator: { prefix: 'PN:', configGroups: [{ name: 'A', options: [{ code: '7' }, { code: '8' }] }] },
    }),
    family({
      id: 8,
      name: 'Scaup',
      slug: 'scaup',
      configurator: {
        prefix: 'SC-',
        configGroups: [
          { name: 'Size', options: [{ code: 'S', description: 'Small' }, { code: 'L' }] },
          { name: 'Backup panel', kind: 'assembly', part: 'panel', optional: true },
        ],
        parts: { panel: { ...panel, prefix: 'BP-' } },
      },
    }),
  ],
  products: [
    product({ id: 6, familyId: 3, partNumber: 'PART NO. 9' }),
    product({ id: 7, familyId: 3, partNumber: '9' }),
    product({
      id: 1,
      familyId: 1,
      partNumber: '7204418',
      name: 'Duplex',
      configModelNo: 'TD-3-4X-4F-E-20',
      priceCents: 70_000,
    }),
    product({
      id: 2,
      familyId: 1,
      partNumber: '7204402',
      configModelNo: 'TD-3-4X-3F-20',
      priceCents: 74_050,
      isObsolete: true,
      replacedBy: '7204418',
      replacedNote: 'With time meters.',
    }),
    product({ id: 3, familyId: 3, partNumber: 'OP-30-NO', isObsolete: true, replacedBy: 'PF30NO' }),
    product({ id: 4, familyId: 2, partNumber: 'PF30NO', configModelNo: 'PF30NO', priceCents: 4000 }),
    product({ id: 5, familyId: 4, partNumber: 'H-1' }),
  ],
  documents: [
    document({ id: 1, docType: 'TDS' }),
    document({ id: 2, docType: 'BRC' }),
    document({ id: 3, docType: 'QSG' }),
    document({ id: 4, docType: 'TDS', docNumber: '34X' }),
    document({ id: 5, docType: 'TDS', docNumber: '24X', isLive: false }),
  ],
});
const numberOf = (typed: string, query: { family?: string; intrinsicallySafe?: boolean } = {}): NumberAnswer | string =>
  ask(snapshot, 'number', { params: { number: typed }, query: { intrinsicallySafe: false, ...query } });
const readings = (typed: string, query = {}): string[] | string => {
  const answer = numberOf(typed, query);
  return typeof answer === 'string' ? answer : answer.readings.map((one) => `${one.partNumber} ${one.modelNumber}`);
};

describe('a number is found', () => {
  const cases: [string, string, string, string | null][] = [
    ['by part number', '7204418', '7204418 TD-3-4X-4F-E-20', null],
    ['by part number in small letters', 'op-30-no', 'OP-30-NO null', null],
    ['by part number without hyphens', 'OP30N0', 'OP-30-NO null', 'OP-30-NO'],
    ['by part number with blanks', '720 4418', '7204418 TD-3-4X-4F-E-20', '7204418'],
    ['by the model number of a product', 'TD-3-4X-3F-20', '7204402 TD-3-4X-3F-20', null],
    ['by one that no product carries', 'TD-1-1-3F-30', 'null TD-1-1-3F-30', null],
    ['by a number of today, though it begins like an alias', 'KD7', 'null KD7', null],
    ['by a former code', 'KX7', 'null KD7', 'KD7'],
    ['by an alias and a former code', 'KNOT/KX7', 'null KD7', 'KD7'],
    ['however it is written', 'td-1-l 3f3O', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['after the words of a label', 'P/N TD-1-1-3F-30', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['after them, written otherwise', 'Model: td 1 1 3f 3O', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['before a quantity', 'TD-1-1-3F-30 qty 2', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['between a label and a quantity', 'P/N TD-1-1-3F-30, Qty: 12', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['by part number before pieces', '7204418  4 pcs', '7204418 TD-3-4X-4F-E-20', '7204418'],
    ['by part number after them', 'Part No. OP-30-NO', 'OP-30-NO null', 'OP-30-NO'],
    ['by part number right after them', 'PN:7204418', '7204418 TD-3-4X-4F-E-20', '7204418'],
    ['after a serial number', 'S/N 123456 TD-1-1-3F-30', 'null TD-1-1-3F-30', 'TD-1-1-3F-30'],
    ['before one', '7204418 S/N 123456', '7204418 TD-3-4X-4F-E-20', '7204418'],
    ['by a number that begins as a label does', 'PN:7', 'null PN:7', null],
    ['by one that does, written otherwise', 'pn: 7', 'null PN:7', 'PN:7'],
    ['by a part number that does', 'part no. 9', 'PART NO. 9 null', null],
  ];
  test.each(cases)('%s', (_, typed, found, readAs) => {
    expect(readings(typed)).toEqual([found]);
    expect(numberOf(typed)).toMatchObject({ readAs, nearly: null });
  });
  test('a number that nearly is one keeps what is right after the words of a label too', () => {
    expect(numberOf('Model No. TD-3-4X-5F-20')).toMatchObject({ readAs: null, nearly: { family: { slug: 'tern' } } });
    const read = numberOf('P/N TD-3-4X-5F-E-20');
    expect(typeof read === 'string' ? [] : read.nearly?.cells.map(({ text }) => text)).toEqual([
      'TD',
      '3',
      '4X',
      '5F',
      'E',
      '20',
    ]);
  });
  test('a wrong number whose O is a 0 says as what it was read', () => {
    expect(numberOf('TD-3-4X-5F-E-2O')).toMatchObject({ readAs: 'TD-3-4X-5F-E-20', nearly: {} });
    expect(numberOf('td 3 4x 5f e 20')).toMatchObject({ readAs: null, nearly: {} });
  });
  test('a document of which it is the number is not read as a number with a fault', () => {
    for (const typed of ['TDS 24X', 'TDS 44X']) expect(numberOf(typed)).toMatchObject({ nearly: {} });
    for (const typed of ['TDS 34X', 'tds-34x']) expect(numberOf(typed)).toBe('not-found');
  });
  test('several are listed, and none is taken', () => {
    expect(numberOf('P/N xio')).toMatchObject({ readAs: null, readings: [{}, {}] });
    expect(readings('x1o')).toEqual(['null X1O']);
    expect(readings('xio')).toEqual(['null X1O', 'null X10']);
    expect(numberOf('xio')).toMatchObject({ readAs: null });
  });
  test('of one family only, where its page asks', () => {
    expect(readings('td-1-1-3f-30', { family: 'tern' })).toEqual(['null TD-1-1-3F-30']);
    expect(readings('td-1-1-3f-30', { family: 'petrel' })).toBe('not-found');
    expect(readings('7204418', { family: 'tern' })).toBe('not-found');
    expect(readings('PF30NO', { family: 'nothing' })).toBe('not-found');
  });
  test.each(['', ' ', 'float', 'H-1', 'no-such-thing', '99999', 'x'.repeat(300)])('but not: %s', (typed) =>
    expect(readings(typed)).toBe('not-found'),
  );
});

test('an answer says everything that a label leads to', () => {
  const answer = numberOf('td34x4fe20');
  expect(answer).toMatchObject({
    readings: [
      {
        family: { name: 'Tern', slug: 'tern' },
        name: 'Duplex',
        price: 700,
        isObsolete: false,
        replacement: null,
        documents: [{ docType: 'TDS' }, { docType: 'QSG' }],
      },
    ],
  });
  const cells = typeof answer === 'string' ? [] : (answer.readings[0]?.cells ?? []);
  expect(cells.map(({ separator, text }) => separator + text).join('')).toBe('TD-3-4X-4F-E-20');
  expect(cells.map(({ group, words }) => `${group}: ${words}`)).toEqual([
    'Series: Tern',
    'Supply: Three-phase',
    'Enclosure: NEMA 4X',
    'Floats: Four floats',
    'Options: Time meters',
    'Cable: Cord 20 ft',
  ]);
});

describe('what replaces a number', () => {
  const replacementOf = (typed: string) => {
    const answer = numberOf(typed);
    return typeof answer === 'string' ? null : answer.readings[0]?.replacement;
  };
  test('differs cell by cell', () =>
    expect(replacementOf('7204402')).toMatchObject({
      partNumber: '7204418',
      note: 'With time meters.',
      differences: [
        { name: 'Floats', was: '3F, Three floats', is: '4F, Four floats' },
        { name: 'Options', was: '', is: 'E, Time meters' },
      ],
    }));
  test('or in what the specifications of both name', () =>
    expect(replacementOf('OP-30-NO')).toMatchObject({
      partNumber: 'PF30NO',
      price: 40,
      differences: [{ name: 'Contact: Kind', was: 'mercury', is: 'mechanical' }],
    }));
});

test('a number that is nearly one keeps what is right, and offers whole ones with their catalogue price', () => {
  expect(numberOf('TD-3-4X-5F-E-20')).toMatchObject({
    readings: [],
    nearly: {
      family: { slug: 'tern' },
      missing: ['Floats'],
      offers: [
        { group: 'Floats', code: '4F', words: 'Four floats', modelNumber: 'TD-3-4X-4F-E-20', price: 700 },
        { modelNumber: 'TD-3-4X-3F-E-20', price: 780.5 },
      ],
    },
  });
});

test('a series that is right is believed before another that has the wrong code', () => {
  const series = (id: number, slug: string, code: string, floats: string) =>
    family({
      id,
      slug,
      configurator: {
        configGroups: [code, '3', '4X', floats, '20', 'A'].map((one, nth) => ({
          name: `Cell ${nth}`,
          options: [{ code: one }],
        })),
      },
    });
  const two = snapshotOf({ families: [series(1, 'tdx', 'TDX', '5F'), series(2, 'td', 'TD', '4F')] });
  const answer = ask(two, 'number', { params: { number: 'TD-3-4X-5F-20' }, query: { intrinsicallySafe: false } });
  expect(answer).toMatchObject({ nearly: { family: { slug: 'td' } } });
});

test('the number of a part that breaks off is right as far as it goes, and says what it lacks', () => {
  expect(numberOf('SC-S-(BP-3-4X')).toMatchObject({
    readings: [],
    nearly: {
      cells: [
        { group: 'Series' },
        { group: 'Size' },
        { group: 'Backup panel', text: 'BP-3-4X', words: 'Three-phase, NEMA 4X', state: 'right' },
      ],
      missing: ['Backup panel: Floats', 'Backup panel: Cable'],
    },
  });
});
