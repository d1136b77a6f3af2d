import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { readingBudget } from '../numbers/reading-budget.ts';
import type { Snapshot } from '../snapshot.ts';
import { choice } from '../testing/near-readings.ts';
import { document, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { numbered } from '../testing/typed-numbers.ts';
import { readNumber } from './read-number.ts';

/**
 * `petrel PF30NO PF30NO`: the family, the part number and the model number of all that is named; `formerly` for a former number, `as` for
 * what was read, and `nearly` for the number that is kept of a wrong one.
 */
function told(snapshot: Snapshot, typed: string, only: number | null = null, budget = readingBudget()): string | null {
  const read = readNumber(snapshot, typed, only === null ? null : (snapshot.families.byId.get(only) ?? null), budget);
  if (read === null || read === 'given-up') return read;
  const { readAs, named, nearly } = read;
  const things = named.map(({ family: { row }, product: carrier, evaluation, alias }) =>
    [row.slug, carrier?.partNumber ?? '-', evaluation?.itemNo ?? '-', ...(alias === null ? [] : ['formerly'])].join(
      ' ',
    ),
  );
  const near = nearly === null ? [] : [`nearly ${nearly.family.row.slug} ${nearly.reading.evaluation.itemNo}`];
  return [...things, ...near, ...(readAs === null ? [] : [`as ${readAs}`])].join(', ');
}

const cases: Readonly<Record<string, readonly (readonly [name: string, typed: string, read: string | null])[]>> = {
  'as it stands': [
    ['the number of a product', 'TD-3-4X-4F-E-20', 'tern 7204418 TD-3-4X-4F-E-20'],
    ['with blanks around it', ' TD-3-4X-4F-E-20 ', 'tern 7204418 TD-3-4X-4F-E-20'],
    ['a number that a configurator makes', 'TD-1-1-3F-20', 'tern - TD-1-1-3F-20'],
    ['the part number', '7204418', 'tern 7204418 TD-3-4X-4F-E-20'],
    ['a part number in small letters', 'pf30no', 'petrel PF30NO PF30NO'],
    ['the part number of a product without a configurator', 'AB1O', 'old AB1O -'],
    ['its model number', 'AB-10', 'old AB1O -'],
    ['a former code of an option', 'RP-L-30-SF-9', 'rail - RP-L-30-SS-9 formerly, as RP-L-30-SS-9'],
    ['a former number', 'OLD/L-B', 'scaup - SC-L-B formerly, as SC-L-B'],
    ['what the catalogue has of a configurator that makes nothing else', 'LS20NO', 'listed 81-100 LS20NO'],
  ],
  'written in another way': [
    ['in small letters', 'pf20nc', 'petrel - PF20NC, as PF20NC'],
    ['a part number with a hyphen', '7204-418', 'tern 7204418 TD-3-4X-4F-E-20, as 7204418'],
    ['a part number with blanks', 'op 30 n0', 'old OP-30-NO -, as OP-30-NO'],
    ['a part number with another letter', 'ABIO', 'old AB1O -, as AB1O'],
    ['an O for a zero', 'LS2ONO', 'listed 81-100 LS20NO, as LS20NO'],
    ['no former number', 'old l b', null],
  ],
  'with the words of a label': [
    ['a part number', 'P/N 7204418', 'tern 7204418 TD-3-4X-4F-E-20, as 7204418'],
    ['a part number that is written in another way', 'p/n: 7204-418', 'tern 7204418 TD-3-4X-4F-E-20, as 7204418'],
    ['the model number of a product', 'P/N TD-3-4X-4F-E-20', 'tern 7204418 TD-3-4X-4F-E-20, as TD-3-4X-4F-E-20'],
    ['a model number', 'Model: td 1 1 3f 20', 'tern - TD-1-1-3F-20, as TD-1-1-3F-20'],
    ['a former number', 'P/N OLD/L-B', 'scaup - SC-L-B formerly, as SC-L-B'],
    ['among other words', 'tern TD-1-1-3F-20', 'tern - TD-1-1-3F-20, as TD-1-1-3F-20'],
    ['both', 'P/N tern TD-1-1-3F-20', 'tern - TD-1-1-3F-20, as TD-1-1-3F-20'],
    ['a part number among words', 'AB1O price', 'old AB1O -, as AB1O'],
  ],
  'with dots for hyphens': [
    ['a number', 'TD.3.4X.4F.E.20', 'tern 7204418 TD-3-4X-4F-E-20, as TD-3-4X-4F-E-20'],
    ['in small letters', 'td.1.1.3f.20', 'tern - TD-1-1-3F-20, as TD-1-1-3F-20'],
    ['after the words of a label', 'P/N TD.3.4X.4F.E.20', 'tern 7204418 TD-3-4X-4F-E-20, as TD-3-4X-4F-E-20'],
    ['and for another separator', 'LC.2P.120.3A.20', 'lapwing - LC-2P-120-3A/20, as LC-2P-120-3A/20'],
  ],
  nearly: [
    ['a wrong code', 'TD-3-4X-5F-20', 'nearly tern TD-3-4X-20'],
    ['beside a letter for a digit', 'TD-3-4X-5F-2O', 'nearly tern TD-3-4X-20, as TD-3-4X-5F-20'],
    ['in small letters', 'td-3-4x-5f-20', 'nearly tern TD-3-4X-20'],
    ['a wrong beginning', 'TX-3-4X-4F-E-20', 'nearly tern TD-3-4X-4F-E-20'],
    ['a number that is cut off', 'PF30', 'nearly petrel PF30'],
    ['after the words of a label', 'P/N TD-3-4X-5F-20', 'nearly tern TD-3-4X-20'],
    ['among words', 'tern TD-1-1-5F-20', 'nearly tern TD-1-1-20'],
    ['with dots for hyphens', 'TD.3.4X.5F.20', 'nearly tern TD-3-4X-20'],
    ['with dots for hyphens, after the words of a label', 'P/N TD.3.4X.5F.20', 'nearly tern TD-3-4X-20'],
    ['with a beginning that is begun with a dot', 'TX.3.4X.4F.20', 'nearly tern TD-3-4X-4F-20'],
    ['a whole number that only the catalogue could have', 'LS20NC', 'nearly listed LS20NC'],
    ['that of a product that is not shown', 'LS30NO', 'nearly listed LS30NO'],
  ],
  'as nothing': [
    ['the number of a family that is not shown', 'HI20NO', null],
    ['the part number of its product', '99-100', null],
    ['the part number of a product that is not shown', '7204500', null],
    ['a word', 'float', null],
    ['a beginning', 'PF', null],
    ['nothing', '', null],
    ['a text that is too long', 'PF30NO'.repeat(30), null],
  ],
};
test.each(Object.entries(cases).flatMap(([how, all]) => all.map((one) => [how, ...one] as const)))(
  'a number is read %s: %s',
  (_, __, typed, read) => expect(told(numbered, typed)).toBe(read),
);

test.each<[string, string, number, string | null]>([
  ['a number that it makes', 'TD-1-1-3F-20', 1, 'tern - TD-1-1-3F-20'],
  ['no number that another makes', 'TD-1-1-3F-20', 2, null],
  ['no part number', '7204418', 1, null],
  ['no part number, however it is written', '7204-418', 1, null],
  ['the model number of its product', 'AB-10', 7, 'old AB1O -'],
  ['no model number of another’s product', 'AB-10', 1, null],
  ['a number in small letters', 'pf20nc', 2, 'petrel - PF20NC, as PF20NC'],
  ['a wrong number', 'TD-3-4X-5F-20', 1, 'nearly tern TD-3-4X-20'],
  ['no wrong number of another', 'TD-3-4X-5F-20', 2, null],
  ['nothing, if it is not shown', 'HI20NO', 8, null],
])('of one family alone there is read %s', (_, typed, only, read) => {
  expect(told(numbered, typed, only)).toBe(read);
});

const twofold: Configurator = { prefix: 'W-', configGroups: [choice('A', ['A', 'AB']), choice('B', ['BC', 'C'])] };
const sized = (prefix: string): Configurator => ({
  prefix,
  configGroups: [choice('Size', ['S', 'M']), choice('End', ['1', '2']), choice('Lid', ['K', 'J'])],
});
/** Its numbers begin with a series that is a group of its own. */
const inSeries = (series: string, last: string[]): Configurator => ({
  configGroups: [
    choice('Series', [series]),
    choice('A', ['1', '2']),
    choice('B', ['3', '4']),
    choice('C', ['5', '6']),
    choice('D', last),
  ],
});
const former: Configurator = {
  prefix: 'V-',
  aliases: [{ from: 'OV/*', to: 'V-*' }],
  configGroups: [choice('A', ['O', '1', 'I'])],
};
const alike = snapshotOf({
  families: [
    family({ id: 1, slug: 'widgeon', configurator: twofold }),
    family({ id: 2, slug: 'pintail', configurator: sized('PA-') }),
    family({ id: 3, slug: 'pochard', configurator: sized('PB-') }),
    family({ id: 4, slug: 'teal' }),
    family({
      id: 5,
      slug: 'smew',
      configurator: { configGroups: [choice('A', ['8', '8.5']), choice('B', ['5.1', '51', '1']), choice('C', ['2'])] },
    }),
    family({ id: 6, slug: 'quail', configurator: inSeries('QQ', ['7', '8']) }),
    family({ id: 7, slug: 'pipit', configurator: inSeries('PP', ['8', '9']) }),
    family({ id: 8, slug: 'rail', configurator: inSeries('RR', ['7', '8']) }),
    family({ id: 9, slug: 'veery', configurator: former }),
  ],
  products: [
    product({ id: 1, familyId: 3, partNumber: '300', configModelNo: 'PB-S-1-K' }),
    product({ id: 2, familyId: 4, partNumber: 'PA-M-2-J' }),
    product({ id: 3, familyId: 4, partNumber: '4O-0' }),
    product({ id: 4, familyId: 4, partNumber: '40-O' }),
    product({ id: 5, familyId: 4, partNumber: 'PA-S-2-K', isLive: false }),
    product({ id: 6, familyId: 8, partNumber: '600', configModelNo: 'RR-2-4-6-8' }),
    product({ id: 7, familyId: 9, partNumber: 'OV/O', configModelNo: 'V-O' }),
  ],
  documents: [
    document({ id: 1, docType: 'TDS', docNumber: 'PA-S-1-Q' }),
    document({ id: 2, docType: 'TDS', docNumber: 'PA-S-2-Q', isLive: false }),
  ],
});

test.each<[string, string, string | null]>([
  ['all that a text may be', 'wabc', 'widgeon - W-A-BC, widgeon - W-AB-C'],
  ['the one that is written most like it', 'wab-c', 'widgeon - W-AB-C, as W-AB-C'],
  ['all, after the words of a label', 'P/N wabc', 'widgeon - W-A-BC, widgeon - W-AB-C'],
  ['all that are written so, with points among the dots', '8.5.1.2', 'smew - 8-5.1-2, smew - 8.5-1-2'],
  ['all part numbers that are alike', '4 0 0', 'teal 4O-0 -, teal 40-O -'],
  ['the one that is written so', '4o-0', 'teal 4O-0 -'],
  ['the nearest to what was written', 'v-i', 'veery - V-I, as V-I'],
  ['a product by a former number', 'OV/O', 'veery OV/O V-O formerly, as V-O'],
  ['the product, before what a configurator makes', 'PA-M-2-J', 'teal PA-M-2-J -'],
  ['what a configurator makes, where the product is not shown', 'PA-S-2-K', 'pintail - PA-S-2-K'],
])('of several readings there is named %s', (_, typed, read) => {
  expect(told(alike, typed)).toBe(read);
});

test.each<[string, string, string | null]>([
  ['the family of which the catalogue has an offer', 'PX-S-1-K', 'nearly pochard PB-S-1-K'],
  ['the first, where it has none', 'PX-M-1-K', 'nearly pintail PA-M-1-K'],
  ['the one that begins so, though the catalogue has another', 'PA-S-1-X', 'nearly pintail PA-S-1'],
  ['the one whose series is right, though the rest is of another', 'PP-1-3-5-7', 'nearly pipit PP-1-3-5'],
  ['the first whose series is wrong alone', 'ZZ-1-3-5-7', 'nearly quail 1-3-5-7'],
  ['the one of which the catalogue has an offer, where the series is wrong', 'ZZ-2-4-6-8', 'nearly rail 2-4-6-8'],
])('of families that nearly read a number there is told %s', (_, typed, read) => {
  expect(told(alike, typed)).toBe(read);
});

test.each<[string, string, string | null]>([
  ['is no number with a fault', 'PA-S-1-Q', null],
  ['is none with its kind', 'tds pa.s.1.q', null],
  ['is one, if the document is not shown', 'PA-S-2-Q', 'nearly pintail PA-S-2'],
])('the number of a document %s', (_, typed, read) => {
  expect(told(alike, typed)).toBe(read);
});

test.each(['pf20nc', 'P/N pf20nc', 'tern td 1 1 3f 20', 'td.1.1.3f.20'])(
  'however small the means, %s is read as what it is or given up',
  (typed) => {
    // It is not said as what a text was read, where others may be it as well.
    const named = (left: number) => told(numbered, typed, null, { left })?.split(', as ')[0];
    const all = new Set(Array.from({ length: 80 }, (_, nth) => named(nth * 25)));
    expect([...all].toSorted()).toEqual(['given-up', named(25_000)].toSorted());
  },
);

test('a wrong code is told without the dots around it', () => {
  const read = readNumber(numbered, 'PF.99.NO', null, readingBudget());
  const nearly = read === null || read === 'given-up' ? null : read.nearly;
  expect(nearly?.reading.cells.map(({ text, state }) => [text, state])).toEqual([
    ['PF', 'right'],
    ['99', 'wrong'],
    ['NO', 'right'],
  ]);
});

test('also what is written as it stands is paid for', () => {
  const budget = readingBudget();
  expect(told(numbered, 'PF20NC', null, budget)).toBe('petrel - PF20NC');
  expect(budget.left).toBeLessThan(readingBudget().left);
});

test('without means what is written as it stands is named, and anything else is given up', () => {
  expect(told(numbered, 'PF30NO', null, { left: 0 })).toBe('petrel PF30NO PF30NO');
  expect(told(numbered, 'AB-10', null, { left: 0 })).toBe('old AB1O -');
  expect(told(numbered, 'AB10', null, { left: 0 })).toBe('old AB1O -');
  expect(told(numbered, 'pf20nc', null, { left: 0 })).toBe('given-up');
  expect(told(numbered, 'PF30NO'.repeat(30), null, { left: 0 })).toBeNull();
});
