import { describe, expect, test } from 'vitest';
import { family, product, setting } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { searchPage } from './search-page.ts';

/** Words of the trade are content. */
const synonyms = setting({
  id: 1,
  group: 'search',
  key: 'productSynonyms',
  value: [
    'float, float switch, level switch, tilt switch',
    'duplex, 2 pump, two pump',
    'piggyback, piggy back, series plug',
    'nema 4x, type 4x, 4x',
    'hoa, hand off auto',
    'normally open, no',
  ],
  isPublic: false,
});

/** Part numbers found for a text in a catalogue of the products given, best first. */
function found(products: Partial<ReturnType<typeof product>>[], search: string): string[] {
  const snapshot = snapshotOf({
    families: [family({ id: 1, name: 'Tern' })],
    settings: [synonyms],
    products: products.map((given, index) => product({ id: index + 1, name: 'Thing', position: index, ...given })),
  });
  return searchPage(snapshot, { search, page: 1, pageSize: 100 }).items.map(({ partNumber }) => partNumber);
}

const numbers = ['XPF20NO', 'PF-20-NO-P120', 'PF-20-NO', 'PF-30-NC'].map((partNumber) => ({ partNumber }));
const words = (partNumber: string, name: string, description = '') => ({ partNumber, name, description });
const things = [
  words('A1', 'Pump float', 'Normally open, piggyback plug'),
  words('A2', 'Control float', 'Normally closed'),
  words('A3', 'Duplex panel', 'Three-phase, NEMA 4X, 2.5–4.0 A'),
  words('A4', 'Outdoor alarm', 'High-water alarm with float, 120/230 V'),
  words('A5', 'Level switch', 'Tethered'),
];

describe('a part number is found', () => {
  const cases: [string, string, string[]][] = [
    [
      'whole before longer ones, and those before where it is in the middle',
      'PF-20-NO',
      ['PF-20-NO', 'PF-20-NO-P120', 'XPF20NO'],
    ],
    ['without separators', 'PF20NO', ['PF-20-NO', 'PF-20-NO-P120', 'XPF20NO']],
    ['with blanks for separators', 'pf 20 no', ['PF-20-NO', 'PF-20-NO-P120', 'XPF20NO']],
    ['in other case', 'pf-20-no-p120', ['PF-20-NO-P120']],
    ['by its start', 'PF', ['PF-20-NO-P120', 'PF-20-NO', 'PF-30-NC', 'XPF20NO'].slice(0, 3)],
    ['by its middle', '20no', ['XPF20NO', 'PF-20-NO-P120', 'PF-20-NO']],
    ['by its end', 'P120', ['PF-20-NO-P120']],
    ['not by two characters of its middle', '30', []],
    ['with a character wrong', 'PF-30-NX', ['PF-30-NC']],
    ['with a character missing', 'PF-3-NC', ['PF-30-NC']],
    ['with a character too many', 'PF-300-NC', ['PF-30-NC']],
    ['with two exchanged', 'PF-03-NC', ['PF-30-NC']],
    ['not with two slips', 'PX-30-NX', []],
    ['and its neighbours are not, while it is there', 'PF-30-NC', ['PF-30-NC']],
  ];
  test.each(cases)('%s', (_, search, expected) => {
    expect(found(numbers, search)).toEqual(expected);
  });
});

describe('words are found', () => {
  const cases: [string, string, string[]][] = [
    ['in names before descriptions', 'float', ['A1', 'A2', 'A4', 'A5']],
    ['by their start', 'norm', ['A1', 'A2']],
    ['in their middle', 'tdoo', ['A4']],
    ['several together, each somewhere', 'float open', ['A1']],
    ['in any order', 'open float', ['A1']],
    ['but not where one is missing', 'panel open', []],
    ['of the family', 'tern duplex', ['A3']],
    ['with accents', 'DÚPLEX', ['A3']],
    ['in the plural', 'panels', ['A3']],
    ['joined by a hyphen', 'three-phase', ['A3']],
    ['without the hyphen', 'threephase', ['A3']],
    ['with a hyphen that is not there', 'duplex-panel', ['A3']],
    ['without a blank', 'nema4x', ['A3']],
    ['with a hyphen in a code', '4-x', ['A3']],
    ['numbers with a decimal', '2.5', ['A3']],
    ['numbers behind a stroke', '230', ['A4']],
    ['with one slip', 'duplux', ['A3']],
    ['with one slip in one of several', 'duplux panel', ['A3']],
    ['with one slip in each', 'duplux pannel', ['A3']],
    ['with a slip while still being typed', 'dupluxp', []],
    ['before they are finished, with a slip', 'pigyba', ['A1']],
    ['not with a slip in three characters', 'pnl', []],
    ['by one character while it is typed', 'duplex p', ['A3']],
    ['but not before another word', 'p duplex', []],
    ['nowhere', 'nothing', []],
    ['not in signs', '!?', []],
  ];
  test.each(cases)('%s: %s', (_, search, expected) => {
    expect(found(things, search)).toEqual(expected);
  });
});

