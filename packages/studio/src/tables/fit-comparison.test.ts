import type { ConfigGroup } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { fitBands, fitComparison, fitLimit, fitLists } from './fit-comparison.ts';
import type { Wanted, WantedRules } from './wanted-pairs.ts';

const CELLS: Readonly<Record<string, Wanted>> = { x: 'yes', '-': 'no', '.': 'free' };

/** `amps` of the options, in order; undefined: the option has none. `rows`: `x` goes together, `-` does not, `.` is free. */
interface Case {
  own?: readonly (number | string | undefined)[];
  asked: readonly (number | string | undefined)[];
  rows: readonly string[];
}

const groupOf = (name: string, amps: readonly (number | string | undefined)[]): ConfigGroup => ({
  name,
  options: amps.map((value, at) => ({
    code: `${name.slice(0, 1).toLowerCase()}${at}`,
    ...(value !== undefined && { attributes: { amps: value } }),
  })),
});
const wantedOf = ({ own, asked, rows }: Case): WantedRules => ({
  owner: groupOf('Motor', own ?? rows.map(() => undefined)),
  asked: groupOf('Box', asked),
  wanted: rows.map((row) => [...row].map((sign) => CELLS[sign] ?? 'free')),
  isSaid: [],
});
const NONE: ReadonlySet<string> = new Set();
const COMPARED: ReadonlySet<string> = new Set(['amps']);

const compare = (wanted: WantedRules, isAlwaysAnswered = false, compared = COMPARED) =>
  fitComparison(wanted, { isAlwaysAnswered, compared })?.map((one) => one && `${one.field} ${one.rule}`) ?? null;

describe('a comparison of one option refuses', () => {
  const AMPS = [10, 18, 25];
  test.each<[string, Case, string | null]>([
    ['what is below the least that goes', { asked: AMPS, rows: ['--x'] }, 'Box.amps<25'],
    ['what is below its own value, between the two', { own: [20], asked: AMPS, rows: ['--x'] }, 'Box.amps<20'],
    ['what is below its own value, at the least that goes', { own: [25], asked: AMPS, rows: ['--x'] }, 'Box.amps<25'],
    ['nothing by its own value at the most that does not', { own: [18], asked: AMPS, rows: ['--x'] }, 'Box.amps<25'],
    ['nothing by its own value beyond', { own: [26], asked: AMPS, rows: ['--x'] }, 'Box.amps<25'],
    ['nothing by its own value in words', { own: ['20'], asked: AMPS, rows: ['--x'] }, 'Box.amps<25'],
    ['all up to the most, where none goes', { asked: AMPS, rows: ['---'] }, 'Box.amps<=25'],
    ['all below its own value, where none goes', { own: [30], asked: AMPS, rows: ['---'] }, 'Box.amps<30'],
    ['what is above the most that goes', { asked: AMPS, rows: ['x--'] }, 'Box.amps>10'],
    ['what is from its own value on, between the two', { own: [12], asked: AMPS, rows: ['x--'] }, 'Box.amps>=12'],
    ['what is from its own value on, at the least of them', { own: [18], asked: AMPS, rows: ['x--'] }, 'Box.amps>=18'],
    ['nothing by its own value at the most that goes', { own: [10], asked: AMPS, rows: ['x--'] }, 'Box.amps>10'],
    ['nothing by its own value above the least of them', { own: [19], asked: AMPS, rows: ['x--'] }, 'Box.amps>10'],
    ['one value alone', { asked: AMPS, rows: ['x-x'] }, 'Box.amps=18'],
    ['one value in words', { asked: ['steel', 'a "b"', 'steel'], rows: ['x-x'] }, 'Box.amps="a ""b"""'],
    ['two options of one value', { asked: [18, 25, 18], rows: ['-x-'] }, 'Box.amps<25'],
    ['two values apart: none says it', { asked: [...AMPS, 40], rows: ['-x-x'] }, null],
    ['a value that another has that goes: none says it', { asked: [18, 18], rows: ['-x'] }, null],
    ['an option without the value: none says it', { asked: [undefined, 18], rows: ['-x'] }, null],
    ['besides an option without the value, which goes', { asked: [18, undefined], rows: ['-x'] }, 'Box.amps<=18'],
    ['besides a free one, whatever it has', { asked: [10, 18, 25], rows: ['-.x'] }, 'Box.amps<25'],
  ])('%s', (_, said, rule) => {
    expect(compare(wantedOf(said))).toEqual(rule === null ? null : [`disableIf ${rule}`]);
  });
});

