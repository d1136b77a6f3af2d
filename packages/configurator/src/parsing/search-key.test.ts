import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number, sequence, several } from '../testing/build.ts';
import { planOf } from './plan.ts';
import { startSearch } from './search.ts';
import { hasFailed, keyInSequence, keyOf, keyWithin, rememberFailed } from './search-key.ts';
import type { InSequence, Node, Search, Within } from './search-state.ts';

const node: Node = { index: 1, at: 3, first: false, open: '' };
const asking = (...rules: string[]): ConfigGroup => choice('Z', ['z', { code: 'y', enableIf: rules }]);
const searchOf = (...groups: ConfigGroup[]): Search =>
  startSearch(planOf(compile(configurator(groups))), 'a-x-z', false, null);

/** The choices of a search so far. */
interface Chosen {
  quantities?: number[];
  values?: (number | null)[];
  literals?: boolean[];
}

function keyAt(groups: readonly ConfigGroup[], chosen: Chosen, at: Partial<Node> = {}): string {
  return keyOf(Object.assign(searchOf(...groups), chosen), { ...node, ...at });
}

const asked = [choice('A', ['a', 'b']), asking('A.b')];
const counted = [choice('A', [{ code: 'a', maxQty: 9 }]), asking('A.quantity>2')];
const shown = [choice('A', ['a', 'b']), choice('B', ['c'], { showIf: ['A.a'] }), asking('B.count>0')];
const compared = [number('N', { max: 9 }), asking('N.value>4')];

describe('two places of a search differ where something differs that later rules ask', () => {
  test.each<[string, readonly ConfigGroup[], Chosen, Chosen]>([
    ['an option that is mentioned', asked, { quantities: [1, 0, 0, 0] }, { quantities: [0, 1, 0, 0] }],
    ['whether it is selected', asked, { quantities: [0, 0, 0, 0] }, { quantities: [0, 1, 0, 0] }],
    ['how many pieces there are', counted, { quantities: [2, 0, 0] }, { quantities: [3, 0, 0] }],
    ['a value', compared, { values: [4, null] }, { values: [5, null] }],
    ['whether there is a value', compared, { values: [null, null] }, { values: [5, null] }],
  ])('%s', (_, groups, one, other) => {
    expect(keyAt(groups, one)).not.toBe(keyAt(groups, other));
    expect(keyAt(groups, one)).toBe(keyAt(groups, one));
  });

  test.each<[string, readonly ConfigGroup[], Chosen, Chosen]>([
    [
      'an option that no rule mentions',
      [asked[0], asking()].map(present),
      { quantities: [1, 0, 0, 0] },
      { quantities: [0, 1, 0, 0] },
    ],
    [
      'how many pieces there are of what is selected',
      asked,
      { quantities: [0, 1, 0, 0] },
      { quantities: [0, 3, 0, 0] },
    ],
    ['what comes after', asked, { quantities: [0, 1, 1, 0] }, { quantities: [0, 1, 0, 1] }],
    [
      'a value that no rule asks for',
      [number('N', { max: 9 }), asking()],
      { values: [4, null] },
      { values: [5, null] },
    ],
  ])('not %s', (_, groups, one, other) => expect(keyAt(groups, one)).toBe(keyAt(groups, other)));

  test('whether a group that limits hide prints its literal, holds an option or a value, or nothing', () => {
    const held = [
      choice('A', ['a', 'b']),
      choice('B', ['c', 'd'], { showIf: ['A.a'], whenHidden: '0' }),
      choice('C', ['e', { code: 'f', isLast: true }]),
      asking('C.e'),
    ];
    const keyFor = (chosen: Chosen): string => {
      const search = Object.assign(searchOf(...held), chosen);
      const cuts = search.plan.cuts.map((cut) => ({ ...cut, groups: [1] }));
      return keyOf({ ...search, plan: { ...search.plan, cuts } }, { ...node, index: 2 });
    };
    const nothing = searchOf(...held);
    const [c, d] = [2, 3].map((id) => nothing.quantities.with(id, 1));
    const literal = { literals: nothing.literals.with(1, true) };
    const keys = [{}, { quantities: present(c) }, literal].map(keyFor);
    expect(new Set(keys).size).toBe(3);
    expect(keyFor({ quantities: present(d) })).toBe(keyFor({ quantities: present(c) }));
    expect(keyFor({ values: nothing.values.with(1, 0) })).toBe(keyFor({ quantities: present(c) }));
    expect(keyFor({ values: nothing.values.with(0, 0) })).toBe(keyFor({}));
  });

  test('whether the group of a sum that may be hidden holds anything', () => {
    expect(keyAt(shown, { quantities: [1, 0, 1, 0, 0] }, { index: 2 })).not.toBe(
      keyAt(shown, { quantities: [1, 0, 0, 0, 0] }, { index: 2 }),
    );
  });
});