describe('what means the same is found after what was typed', () => {
  const cases: [string, string[]][] = [
    ['float', ['A1', 'A2', 'A4', 'A5']],
    ['level switch', ['A5', 'A1', 'A2', 'A4']],
    ['level switches', ['A5', 'A1', 'A2', 'A4']],
    ['normally open float', ['A1']],
    ['2 pump', ['A3']],
    ['type 4x', ['A3']],
    ['series plug', []],
  ];
  test.each(cases)('%s', (search, expected) => {
    expect(found(things, search)).toEqual(expected);
  });
});

describe('at equal rank', () => {
  test('what is obsolete comes after what is made', () => {
    const products = [
      { partNumber: 'X-1', isObsolete: true },
      { partNumber: 'X-2' },
      { partNumber: 'X-3', isObsolete: true },
      { partNumber: 'X-4' },
    ];
    expect(found(products, 'X')).toEqual(['X-2', 'X-4', 'X-1', 'X-3']);
  });
  test('but a better match that is obsolete comes first', () => {
    expect(found([{ partNumber: 'X-12' }, { partNumber: 'X-1', isObsolete: true }], 'X-1')).toEqual(['X-1', 'X-12']);
  });
  test('the order of the catalogue holds', () => {
    expect(found([{ partNumber: 'X-9' }, { partNumber: 'X-1' }], 'X')).toEqual(['X-9', 'X-1']);
  });
});

test('where a word is found counts: part number, model number, name, description', () => {
  const products = [
    words('P-1', 'Thing', 'Made of zinc'),
    words('P-2', 'Zinc thing'),
    { partNumber: 'P-3', configModelNo: 'ZINC' },
    { partNumber: 'ZINC' },
  ];
  expect(found(products, 'zinc')).toEqual(['ZINC', 'P-3', 'P-2', 'P-1']);
});

describe('what is only said of a family', () => {
  const snapshot = snapshotOf({
    settings: [synonyms],
    families: [
      family({ id: 1, name: 'Tern', description: 'A panel with a hand-off-auto switch.' }),
      family({ id: 2, name: 'Wren', specs: [{ title: 'Sound', kvo: [{ key: 'Horn', value: '90 dB' }] }] }),
      family({ id: 3, name: 'Snipe', description: 'Horn' }),
    ],
    products: [1, 2].map((id) => product({ id, familyId: id, partNumber: `X-${id}`, name: 'Thing' })),
  });
  const parts = (search: string) =>
    searchPage(snapshot, { search, page: 1, pageSize: 10 }).items.map(({ partNumber }) => partNumber);

  test.each([
    ['a description', 'switch', ['X-1']],
    ['a synonym of it', 'HOA', ['X-1']],
    ['a specification', '90 dB', ['X-2']],
    ['of a family without products', 'snipe', []],
    ['nothing', 'beam', []],
  ])('finds its products: %s', (_, search, expected) => {
    expect(parts(search)).toEqual(expected);
  });
  test('counts only where no product says it', () => {
    expect(parts('thing switch')).toEqual([]);
    expect(parts('thing')).toEqual(['X-1', 'X-2']);
  });
});

test('what is not live is not found', () => {
  const snapshot = snapshotOf({
    families: [family({ id: 1 }), family({ id: 2, isLive: false })],
    products: [
      product({ id: 1, partNumber: 'X-1', isLive: false }),
      product({ id: 2, partNumber: 'X-2', familyId: 2 }),
    ],
  });
  expect(searchPage(snapshot, { search: 'X', page: 1, pageSize: 10 })).toMatchObject({ items: [], total: 0 });
});
