import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { correctGroups, giveCells, givenUses, inGivenOrder } from './correct-groups.ts';
import type { GatheredGroup, GatheredOption } from './gathered-groups.ts';
import { type Correction, type GivenUse, type GuideNote, placeKey } from './guide.ts';
import { gathered } from './testing/gathered.ts';
import { sheetOf } from './testing/sheet-of.ts';

const place = (row: number, column: number, sheet = 0) => ({ sheet, row, column });
/** A group at a row and a column; each option `CODE row column`. */
function standing(name: string, at: readonly [number, number] | null, ...options: readonly string[]): GatheredGroup {
  const group = gathered(name, []);
  const placed = options.map((text): GatheredOption => {
    const [code = '', row, column = 0] = text.split(' ');
    return {
      code,
      marks: [],
      words: '',
      price: undefined,
      isBase: false,
      at: place(Number(row), Number(column)),
      isTaken: true,
    };
  });
  return {
    ...group,
    key: at === null ? name : placeKey(place(...at)),
    at: at === null ? null : place(...at),
    options: placed,
  };
}
const told = (groups: readonly GatheredGroup[]): string[] =>
  groups.map(({ name, options }) => `${name}: ${options.map(({ code }) => code).join(' ')}`.trim());

describe('uses that people gave to cells', () => {
  test('are of each cell of a range, and later ones count', () => {
    const given = givenUses([
      { what: 'cells', place: place(1, 2), rows: 2, columns: 2, use: 'code' },
      { what: 'number', prefix: 'Q' },
      { what: 'cells', place: place(2, 3), rows: 1, columns: 1, use: 'words' },
    ]);
    expect([...given]).toEqual([
      ['0:1:2', 'code'],
      ['0:1:3', 'code'],
      ['0:2:2', 'code'],
      ['0:2:3', 'words'],
    ]);
  });
});