describe('where each number has an answer, a comparison of one option may ask for', () => {
  const AMPS = [10, 18, 25, undefined];
  test.each<[string, Case, string]>([
    ['what is above the most that does not go', { asked: AMPS, rows: ['--x-'] }, 'Box.amps>18'],
    ['what is from its own value on', { own: [25], asked: AMPS, rows: ['--x-'] }, 'Box.amps>=25'],
    ['what is below the least that does not go', { asked: AMPS, rows: ['x---'] }, 'Box.amps<18'],
    ['what is below its own value', { own: [12], asked: AMPS, rows: ['x---'] }, 'Box.amps<12'],
    ['one value alone', { asked: AMPS, rows: ['-x--'] }, 'Box.amps=18'],
  ])('%s', (_, said, rule) => {
    expect(compare(wantedOf(said), true)).toEqual([`enableIf ${rule}`]);
    expect(compare(wantedOf(said), false)).toBeNull();
  });
});

describe('an attribute says a table', () => {
  test('not where one row of it is said by no bound', () => {
    expect(compare(wantedOf({ asked: [10, 18, 25, 40], rows: ['-xxx', '--xx', '-x-x'] }), true)).toBeNull();
  });
  test('not where nothing goes, and an option has no value', () => {
    expect(compare(wantedOf({ asked: [10, undefined], rows: ['--'] }), true)).toBeNull();
  });
  const two: Case = { asked: [10, 18, 25], rows: ['-xx', '--x', 'xxx'] };
  const one: Case = { asked: [10, 18, 25], rows: ['-xx', 'xxx'] };
  test('of several bounds, whether it was compared before or not', () => {
    const rules = ['disableIf Box.amps<18', 'disableIf Box.amps<25', null];
    expect(compare(wantedOf(two), false, COMPARED)).toEqual(rules);
    expect(compare(wantedOf(two), false, NONE)).toEqual(rules);
  });
  test('of one bound only where it was compared before, or where the owner has it as a number', () => {
    expect(compare(wantedOf(one), false, COMPARED)).toEqual(['disableIf Box.amps<18', null]);
    expect(compare(wantedOf(one), false, NONE)).toBeNull();
    expect(compare(wantedOf({ ...one, own: [undefined, 5] }), false, NONE)).toEqual(['disableIf Box.amps<18', null]);
    expect(compare(wantedOf({ ...one, own: [undefined, '5'] }), false, NONE)).toBeNull();
  });
  test('not where nothing is refused', () => {
    expect(compare(wantedOf({ asked: [10, 18], rows: ['xx', '.x'] }))).toBeNull();
  });
  test('before another that is not known', () => {
    const both = (known: string): WantedRules => ({
      ...wantedOf(two),
      asked: {
        name: 'Box',
        options: [10, 18, 25].map((value) => ({ code: `b${value}`, attributes: { first: value, second: value } })),
      },
      owner: { name: 'Motor', options: ['a', 'b', 'c'].map((code) => ({ code, attributes: { [known]: 1 } })) },
    });
    expect(compare(both('second'), false, NONE)?.[0]).toBe('disableIf Box.second<18');
    expect(compare(both('third'), false, NONE)?.[0]).toBe('disableIf Box.first<18');
    expect(compare(both('third'), false, new Set(['second']))?.[0]).toBe('disableIf Box.second<18');
  });
});

