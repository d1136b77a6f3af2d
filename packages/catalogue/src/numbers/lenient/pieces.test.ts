import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { float } from '../../testing/configurators.ts';
import { choice } from '../../testing/near-readings.ts';
import { foldCode } from './folded-number.ts';
import type { PrintingGroup } from './piece.ts';
import { printingOf } from './pieces.ts';

const groupOf = (data: ConfigGroup, around: Partial<Configurator> = {}): PrintingGroup | undefined =>
  printingOf({ ...around, configGroups: [data] }).groups[0];

/** The pieces of a group at the beginning of a text, or after its first character: as they are printed, and their ends in the folded text. */
const readAt = (
  at: number,
  data: ConfigGroup,
  typed: string,
  around: Partial<Configurator> = {},
): readonly (readonly [string, number])[] =>
  (groupOf(data, around)?.piecesAt(foldCode(typed), at, at === 0) ?? []).map(({ separator, printed, end }) => [
    separator + printed,
    end,
  ]);
const printed = (data: ConfigGroup, typed: string, around: Partial<Configurator> = {}): string[] =>
  readAt(0, data, typed, around).map(([text]) => text);

const number = (more: Partial<ConfigGroup> = {}): ConfigGroup => ({ name: 'Cord', kind: 'number', ...more });
const tag = (more: Partial<ConfigGroup> = {}): ConfigGroup => ({ name: 'Tag', kind: 'text', ...more });
const rail = (codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice('Rail', codes, { kind: 'sequence', ...more });
const several = (codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice('Options', codes, { multiselect: true, ...more });
const counted = (code: string, where: 'isQtyPrefix' | 'isQtySuffix'): ConfigGroup => ({
  name: 'Pumps',
  options: [{ code, [where]: true }],
});

test('what groups print is told once for a configurator, and begins with its prefix', () => {
  const once = { ...float };
  expect(printingOf(once)).toBe(printingOf(once));
  expect(printingOf({ prefix: 'OIL-2.', configGroups: [] }).prefix).toBe('0112.');
  expect(printingOf({ configGroups: [] }).prefix).toBe('');
});

test.each<[string, ConfigGroup, string, string[]]>([
  ['the code that stands there', choice('Size', ['S', 'M']), 'MS', ['M']],
  ['no code that stands later', choice('Size', ['S']), 'MS', []],
  ['each code that may stand there', choice('Size', ['S', 'SM', 'SL']), 'SM', ['S', 'SM']],
  ['a code however it is written', choice('Size', ['lo-2', '1O2']), 'I02', ['lo-2', '1O2']],
  ['no blank code', choice('Size', ['', 'S']), 'S', ['S']],
  ['no code that is cut off', choice('Size', ['SM']), 'S', []],
  ['nothing of a group without options', { name: 'Size' }, 'S', []],
  ['one code, though more of them stand there', choice('Size', ['S', 'M']), 'SM', ['S']],
  ['several codes of a group that takes several', several(['E', 'H', 'P']), 'EHP', ['E', 'E|H', 'E|H|P']],
  ['several, with one between them left out', several(['E', 'H', 'P']), 'EP', ['E', 'E|P']],
  ['no codes in another order', several(['E', 'H']), 'HE', ['H']],
  ['no code twice', several(['E', 'H']), 'EE', ['E']],
  ['several with a separator of their own', several(['E', 'H'], { optionSeparator: '+' }), 'EH', ['E', 'E+H']],
  ['several without a separator', several(['E', 'H'], { optionSeparator: '' }), 'EH', ['E', 'EH']],
  ['a quantity before its code', counted('P', 'isQtyPrefix'), '2P', ['2P']],
  ['a quantity of two digits', counted('P', 'isQtyPrefix'), '12P', ['12P']],
  ['no quantity of three digits', counted('P', 'isQtyPrefix'), '123P', []],
  ['no code without its quantity', counted('P', 'isQtyPrefix'), 'P', []],
  ['no quantity with a zero before it', counted('P', 'isQtyPrefix'), '02P', []],
  ['a quantity after its code', counted('A', 'isQtySuffix'), 'A3', ['A3']],
  ['each quantity that may be meant, of one digit or of two', counted('A', 'isQtySuffix'), 'A123', ['A1', 'A12']],
  ['no quantity after another code', counted('A', 'isQtySuffix'), 'B3', []],
  ['no quantity of zero', counted('A', 'isQtySuffix'), 'A0', []],
  ['a quantity alone', counted('', 'isQtySuffix'), '20', ['2', '20']],
  ['a value, and what it begins with', number(), '125', ['1', '12', '125']],
  ['a value with decimals, not with the point alone', number(), '1.25', ['1', '1.2', '1.25']],
  ['a value that begins with its point', number(), '.5', ['.5']],
  ['no value of a letter', number(), 'B5', []],
  ['a value of as many digits as it has', number({ digits: 3 }), '0125', ['012']],
  ['no value of fewer digits', number({ digits: 3 }), '12', []],
  ['a value of the most digits that there may be', number({ digits: 12 }), '1234567890123', ['123456789012']],
  ['a text, the longest first', tag({ characters: 'A-C' }), 'ABCD', ['ABC', 'AB', 'A']],
  ['a text of as few characters as it may have', tag({ min: 2 }), 'ABC', ['ABC', 'AB']],
  ['a text of one character at least', tag(), 'A', ['A']],
  ['a text of as many characters as it may have', tag({ max: 2 }), 'ABC', ['AB', 'A']],
  ['no text with another character', tag({ characters: 'A-C' }), 'DAB', []],
  ['entries in any order and as often as they stand', rail(['K', 'R']), 'RKR', ['R', 'R|K', 'R|K|R']],
  ['as many entries as there may be', rail(['K', 'R'], { max: 2 }), 'RKR', ['R', 'R|K']],
  ['one entry, where there may be no more', rail(['K', 'R'], { max: 1 }), 'RKR', ['R']],
  ['as few entries as there may be', rail(['K', 'R'], { min: 2 }), 'RKR', ['R|K', 'R|K|R']],
  ['entries with what fills the empty places', rail(['K'], { max: 3, fill: 'X' }), 'KXX', ['K|X|X']],
  [
    'entries without a separator, and what fills them',
    rail(['K'], { max: 3, fill: 'X', optionSeparator: '' }),
    'KKX',
    ['KKX'],
  ],
  ['no entries with a place left empty', rail(['K'], { max: 3, fill: 'X' }), 'KX', []],
  ['entries in all places, with none to fill', rail(['K'], { max: 2, fill: 'X' }), 'KK', ['K|K']],
  ['entries without their quantity', { ...counted('P', 'isQtyPrefix'), kind: 'sequence' }, 'PP', ['P', 'P|P']],
  ['nothing of a sequence without options', { name: 'Rail', kind: 'sequence' }, 'K', []],
  ['what a hidden group prints', choice('Cable', ['20'], { whenHidden: 'oo' }), '00', ['oo']],
  [
    'what it prints while hidden, beside its codes',
    choice('Cable', ['2', '20'], { whenHidden: '2O' }),
    '20',
    ['2', '20', '2O'],
  ],
  ['nothing of a group that is not printed', choice('Note', ['N'], { printed: false }), 'N', []],
  ['nothing of it while it is hidden', choice('Note', [], { printed: false, whenHidden: 'N' }), 'N', []],
  ['nothing of an assembly without a part', { name: 'Float', kind: 'assembly', part: 'none' }, 'PF20NO', []],
])('a group reads %s', (_, data, typed, expected) => {
  expect(printed(data, typed)).toEqual(expected);
});

test('a value of uncounted digits has eight characters at most, a text 40 and a sequence 20 entries, if they do not say', () => {
  expect(printed(number(), '123456789').at(-1)).toBe('12345678');
  expect(printed(number(), '1.23456').at(-1)).toBe('1.2345');
  expect(printed(tag(), 'A'.repeat(41))[0]).toBe('A'.repeat(40));
  expect(printed(rail(['K'], { optionSeparator: '' }), 'K'.repeat(21)).at(-1)).toBe('K'.repeat(20));
});

test('of a text that reads in many ways 40 pieces are enough', () => {
  const alike = (code: string, count: number) => Array.from({ length: count }, (_, nth) => '-'.repeat(nth) + code);
  expect(printed(several(alike('1', 9)), '1'.repeat(9))).toHaveLength(40);
  // Thirteen entries are told with two after each, and the last one alone.
  expect(printed(rail([...alike('1', 14), ...alike('2', 2)], { max: 2 }), '12')).toHaveLength(40);
});

test.each<[string, number, ConfigGroup, Partial<Configurator>, string, readonly (readonly [string, number])[]]>([
  ['a hyphen', 1, choice('Size', ['S']), {}, 'XS', [['-S', 2]]],
  ['nothing before the first part', 0, choice('Size', ['S']), {}, 'S', [['S', 1]]],
  ['the separator of the configurator', 1, choice('Size', ['S']), { groupSeparator: '/' }, 'XS', [['/S', 2]]],
  [
    'nothing of the configurator before the first part',
    0,
    choice('Size', ['S']),
    { groupSeparator: '/' },
    'S',
    [['S', 1]],
  ],
  ['its own separator', 1, choice('Size', ['S'], { separator: '+' }), { groupSeparator: '/' }, 'XS', [['+S', 2]]],
  ['its own separator, also where it is the first', 0, choice('Size', ['S'], { separator: '+' }), {}, 'S', [['+S', 1]]],
  ['letters of its separator', 1, choice('Size', ['S'], { separator: '/L' }), {}, 'XLS', [['/LS', 3]]],
  ['letters without which it is no part', 1, choice('Size', ['S'], { separator: '/L' }), {}, 'XS', []],
  ['letters, also where it is the first', 0, choice('Size', ['S'], { separator: 'L' }), {}, 'LS', [['LS', 2]]],
  ['letters of the configurator', 1, choice('Size', ['S']), { groupSeparator: 'L' }, 'XLS', [['LS', 3]]],
  ['a hyphen, also before what is counted', 1, counted('A', 'isQtySuffix'), {}, 'XA3', [['-A3', 3]]],
  ['a hyphen, also while the group is hidden', 1, choice('A', [], { whenHidden: '00' }), {}, 'XOO', [['-00', 3]]],
])('before a part stands %s', (_, at, data, around, typed, expected) => {
  expect(readAt(at, data, typed, around)).toEqual(expected);
});

test('codes have the separator of the configurator between them, or their own', () => {
  const around = { optionSeparator: '+' };
  expect(printed(several(['E', 'H']), 'EH', around).at(-1)).toBe('E+H');
  expect(printed(several(['E', 'H'], { optionSeparator: '/' }), 'EH', around).at(-1)).toBe('E/H');
});

test('a piece says what was chosen, typed or measured', () => {
  const piece = (data: ConfigGroup, typed: string, around: Partial<Configurator> = {}) =>
    groupOf(data, around)?.piecesAt(foldCode(typed), 0, true).at(-1);
  const chosen = (code: string, quantity: number | null = null) => ({ code, quantity });
  expect(piece(several(['E', 'H']), 'EH')).toMatchObject({ chosen: [chosen('E'), chosen('H')], value: null });
  expect(piece(counted('P', 'isQtyPrefix'), '12P')).toMatchObject({ chosen: [chosen('P', 12)], value: null });
  expect(piece(counted('A', 'isQtySuffix'), 'A3')).toMatchObject({ chosen: [chosen('A', 3)], value: null });
  expect(piece(rail(['K']), 'KK')).toMatchObject({ chosen: [chosen('K'), chosen('K')], value: null });
  expect(piece(number({ digits: 3 }), '012')).toMatchObject({ chosen: [], value: 12 });
  expect(piece(tag(), 'A')).toMatchObject({ chosen: [], value: null, text: 'A' });
  expect(piece(choice('A', [], { whenHidden: '00' }), '00')).toMatchObject({ chosen: [], value: null });
  const part: ConfigGroup = { name: 'Float', kind: 'assembly', part: 'float' };
  expect(piece(part, 'PF20NO', { parts: { float } })).toMatchObject({ printed: '(PF20NO)', part: 'PF20NO' });
});

test('a number may end after a code that ends it, alone or among others', () => {
  const endings = (data: ConfigGroup, typed: string) => {
    const group = groupOf(data);
    return group?.piecesAt(typed, 0, true).map((piece) => group.ends(piece));
  };
  const last = { code: 'E', isLast: true };
  expect(endings({ name: 'End', options: [last, { code: 'ET' }] }, 'ET')).toEqual([true, false]);
  expect(endings({ name: 'End', multiselect: true, options: [last, { code: 'H' }] }, 'EH')).toEqual([true, true]);
  expect(endings({ name: 'End', options: [{ code: 'E', isLast: false }] }, 'E')).toEqual([false]);
  expect(endings(number(), '1')).toEqual([false]);
});

test.each<[string, ConfigGroup, boolean]>([
  ['a group with codes', choice('Size', ['S']), false],
  ['one with a blank code', choice('Size', ['', 'S']), true],
  ['an optional one', choice('Size', ['S'], { optional: true }), true],
  ['one that is not printed', choice('Size', ['S'], { printed: false }), true],
  ['one that may be hidden', choice('Size', ['S'], { hideIf: ['A.B'] }), true],
  ['one that prints while it is hidden', choice('Size', ['S'], { hideIf: ['A.B'], whenHidden: '0' }), false],
])('of %s it is said whether it may print nothing', (_, data, may) => {
  expect(groupOf(data)?.mayBeEmpty).toBe(may);
});