describe('cells with a use', () => {
  const ROWS = [
    ['Motor', 'x', 'Lid'],
    ['A*', 'Axial', '$5.00'],
    ['B', 'Bax', 'no price'],
    ['', 'C', '7,50'],
  ];
  function give(groups: GatheredGroup[], ...cells: readonly [number, number, GivenUse][]) {
    const grids = [gridOf(sheetOf(ROWS), 0, '.', () => false), gridOf(sheetOf([['Other']]), 1, ',', () => false)];
    const uses: Uses = new Map();
    giveCells(grids, new Map(cells.map(([row, column, use]) => [placeKey(place(row, column)), use])), groups, uses);
    return { groups, told: told(groups), uses: [...uses].map(([key, use]) => `${key} ${use}`) };
  }

  test('become a group, once', () => {
    expect(give([], [0, 0, 'group'])).toMatchObject({ told: ['Motor:'], uses: ['0:0:0 group'] });
    expect(give([standing('Known', [0, 0], 'Z 5')], [0, 0, 'group']).told).toEqual(['Known: Z']);
  });
  test('become nothing where they are empty', () => {
    expect(give([], [3, 0, 'group'], [3, 0, 'code'])).toMatchObject({ told: [], uses: [] });
  });
  test('become a code of the row, without its marks, or of another row', () => {
    const [first] = give([standing('G', [0, 0], 'Z 1 1')], [1, 0, 'code']).groups;
    expect(first?.options).toMatchObject([{ code: 'A', marks: ['*'], at: place(1, 0) }]);
    expect(give([standing('G', [0, 0], 'Z 1')], [2, 0, 'code'])).toMatchObject({
      told: ['G: Z B'],
      uses: ['0:2:0 code'],
    });
  });
  test('become a code of the option that stands nearest in its row', () => {
    expect(give([standing('G', [0, 0], 'Y 2 3', 'Z 2 1')], [2, 0, 'code']).told).toEqual(['G: Y B']);
    expect(give([standing('G', [0, 0], 'Y 2 1', 'Z 2 3')], [2, 0, 'code']).told).toEqual(['G: B Z']);
  });
  test.each<[string, GatheredGroup[], string[]]>([
    ['that stands nearest above', [standing('Far', [0, 0]), standing('Near', [1, 0])], ['Far:', 'Near: C']],
    [
      'that stands nearest above, in whatever order',
      [standing('Near', [1, 0]), standing('Far', [0, 0])],
      ['Near: C', 'Far:'],
    ],
    ['that stands nearest beside', [standing('Left', [0, 0]), standing('Right', [0, 1])], ['Left:', 'Right: C']],
    ['that stands in its own row', [standing('Own', [3, 0]), standing('Above', [0, 1])], ['Own: C', 'Above:']],
    ['that stands in its own place', [standing('Own', [3, 1])], ['Own: C']],
    ['of its own, not of one to the right', [standing('Right', [0, 2])], ['Right:', ': C']],
    ['of its own, not of one below', [standing('Below', [4, 0])], ['Below:', ': C']],
    [
      'of its own, not of one on another sheet',
      [{ ...standing('Other', [0, 0]), at: place(0, 0, 1) }],
      ['Other:', ': C'],
    ],
    ['of its own, not of one without a place', [standing('Nowhere', null)], ['Nowhere:', ': C']],
  ])('become a code of the group %s', (_, groups, lines) => {
    expect(give(groups, [3, 1, 'code']).told).toEqual(lines);
  });
  test('become words and a price of the option in their row', () => {
    const { groups, uses } = give(
      [standing('G', [0, 0], 'A 1')],
      [1, 1, 'words'],
      [1, 2, 'price'],
      [3, 1, 'words'],
      [3, 2, 'price'],
    );
    expect(groups[0]?.options).toMatchObject([{ code: 'A', words: 'Axial', price: 500, isBase: false }]);
    expect(uses).toEqual(['0:1:1 words', '0:3:1 words', '0:1:2 price', '0:3:2 price']);
  });
  test('become a price as their sheet writes prices', () => {
    const grids = ['.', ','].map((decimal, sheet) =>
      gridOf(
        sheetOf([
          ['A', '1.234,50'],
          ['B', '1,234.50'],
        ]),
        sheet,
        decimal === ',' ? ',' : '.',
        () => false,
      ),
    );
    const prices = [0, 1].map((sheet) => {
      const group = standing('G', [0, 0], 'A 0', 'B 1');
      const groups = [{ ...group, options: group.options.map((one) => ({ ...one, at: { ...one.at, sheet } })) }];
      giveCells(
        grids,
        new Map([place(0, 1, sheet), place(1, 1, sheet)].map((at) => [placeKey(at), 'price'])),
        groups,
        new Map(),
      );
      return groups[0]?.options.map(({ price }) => price);
    });
    expect(prices[0]?.[1]).toBe(123_450);
    expect(prices[1]?.[0]).toBe(123_450);
  });
  test('become no price where they are none', () => {
    expect(give([standing('G', [0, 0], 'B 2')], [2, 2, 'price']).groups[0]?.options).toMatchObject([
      { price: undefined },
    ]);
  });
  test('become groups before codes, and codes before words, whatever came first', () => {
    const { groups } = give([], [1, 1, 'words'], [1, 0, 'code'], [0, 0, 'group']);
    expect(groups).toMatchObject([{ name: 'Motor', options: [{ code: 'A', words: 'Axial' }] }]);
  });
  test.each<[string, GatheredGroup[], string[]]>([
    ['those below it', [standing('G', [0, 0], 'Y 1', 'Z 3')], ['G: Y', 'Bax: Z']],
    ['those in its own row', [standing('G', [0, 0], 'Y 1', 'Z 2 1')], ['G: Y', 'Bax: Z']],
    ['those of a group that begins in its row', [standing('G', [2, 0], 'Y 2 1', 'Z 3 1')], ['G:', 'Bax: Y Z']],
    ['none of a group that begins below', [standing('G', [3, 0], 'Z 4 1')], ['G: Z', 'Bax:']],
    ['none that stand to the left', [standing('G', [0, 0], 'Y 3 0')], ['G: Y', 'Bax:']],
    [
      'those of the nearest group above',
      [standing('Far', [0, 0], 'X 5 1'), standing('Near', [1, 0], 'Z 6 1')],
      ['Far: X', 'Near:', 'Bax: Z'],
    ],
    [
      'those of a group without a place, by its first option',
      [standing('G', null, 'Y 1', 'Z 3 1')],
      ['G: Y', 'Bax: Z'],
    ],
    ['none of a group without a place that begins below', [standing('G', null, 'Z 3 1')], ['G: Z', 'Bax:']],
  ])('become a group that takes %s', (_, groups, lines) => {
    const shifted = groups.map((group) => ({
      ...group,
      options: group.options.map((one) => (one.code === 'Z' ? { ...one, at: { ...one.at, column: 1 } } : one)),
    }));
    expect(give(shifted, [2, 1, 'group']).told).toEqual(lines);
  });
  test('become a group that takes nothing where it has options already', () => {
    expect(give([standing('Own', [2, 1], 'Q 9 9'), standing('G', [0, 0], 'Z 3 1')], [2, 1, 'group']).told).toEqual([
      'Own: Q',
      'G: Z',
    ]);
  });
});