describe('one limit says a table', () => {
  const square: Case = { own: [10, 18], asked: [10, 18], rows: ['xx', '-x'] };
  test.each<[string, Case, object | null]>([
    ['at most, with equals together', square, { of: 'amps', max: 'Box.amps' }],
    ['at least, with equals together', { ...square, rows: ['x-', 'xx'] }, { of: 'amps', min: 'Box.amps' }],
    ['with a free cell, which may say anything', { ...square, rows: ['xx', '.x'] }, { of: 'amps', max: 'Box.amps' }],
    ['of which an option without the value goes with all', { ...square, own: [undefined, 18] }, expect.anything()],
    ['and none, where equals do not go together', { ...square, rows: ['-x', '--'] }, null],
    ['and none, where an option without the value is refused', { ...square, asked: [undefined, 18] }, null],
    ['and none of values in words', { ...square, own: ['10', '18'] }, null],
  ])('%s', (_, said, limit) => {
    expect(fitLimit(wantedOf(said))).toEqual(limit);
  });
  test('only where both are one choice', () => {
    const wanted = wantedOf(square);
    expect(fitLimit({ ...wanted, owner: { ...wanted.owner, multiselect: true } })).toBeNull();
    expect(fitLimit({ ...wanted, asked: { ...wanted.asked, multiselect: true } })).toBeNull();
    expect(fitLimit({ ...wanted, asked: { ...wanted.asked, kind: 'sequence' } })).toBeNull();
    expect(fitLimit({ ...wanted, owner: { ...wanted.owner, kind: 'choice', multiselect: false } })).not.toBeNull();
  });
});

describe('the codes of one option are listed', () => {
  const lists = (said: Case, isAlwaysAnswered: boolean, compared = NONE) =>
    fitLists(wantedOf(said), { isAlwaysAnswered, compared }).map((one) => one && `${one.field} ${one.rule}`);
  const NO_AMPS = [undefined, undefined, undefined];
  test.each<[string, Case, boolean, string | null]>([
    ['that do not go, where those are fewer', { asked: NO_AMPS, rows: ['-xx'] }, true, 'disableIf Box.b0'],
    ['that go, where those are fewer', { asked: NO_AMPS, rows: ['--x'] }, true, 'enableIf Box.b2'],
    ['that do not go, where no answer is certain', { asked: NO_AMPS, rows: ['--x'] }, false, 'disableIf Box.b0|b1'],
    ['that do not go, of as many', { asked: NO_AMPS, rows: ['-.x'] }, true, 'disableIf Box.b0'],
    ['that do not go, where none goes', { asked: NO_AMPS, rows: ['--.'] }, true, 'disableIf Box.b0|b1'],
    ['nowhere, where all go', { asked: NO_AMPS, rows: ['xx.'] }, true, null],
  ])('%s', (_, said, isAlwaysAnswered, rule) => {
    expect(lists(said, isAlwaysAnswered)).toEqual([rule]);
  });
  test('unless a comparison that was there before says them; not one value, which says no more than the code', () => {
    const said: Case = { asked: [10, 18, 25], rows: ['--x', '-x-', 'x-x'] };
    expect(lists(said, false, COMPARED)).toEqual(['disableIf Box.amps<25', 'disableIf Box.b0|b2', 'disableIf Box.b1']);
    expect(lists({ asked: [10, 18, 25, undefined], rows: ['-x--'] }, true, COMPARED)).toEqual(['enableIf Box.b1']);
    expect(lists({ asked: [10, undefined, 25], rows: ['--x'] }, true, COMPARED)).toEqual(['enableIf Box.amps>10']);
    expect(lists({ asked: [10, undefined, 25], rows: ['--x'] }, false, COMPARED)).toEqual(['disableIf Box.b0|b1']);
  });
});

describe('bands of a number', () => {
  const cord: ConfigGroup = { name: 'Cord', kind: 'number', options: ['1..4', '5..9'].map((code) => ({ code })) };
  const bands = (rows: readonly string[], owner: ConfigGroup = groupOf('Motor', [1, 2])) =>
    fitBands({ ...wantedOf({ asked: [], rows }), owner, asked: cord })?.map((one) => one?.rule ?? null) ?? null;
  test('are refused below or above, at each option', () => {
    expect(bands(['-x', 'x-'])).toEqual(['Cord.value<5', 'Cord.value>4']);
    expect(bands(['-x', 'xx'])).toEqual(['Cord.value<5', null]);
  });
  test('say nothing where all of them are refused for one option, or beside another number', () => {
    expect(bands(['-x', '--'])).toBeNull();
    expect(bands(['-x'], { name: 'Feet', kind: 'number' })).toBeNull();
    expect(fitBands(wantedOf({ asked: [1, 2], rows: ['-x'] }))).toBeNull();
  });
});
