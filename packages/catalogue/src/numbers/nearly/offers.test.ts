import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { choice } from '../../testing/near-readings.ts';
import { foldNumber } from '../lenient/folded-number.ts';
import { readingBudget } from '../reading-budget.ts';
import { readNearly } from './read-nearly.ts';

const offersOf = (configurator: Configurator, typed: string, carried: readonly string[] = []) => {
  const folded = foldNumber(typed);
  const read = folded && readNearly(configurator, folded, readingBudget(), (itemNo) => carried.includes(itemNo));
  return read?.offers() ?? [];
};
const numbers = (configurator: Configurator, typed: string, carried: readonly string[] = []): string[] =>
  offersOf(configurator, typed, carried).map(({ itemNo }) => itemNo);

const of = (...configGroups: ConfigGroup[]): Configurator => ({ prefix: 'N-', configGroups });
const size = choice('Size', ['S', 'M']);
const end = choice('End', ['1', '2']);
const cord = (more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name: 'Cord',
  kind: 'number',
  min: 10,
  max: 150,
  ...more,
});
/** Seven codes, V1 to V7. */
const seven = (more: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice(
    'Fit',
    [1, 2, 3, 4, 5, 6, 7].map((nth) => `V${nth}`),
    more,
  );
const extras = (...codes: string[]): ConfigGroup => choice('Extras', codes, { multiselect: true });
const rail = (codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice('Rail', codes, { kind: 'sequence', max: 4, fill: 'X', optionSeparator: '', ...more });
const pumps: ConfigGroup = {
  name: 'Pumps',
  options: [{ code: 'P', isQtyPrefix: true, maxQty: 3 }, { code: 'A', isQtySuffix: true }, { code: 'C' }],
};
/** `TA08P1D`. */
const tight: Configurator = {
  prefix: 'TA',
  groupSeparator: '',
  configGroups: [
    choice('Cord', ['08', '18']),
    choice('Plug', ['P', 'H']),
    choice('Voltage', ['1', '2']),
    choice('Direction', ['D', 'U']),
  ],
};

test.each<[string, Configurator, string, string[]]>([
  [
    'five codes of a wrong one',
    of(size, seven(), end),
    'N-S-QQ-1',
    ['V1', 'V2', 'V3', 'V4', 'V5'].map((code) => `N-S-${code}-1`),
  ],
  [
    'four of one that may be left out, and the number without it',
    of(size, seven({ optional: true }), end),
    'N-S-V9-1',
    ['N-S-V7-1', 'N-S-V6-1', 'N-S-V5-1', 'N-S-V4-1', 'N-S-1'],
  ],
  [
    'four that are like it, of the groups that were passed over, and the number without it',
    of(size, seven({ optional: true }), choice('Hub', ['V8'], { optional: true }), end),
    'N-S-V9-1',
    ['N-S-V8-1', 'N-S-V7-1', 'N-S-V6-1', 'N-S-V5-1', 'N-S-1'],
  ],
  ['the number without what is too much', of(size, end), 'N-S-1-99', ['N-S-1']],
  ['nothing where something is missing besides', of(size, seven(), end, cord()), 'N-S-99-QQ-20', []],
  [
    'no code that needs another answer',
    of(choice('Size', ['S', 'V']), end, choice('More', ['K'], { showIf: ['Size.V'] })),
    'N-Q-1',
    ['N-S-1'],
  ],
  [
    'no code beside which another of the number cannot be had',
    of(size, { name: 'Lid', optional: true, options: [{ code: 'A', disableIf: ['Size.S'] }] }, end),
    'N-Q-A-1',
    ['N-M-A-1'],
  ],
  [
    'no number that the rules refuse, though a character of it goes',
    { ...of(size, end), requires: [{ if: ['Size.S'], then: ['End.2'] }] },
    'N-SQ-1',
    ['N-M-1'],
  ],
  ['no number that is cut off still, though a character of it goes', of(size, end, cord()), 'N-SQ-1', []],
  ['what is missing, of one group', of(size, end, cord()), 'N-S-20', ['N-S-1-20', 'N-S-2-20']],
  ['nothing for a text', of(size, { name: 'Tag', kind: 'text', characters: 'A-C', max: 3 }, end), 'N-S-XYZ-1', []],
])('%s: offered', (_, configurator, typed, offers) => {
  expect(numbers(configurator, typed)).toEqual(offers);
});

test.each<[string, Configurator, string, string[]]>([
  ['the quantity that was written', of(size, pumps, end), 'N-S-2R-1', ['N-S-2P-1', 'N-S-A2-1', 'N-S-C-1']],
  ['one, where none was', of(size, pumps, end), 'N-S-R-1', ['N-S-C-1', 'N-S-1P-1', 'N-S-A1-1']],
  ['the most that there may be', of(size, pumps, end), 'N-S-23R-1', ['N-S-3P-1', 'N-S-A20-1', 'N-S-C-1']],
])('codes are offered with %s', (_, configurator, typed, offers) => {
  expect(numbers(configurator, typed)).toEqual(offers);
});

const counted = cord({ digits: 3, min: 5 });
test.each<[string, ConfigGroup, string, string[]]>([
  ['the nearest', cord(), '7', ['10']],
  [
    'the nearest, those with a digit less and with two that changed places',
    cord(),
    '151',
    ['150', '115', '51', '11', '15'],
  ],
  ['those with each digit less', cord(), '1325', ['125', '135', '132', '150']],
  ['no value of nothing for a single digit', cord({ min: 0, max: 5 }), '7', ['5']],
  ['a digit for a letter', cord(), '1Q', ['10', '11', '12', '13', '14']],
  ['within the bounds', cord({ min: 12 }), '1Q', ['12', '13', '14', '15', '16']],
  ['none for a letter alone, if one digit is too little', cord(), 'Q', []],
  ['none for two letters', cord(), '1QX', []],
  ['none for two points', cord(), '1.2.3', []],
  ['as many digits as it has', counted, '3007', ['007', '150']],
  ['as many digits as it has, also with one less', counted, '0075', ['075', '005', '007']],
  ['as many digits as it has, for a letter too', counted, '05Q', ['050', '051', '052', '053', '054']],
  ['none for a letter among fewer digits', counted, 'Q5', []],
])('of a wrong value there is offered: %s', (_, group, typed, values) => {
  const offers = numbers(of(size, group, end), `N-S-${typed}-1`);
  expect(offers).toEqual(values.map((value) => `N-S-${value}-1`));
});
test('letters that stand before a value are not of it, however they are written', () => {
  const lettered = of(size, cord({ separator: '/L' }), end);
  expect(numbers(lettered, 'N-S/L7-1')).toEqual(['N-S/L10-1']);
  expect(numbers(lettered, 'N-S/l1Q-1')).toContain('N-S/L14-1');
});

test.each<[string, Configurator, string, string[]]>([
  ['the entries that read, alone first', of(size, rail(['K', 'R']), end), 'N-S-KZ-1', ['KXXX', 'KKXX', 'KRXX']],
  ['each entry, where none reads', of(size, rail(['K', 'R']), end), 'N-S-ZZ-1', ['KXXX', 'RXXX']],
  ['each entry, where nothing stands', of(size, rail(['K', 'R']), end), 'N-S-1', ['KXXX', 'RXXX']],
  ['the longest entries', of(size, rail(['K', 'KR', 'T']), end), 'N-S-KRZ-1', ['KRXXX', 'KRKXX', 'KRTXX', 'KRKRXX']],
])('of a wrong sequence there are offered %s', (_, configurator, typed, entries) => {
  expect(numbers(configurator, typed)).toEqual(entries.map((one) => `N-S-${one}-1`));
});
test('entries of a wrong sequence end with it', () => {
  const next = of(size, rail(['K', 'R']), choice('End', ['KAB']));
  expect(numbers(next, 'N-S-KR-KAB')).toEqual(['N-S-KRXX-KAB', 'N-S-KRKX-KAB', 'N-S-KRRX-KAB']);
});

test.each<[string, ConfigGroup, string, string[]]>([
  ['those before the wrong one, with another for it or without', extras('E', 'H', 'P'), 'E|H|Q', ['E|H|P', 'E|H']],
  ['those before it, with each code that is like it', extras('E', 'H1', 'H2'), 'E|H3', ['E|H2', 'E|H1']],
  ['as many of those before it as read', extras('E', 'H', 'P'), 'E|H|P7', ['E|H|P']],
  ['those that were written, in the order of the number', extras('A', 'AB', 'C'), 'C|AB', ['AB|C', 'A|C']],
])('of several codes there are offered %s', (_, group, typed, codes) => {
  expect(numbers(of(size, group, end), `N-S-${typed}-1`)).toEqual(codes.map((one) => `N-S-${one}-1`));
});

test('what stands beside options may be a code of another group: the one that is most like it first', () => {
  const lit = of(size, choice('Lights', ['L3', 'L1'], { optional: true }), extras('E', 'H'), end);
  expect(numbers(lit, 'N-S-E|L0-1')).toEqual(['N-S-L1-E-1', 'N-S-L3-E-1', 'N-S-E|H-1', 'N-S-E-1']);
});

test('a group may have another separator of options than the others', () => {
  const lights = choice('Lights', ['L3', 'L1'], { optional: true });
  const own = of(size, lights, { ...extras('E', 'H'), optionSeparator: '|' }, end);
  expect(numbers({ ...own, optionSeparator: '+' }, 'N-S-E|L0-1').slice(0, 2)).toEqual(['N-S-L1-E-1', 'N-S-L3-E-1']);
});

test('an offer names the code that it changes, its words and its price', () => {
  const priced = of(size, { name: 'End', options: [{ code: '1', description: 'Plug', price: 2.5 }] });
  expect(offersOf(priced, 'N-S-3')).toEqual([{ group: 'End', code: '1', words: 'Plug', itemNo: 'N-S-1', total: 250 }]);
  expect(offersOf(priced, 'N-S-1-9')).toEqual([{ group: '', code: '', words: '', itemNo: 'N-S-1', total: 250 }]);
});

test.each([
  ['the first part that the text does not have', 'TA08PD1', { group: 'Voltage', code: '1' }],
  ['the part with a character too many', 'TA08P1DD', { group: 'Direction', code: 'D' }],
  ['the first of two parts that changed places', 'TA081PD', { group: 'Plug', code: 'P' }],
  ['the part that was read otherwise', 'TA0BP1D', { group: 'Cord', code: '08' }],
])('a slip that is undone is offered by %s', (_, typed, part) => {
  expect(offersOf(tight, typed)[0]).toMatchObject({ itemNo: 'TA08P1D', ...part });
});

test('a part that another group prints as well is not the one that the text has', () => {
  const twice: Configurator = {
    ...tight,
    configGroups: [
      choice('First', ['1', '2']),
      choice('Plug', ['P', 'H']),
      choice('Last', ['1', '2']),
      choice('End', ['D', 'U']),
    ],
  };
  expect(offersOf(twice, 'TA1PD1')[0]).toMatchObject({ itemNo: 'TA1P1D', group: 'Last', code: '1' });
});

test('of several wrong parts only a slip is undone that rights them all', () => {
  const not8 = (name: string, code: string, other: string): ConfigGroup => ({
    name,
    options: [{ code, disableIf: ['Size.8'] }, { code: other }],
  });
  const refused = {
    ...tight,
    configGroups: [choice('Size', ['8', 'B']), not8('Fit', 'A', 'C'), not8('Lid', 'K', 'J')],
  };
  expect(numbers(refused, 'TA8AK')).toEqual(['TABAK']);
  expect(numbers(of(size, seven(), end), 'N-S-Q-Q')).toEqual([]);
});

test('of what only the catalogue has, a slip that is undone is offered if the catalogue has the number', () => {
  const listed: Configurator = { ...tight, catalogueOnly: true };
  expect(numbers(listed, 'TA08PD1', ['TA08P1D'])).toEqual(['TA08P1D']);
  expect(numbers(listed, 'TA08PD1', ['TA18P1D'])).toEqual([]);
});

test.each<[string, string[], string, string[]]>([
  ['what the catalogue has comes first among codes that are not like it', ['Q1', 'ZZ'], 'QQ', ['ZZ', 'Q1']],
  ['a code that is like it comes before what the catalogue has', ['4F', 'ZZ'], '5F', ['4F', 'ZZ']],
  ['and so among codes that are like it', ['3F', '4F', 'ZZ'], '5F', ['4F', '3F', 'ZZ']],
])('%s', (_, codes, typed, order) => {
  const configurator = of(size, choice('Fit', codes), end);
  expect(numbers(configurator, `N-S-${typed}-1`, ['N-S-ZZ-1'])).toEqual(order.map((code) => `N-S-${code}-1`));
});
test('among codes that are equally like it the nearest price comes first, and one without a price last', () => {
  const priced: ConfigGroup = {
    name: 'Fit',
    options: [
      { code: 'X', price: null },
      { code: 'Y', price: 9 },
      { code: 'Z', price: 3 },
    ],
  };
  expect(numbers(of(size, priced, end), 'N-S-Q-1')).toEqual(['N-S-Z-1', 'N-S-Y-1', 'N-S-X-1']);
});

test('without means nothing more is offered', () => {
  const folded = foldNumber('N-S-3') ?? expect.fail('It does not fold.');
  const budget = readingBudget();
  const read = readNearly(of(size, end), folded, budget);
  budget.left = 0;
  expect(read?.offers()).toEqual([]);
});