describe('a correction of a group', () => {
  const groups = () => [
    gathered('Motor', ['A', 'B'], { sequence: { min: 1, max: 9 }, several: true }),
    gathered('Lid', ['A', '01', '1']),
    gathered('Empty', []),
  ];
  function correct(...corrections: Correction[]) {
    const notes: GuideNote[] = [];
    return { groups: correctGroups(groups(), corrections, notes), notes: notes.map(({ text }) => text) };
  }
  test('of none leaves out those without options', () => {
    expect(told(correct().groups)).toEqual(['Motor: A B', 'Lid: A 01 1']);
    const range = { before: '', from: 1, to: 9, after: '', digits: 1, step: 1, words: '', at: place(0, 0) };
    expect(correctGroups([gathered('Cord', [], { range })], [], [])).toHaveLength(1);
  });
  test('says what it is, and leaves what it does not say', () => {
    const of = (correction: object) => correct({ what: 'group', group: 'Motor', ...correction }).groups[0];
    expect(of({})).toEqual(groups()[0]);
    expect(of({ name: '3. Drive' })).toMatchObject({ name: 'Drive' });
    expect(of({ name: '  ' })).toMatchObject({ name: 'Motor' });
    expect(of({ optional: true })).toMatchObject({ optional: true, several: true });
    expect(of({ several: true })).toMatchObject({ several: true, sequence: { min: 1, max: 9 } });
    expect(of({ isTaken: false })).toMatchObject({ isTaken: false });
    expect(of({ several: false })).toMatchObject({ several: false });
    expect(of({ several: false })).not.toHaveProperty('sequence');
  });
  test('that is not there says nothing, and those after it count', () => {
    const { groups: corrected } = correct(
      { what: 'group', group: 'Nobody', name: 'X' },
      { what: 'option', group: 'Nobody', code: 'A', isTaken: false },
      { what: 'join', group: 'Nobody', into: 'Motor' },
      { what: 'join', group: 'Motor', into: 'Nobody' },
      { what: 'join', group: 'Motor', into: 'Motor' },
      { what: 'group', group: 'Motor', name: 'Drive' },
    );
    expect(told(corrected)).toEqual(['Drive: A B', 'Lid: A 01 1']);
  });
  test('takes out an option, also where its code has lost its zeros', () => {
    const taken = (code: string) =>
      correct({ what: 'option', group: 'Lid', code, isTaken: false }).groups[1]?.options.map(({ isTaken }) => isTaken);
    expect(taken('A')).toEqual([false, true, true]);
    expect(taken('01')).toEqual([true, false, false]);
    expect(taken('B')).toEqual([true, true, true]);
  });
  test('joins two, without a code that stands twice', () => {
    const { groups: corrected, notes } = correct({ what: 'join', group: 'Lid', into: 'Motor' });
    expect(told(corrected)).toEqual(['Motor: A B A 01 1']);
    expect(corrected[0]?.options.map(({ isTaken, leftOut }) => [isTaken, leftOut])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 'its code stands twice'],
      [true, undefined],
      [true, undefined],
    ]);
    expect(notes).toEqual(['A stands twice in Motor. The second is left out.']);
    const out = correct(
      { what: 'option', group: 'Motor', code: 'A', isTaken: false },
      { what: 'join', group: 'Lid', into: 'Motor' },
    );
    expect(out.groups[0]?.options.map(({ isTaken }) => isTaken)).toEqual([false, true, true, true, true]);
  });
});

test('groups are in the last order that was given, the others after them', () => {
  const groups = ['A', 'B', 'C'].map((name) => gathered(name, ['x']));
  const order = (...given: string[][]) =>
    inGivenOrder(
      groups,
      given.map((keys): Correction => ({ what: 'order', groups: keys })),
    )?.map(({ name }) => name) ?? null;
  expect(order()).toBeNull();
  expect(order(['C', 'A'])).toEqual(['C', 'A', 'B']);
  expect(order(['C'], ['B', 'Nobody'])).toEqual(['B', 'A', 'C']);
  expect(order(['A'], [])).toEqual(['A', 'B', 'C']);
});
