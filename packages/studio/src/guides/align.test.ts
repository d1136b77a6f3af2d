import { describe, expect, test } from 'vitest';
import { alignmentsOf, structureOf } from './align.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import { gathered } from './testing/gathered.ts';

const groups = [
  gathered('Motor', ['A axial', 'AB both']),
  gathered('Volt', ['1 one', '12 twelve']),
  gathered('Extras', ['X one', 'Y two'], { several: true }),
];
/** The cheapest readings: the beginning, then each group's separator and codes, `_` where it prints nothing, and what stands between codes. */
const readings = (text: string, of: readonly GatheredGroup[] = groups, series: readonly string[] = []): string[] =>
  alignmentsOf(text, of, series).map(
    ({ prefix, parts, inner }) =>
      `${prefix}|${parts.map((part) => (part === null ? '_' : `${part.separator}${part.codes.join('&')}`)).join('|')}${inner === undefined ? '' : ` by "${inner}"`}`,
  );
const costOf = (...given: Parameters<typeof alignmentsOf>): number | undefined => alignmentsOf(...given)[0]?.cost;

describe('the cheapest reading of a number', () => {
  test.each<[string, string | undefined]>([
    ['A-1-X', '|A|-1|-X'],
    ['AB12X', '|AB|12|X'],
    ['AB-1-X', '|AB|-1|-X'],
    ['P-A-1-X', 'P-|A|-1|-X'],
    ['A/1.X', '|A|/1|.X'],
    ['A-1', '|A|-1|_'],
    ['A-X', '|A|_|-X'],
    ['A-1-XY', '|A|-1|-X&Y by ""'],
    ['A-1-X/Y', '|A|-1|-X&Y by "/"'],
    ['A1X+Y', '|A|1|X&Y by "+"'],
    ['A-1-XX', 'A-1-X|_|_|X'],
    ['A-1-Z', undefined],
    ['Z', undefined],
    ['', undefined],
  ])('%s is %s', (text, reading) => expect(readings(text)[0]).toBe(reading));

  test('is cheaper with fewer groups left out, separators everywhere, and no beginning of its own', () => {
    const costs = ['A-1-X', 'A1-X', 'A-1', 'P-A-1-X', 'P1-A-1-X', 'P-Q-A-1-X', 'A-X'].map(
      (text) => costOf(text, groups, []) ?? 0,
    );
    const [plain = 0, bare = 0, skipped = 0, begun = 0, numbered = 0, long = 0, gap = 0] = costs;
    expect(bare).toBeCloseTo(plain + 0.15);
    // Extras may be left out; a voltage may not.
    expect(skipped).toBeCloseTo(plain + 0.5);
    expect(gap).toBeCloseTo(plain + 4);
    expect(begun).toBeCloseTo(plain + 0.4);
    expect(numbered).toBeCloseTo(plain + 0.7);
    expect(long).toBeCloseTo(plain + 1.4);
    expect(costOf('P-A-1-X', groups, ['P'])).toBeCloseTo(plain - 1);
  });

  test('all others follow, from cheap to dear', () => {
    const costs = alignmentsOf('P-A-1-X', groups, []).map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(readings('A-1-X')).toEqual(['|A|-1|-X', 'A-|_|1|-X', 'A-1-|_|_|X']);
  });
});

describe('a code is read', () => {
  test('where it is taken, not blank, and as often as its group has answers', () => {
    const one = gathered('Motor', ['A a', ' none', 'B b']);
    for (const option of one.options) option.isTaken = option.code !== 'B';
    expect(readings('A', [one])).toEqual(['|A']);
    expect(readings('B', [one])).toEqual([]);
    const inOrder = gathered('Order', ['X x', 'Y y'], { several: true, sequence: { min: 1, max: 3 } });
    expect(readings('XXY', [inOrder])[0]).toBe('|X&X&Y by ""');
    expect(readings('XXYX', [inOrder]).filter((reading) => reading.startsWith('|'))).toEqual([]);
  });

  const range = (rest: object) =>
    gathered('Length', [], {
      range: {
        before: 'L',
        from: 2,
        to: 99,
        digits: 0,
        after: '',
        step: 1,
        words: '',
        at: { sheet: 0, row: 0, column: 0 },
        ...rest,
      },
    });
  test.each<[string, object, string[]]>([
    ['L5', {}, ['|L5']],
    ['L99', {}, ['|L99']],
    ['L1', {}, []],
    ['L100', {}, []],
    ['L05', { digits: 2 }, ['|L05']],
    ['L5', { digits: 2 }, []],
    ['L2.5', { step: 0.5 }, ['|L2.5']],
    ['L2.5', {}, []],
    ['5V', { before: '', after: 'V' }, ['|5V']],
  ])('%s of the range %j: %j', (text, rest, expected) => {
    expect(readings(text, [range(rest)]).filter((reading) => reading.startsWith('|'))).toEqual(expected);
  });
});

describe('the form that most numbers share', () => {
  const told = (...texts: string[]) => {
    const structure = structureOf(texts.map((text) => alignmentsOf(text, groups, [])));
    if (structure === null) return null;
    const { prefix, separators, inner, skipped, alignments } = structure;
    return {
      prefix,
      separators: [...separators].map((one) => one ?? null),
      inner,
      skipped: [...skipped],
      fits: alignments.map((one) => one !== null),
    };
  };
  test('has the separators of its groups, not of the first that prints', () => {
    expect(told('A-1-X', 'AB-12-Y')).toEqual({
      prefix: '',
      separators: [null, '-', '-'],
      inner: undefined,
      skipped: [],
      fits: [true, true],
    });
  });
  test('has one beginning; numbers with another do not fit', () => {
    expect(told('P-A-1-X', 'P-AB-12-Y', 'Q-A-1')).toMatchObject({ prefix: 'P-', fits: [true, true, false] });
  });
  test('is that of most; what is left out somewhere may be', () => {
    expect(told('A-1-X', 'A/1/X', 'A-1')).toMatchObject({ skipped: [2], fits: [true, false, true] });
    expect(told('A/1/X', 'A-1-X', 'AB-12-X', 'A-1-Y')).toMatchObject({
      separators: [null, '/', '/'],
      fits: [true, false, false, false],
    });
  });
  test('has one sign between the codes of a group', () => {
    expect(told('A-1-X+Y', 'A-1-X')).toMatchObject({ inner: '+', fits: [true, true] });
    expect(told('A-1-X', 'A-1-X+Y', 'A-1-X/Y')).toMatchObject({ inner: '+', fits: [true, true, false] });
  });
  test('is none without a number that reads', () => {
    expect(told()).toBeNull();
    expect(told('ZZ')).toBeNull();
    expect(told('ZZ', 'A-1-X')).toMatchObject({ fits: [false, true] });
  });
});