test.each<[string, Partial<Node>]>([
  ['another group', { index: 2 }],
  ['another place in the text', { at: 4 }],
  ['nothing printed before', { first: true }],
  ['another group left open', { open: '0,' }],
])('two places differ by %s', (_, other) => {
  const groups = [...asked, choice('C', ['c'])];
  expect(keyAt(groups, {}, other)).not.toBe(keyAt(groups, {}));
});

describe('within a group of several', () => {
  const limited = several('S', ['s', 't', { code: 'u', disableIf: ['A.a'] }], { maxSelect: 2 });
  const search = searchOf(choice('A', ['a', 'b']), limited, asking('S.u', 'A.b'));
  const within: Within = {
    ...node,
    group: present(search.plan.groups[1]),
    next: 1,
    printed: false,
    any: false,
  };
  const key = (more: Partial<Within>, quantities = search.quantities): string =>
    keyWithin({ ...search, quantities }, { ...within, ...more });

  test.each<[string, Partial<Within>]>([
    ['the next option', { next: 2 }],
    ['whether something is printed', { printed: true }],
    ['whether something is selected', { any: true }],
    ['the place', { at: 4 }],
  ])('places differ by %s', (_, more) => expect(key(more)).not.toBe(key({})));

  test('by how many are selected, which ones rules tie to groups before, and which ones later rules ask', () => {
    const selected = (...ids: number[]) =>
      key(
        {},
        search.quantities.map((_, id) => (ids.includes(id) ? 1 : 0)),
      );
    expect(selected(2)).toBe(selected(3));
    expect(selected(2)).not.toBe(selected(2, 3));
    expect(selected(4)).not.toBe(selected(2));
    expect(selected(0)).not.toBe(selected(1));
  });
});

describe('within a sequence', () => {
  const search = searchOf(choice('A', ['a', 'b']), sequence('S', ['s', 't'], { max: 4 }), asking('A.b', 'S.s'));
  const within: InSequence = { ...node, planned: present(search.plan.groups[1]), entries: [2], codes: ['s'] };
  const key = (entries: number[], quantities: number[], at = 3): string =>
    keyInSequence({ ...search, quantities }, { ...within, entries, at });

  test('the order of entries does not matter; how often each stands, and how many there are, does', () => {
    expect(key([2, 3], [0, 0, 1, 1, 0, 0])).toBe(key([3, 2], [0, 0, 1, 1, 0, 0]));
    expect(key([2, 3], [0, 0, 1, 1, 0, 0])).not.toBe(key([2, 2], [0, 0, 2, 0, 0, 0]));
    expect(key([2], [0, 0, 1, 0, 0, 0])).not.toBe(key([2, 3], [0, 0, 1, 0, 0, 0]));
    expect(key([2], [0, 0, 1, 0, 0, 0])).not.toBe(key([2], [0, 0, 1, 0, 0, 0], 4));
    expect(key([2], [1, 0, 1, 0, 0, 0])).not.toBe(key([2], [0, 1, 1, 0, 0, 0]));
  });
});

test('what failed is known at its group and place alone', () => {
  const search = searchOf(...asked);
  const failed = (at: Partial<Node>, key = 'k') => hasFailed(search, { ...node, ...at }, () => key);
  expect(failed({})).toBe(false);
  rememberFailed(search, node, 'k');
  rememberFailed(search, node, 'l');
  expect([failed({}), failed({}, 'l'), failed({}, 'm')]).toEqual([true, true, false]);
  expect([failed({ at: 4 }), failed({ index: 2 }), failed({ index: 0, at: 5 })]).toEqual([false, false, false]);
  // One place further than the end of the text would be the beginning of the next group.
  rememberFailed(search, { ...node, index: 0, at: 5 }, 'k');
  expect(failed({ index: 1, at: 0 })).toBe(false);
  expect(failed({ index: 1, at: 1 })).toBe(false);
  rememberFailed(search, { ...node, index: 0, at: 3 }, 'k');
  expect(failed({ index: 6, at: 2 })).toBe(false);
});

test('no key is made where nothing failed', () => {
  const never = (): string => {
    throw new Error('asked');
  };
  expect(hasFailed(searchOf(...asked), node, never)).toBe(false);
});
