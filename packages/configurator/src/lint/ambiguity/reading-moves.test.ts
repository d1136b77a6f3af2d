import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../../data/configurator.ts';
import { present } from '../../data/present.ts';
import { planOf } from '../../parsing/plan.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, sequence, several, text } from '../../testing/build.ts';
import { type Assignment, emptyAssignment } from '../searching/assignment.ts';
import { type Cursor, longerMoves, type Move, movesFrom, samplesOf, startCursor } from './reading-moves.ts';

type Chosen = (assignment: Assignment) => void;
const nothing: Chosen = () => {};
/** So many pieces of an option are chosen, and its group is decided. */
const taken =
  (id: number, group: number, quantity = 1): Chosen =>
  ({ quantities, decided }) => {
    quantities[id] = quantity;
    decided[group] = true;
  };

interface Asked {
  config: Configurator;
  at?: number;
  cursor?: Partial<Cursor>;
  chosen?: Chosen;
  ahead?: string;
  separator?: string;
}

/** The steps as `text option ×quantity =value ~literal`, with the group that is decided, and the place that follows. */
function moves({ config, at = 0, cursor = {}, chosen = nothing, ahead = '', separator = '|' }: Asked): string[] {
  const compiled = compile(config);
  const plan = planOf(compiled);
  const assignment = emptyAssignment(compiled);
  assignment.answers = assignment.values;
  chosen(assignment);
  const source = { plan, separator, samples: samplesOf(plan) };
  return movesFrom(source, assignment, { ...startCursor(at, at === 0), ...cursor }, ahead).map(told);
}

function told({ text: printed, option, quantity, value, typed, part, literal, decides, to }: Move): string {
  const words = [
    printed || '_',
    option === null ? '' : `${option.code || '_'}×${quantity}`,
    value === null ? '' : `=${value}`,
    typed === undefined ? '' : `'${typed}'`,
    part === undefined ? '' : JSON.stringify(part.state.selection),
    literal ? '~' : '',
    decides === null ? '' : `!${decides}`,
    `>${to.group}${to.next === 0 ? '' : `.${to.next}`}${to.any ? 'a' : ''}${to.printed ? 'p' : ''}${to.first ? 'f' : ''}`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

const a = choice('A', ['a', 'b']);
const shown = (rest: Partial<ConfigGroup> = {}): ConfigGroup => choice('B', ['x'], { showIf: ['A.a'], ...rest });
const of = (...groups: ConfigGroup[]): Configurator => configurator(groups);

describe('a single choice', () => {
  test.each<[string, Asked, string[]]>([
    ['takes each of its codes', { config: of(a) }, ['a a×1 !0 >1', 'b b×1 !0 >1']],
    ['after the separator', { config: of(a, a), at: 1 }, ['-a a×1 !1 >2', '-b b×1 !1 >2']],
    ['without it as the first', { config: of(a, a), at: 1, cursor: { first: true } }, ['a a×1 !1 >2', 'b b×1 !1 >2']],
    ['prints nothing for a blank code', { config: of(choice('A', ['', 'b'])) }, ['_ _×1 !0 >1f', 'b b×1 !0 >1']],
    ['may be left out', { config: of(choice('A', ['a'], { optional: true })) }, ['a a×1 !0 >1', '_ !0 >1f']],
    [
      'takes no option that nothing selects, or that a rule disables',
      {
        config: of(a, choice('B', [{ code: 'x', isReadonly: true }, { code: 'y', enableIf: ['A.b'] }, 'z'])),
        at: 1,
        chosen: taken(0, 0),
      },
      ['-z z×1 !1 >2'],
    ],
    [
      'takes each quantity that is printed',
      {
        config: of(
          choice('A', [
            { code: 'a', isQtyPrefix: true, maxQty: 2 },
            { code: 'b', isQtySuffix: true, maxQty: 2 },
          ]),
        ),
      },
      ['1a a×1 !0 >1', '2a a×2 !0 >1', 'b1 b×1 !0 >1', 'b2 b×2 !0 >1'],
    ],
    [
      'takes its own quantity where it is not printed, or fixed',
      {
        config: of(
          choice('A', [
            { code: 'a', qty: 2, maxQty: 3 },
            { code: 'b', qty: 3, isQtyPrefix: true, isQtyReadonly: true },
          ]),
        ),
      },
      ['a a×2 !0 >1', '3b b×3 !0 >1'],
    ],
    ['is passed where it is not printed', { config: of(choice('A', ['a'], { printed: false }), a) }, ['_ >1f']],
    ['ends with the groups', { config: of(a), at: 1 }, []],
  ])('%s', (_, asked, expected) => expect(moves(asked)).toEqual(expected));
});

describe('a group that rules hide', () => {
  test.each<[string, Asked, string[]]>([
    ['shows', { config: of(a, shown()), at: 1, chosen: taken(0, 0) }, ['-x x×1 !1 >2']],
    ['is passed while it is hidden', { config: of(a, shown()), at: 1, chosen: taken(1, 0) }, ['_ !1 >2']],
    ['may be either while that is open', { config: of(a, shown()), at: 1 }, ['-x x×1 !1 >2', '_ !1 >2']],
    [
      'prints its literal while it is hidden',
      { config: of(a, shown({ whenHidden: '0' })), at: 1, chosen: taken(1, 0) },
      ['-0 ~ !1 >2'],
    ],
    ['not while it shows', { config: of(a, shown({ whenHidden: '0' })), at: 1, chosen: taken(0, 0) }, ['-x x×1 !1 >2']],
    [
      'may do either while that is open',
      { config: of(a, shown({ whenHidden: '0' })), at: 1 },
      ['-x x×1 !1 >2', '-0 ~ !1 >2'],
    ],
    [
      'may be left out besides',
      { config: of(a, shown({ whenHidden: '0', optional: true })), at: 1 },
      ['-x x×1 !1 >2', '_ !1 >2', '-0 ~ !1 >2'],
    ],
    [
      'may print nothing after an option that ends the number',
      { config: of(choice('A', ['a', { code: 'b', isLast: true }]), shown({ whenHidden: '0' })), at: 1 },
      ['-x x×1 !1 >2', '-0 ~ !1 >2', '_ !1 >2'],
    ],
    [
      'not so before that option',
      {
        config: of(a, shown({ whenHidden: '0' }), choice('C', ['c', { code: 'd', isLast: true }])),
        at: 1,
        chosen: taken(1, 0),
      },
      ['-0 ~ !1 >2'],
    ],
  ])('%s', (_, asked, expected) => expect(moves(asked)).toEqual(expected));
});

describe('several codes', () => {
  const s = several('S', ['r', 's', 't']);
  test.each<[string, Asked, string[]]>([
    [
      'begin with any of them, or with none',
      { config: of(s) },
      ['r r×1 >0.1apf', 's s×1 >0.2apf', 't t×1 >0.3apf', '_ !0 >1f'],
    ],
    [
      'go on with one that stands later, or end',
      { config: of(s), cursor: { next: 1, any: true, printed: true }, chosen: taken(0, 0) },
      ['|s s×1 >0.2apf', '|t t×1 >0.3apf', '_ !0 >1'],
    ],
    [
      'have nothing between them on a label',
      { config: of(s), cursor: { next: 2, any: true, printed: true }, separator: '' },
      ['t t×1 >0.3apf', '_ !0 >1'],
    ],
    [
      'keep a separator of their own there',
      {
        config: configurator([s], { optionSeparator: '+' }),
        cursor: { next: 2, any: true, printed: true },
        separator: '',
      },
      ['+t t×1 >0.3apf', '_ !0 >1'],
    ],
    [
      'have printed nothing after a blank one',
      { config: of(several('S', ['', 's'])), cursor: { next: 1, any: true } },
      ['s s×1 >0.2apf', '_ !0 >1f'],
    ],
    [
      'count a blank one',
      { config: of(a, several('S', ['', 's'])), at: 1 },
      ['_ _×1 >1.1a', '-s s×1 >1.2ap', '_ !1 >2'],
    ],
    [
      'do not end beyond the limit',
      {
        config: of(several('S', ['r', 's', 't'], { maxSelect: 1 })),
        cursor: { next: 2, any: true, printed: true },
        chosen: ({ quantities }) => quantities.fill(1, 0, 2),
      },
      ['|t t×1 >0.3apf'],
    ],
    [
      'end at the limit',
      {
        config: of(several('S', ['r', 's'], { maxSelect: 2 })),
        cursor: { next: 2, any: true, printed: true },
        chosen: ({ quantities }) => quantities.fill(1, 0, 2),
      },
      ['_ !0 >1'],
    ],
    [
      'end beyond it where one may be held',
      {
        config: of(several('S', ['r', { code: 's', selectIf: ['S.r'] }], { maxSelect: 1 })),
        cursor: { next: 2, any: true, printed: true },
        chosen: ({ quantities }) => quantities.fill(1, 0, 2),
      },
      ['_ !0 >1'],
    ],
  ])('%s', (_, asked, expected) => expect(moves(asked)).toEqual(expected));
});

describe('a sequence', () => {
  const s = (rest: Partial<ConfigGroup> = {}): ConfigGroup =>
    sequence('S', ['r', { code: 's', maxQty: 1 }], { max: 3, ...rest });
  const begun = (next: number): Partial<Cursor> => ({ next, any: true, printed: true });
  test.each<[string, Asked, string[]]>([
    ['begins with any entry', { config: of(s()) }, ['r r×1 >0.1apf', 's s×1 >0.1apf']],
    ['may be left out', { config: of(a, s({ optional: true })), at: 1 }, ['-r r×1 >1.1ap', '-s s×1 >1.1ap', '_ !1 >2']],
    [
      'counts each entry, up to the most of it',
      { config: of(s()), cursor: begun(2), chosen: ({ quantities }) => quantities.fill(1) },
      ['|r r×2 >0.3apf', '_ !0 >1'],
    ],
    ['takes no more than it has places', { config: of(s()), cursor: begun(3) }, ['_ !0 >1']],
    [
      'does not end before it has enough',
      { config: of(s({ min: 2 })), cursor: begun(1) },
      ['|r r×1 >0.2apf', '|s s×1 >0.2apf'],
    ],
    ['ends where it has', { config: of(s({ min: 2, max: 2 })), cursor: begun(2) }, ['_ !0 >1']],
    [
      'fills its empty places',
      { config: of(s({ fill: 'X', max: 3 })), cursor: begun(1) },
      ['|r r×1 >0.2apf', '|s s×1 >0.2apf', '|X|X !0 >1'],
    ],
    [
      'without what stands between, on a label',
      { config: of(s({ fill: 'X', max: 2 })), cursor: begun(1), separator: '' },
      ['r r×1 >0.2apf', 's s×1 >0.2apf', 'X !0 >1'],
    ],
    [
      'takes no entry that a rule disables',
      { config: of(a, sequence('S', ['r', { code: 's', disableIf: ['A.a'] }])), at: 1, chosen: taken(0, 0) },
      ['-r r×1 >1.1ap'],
    ],
  ])('%s', (_, asked, expected) => expect(moves(asked)).toEqual(expected));
});

describe('a number', () => {
  const n = number('N', { min: 3, max: 12 });
  const values = (asked: Asked): (string | undefined)[] => moves(asked).map((move) => move.split(' ')[0]);
  test('takes sampled values, and those along the text that it has to follow', () => {
    const config = of(a, n);
    const sampled = values({ config, at: 1 });
    expect(moves({ config, at: 1 })[0]).toBe('-3 =3 !1 >2');
    expect(sampled).toContain('-12');
    const bare = configurator([a, number('N', { min: 3, max: 4321 }), choice('B', ['7x', 'y'])], {
      groupSeparator: '',
    });
    const alone = values({ config: bare, at: 1 });
    expect(alone).not.toContain('12');
    expect(values({ config: bare, at: 1, ahead: '123x' })).toEqual([...alone, '123', '12']);
    expect(values({ config: bare, at: 1, ahead: '43' })).toContain('437');
  });

  test('follows only a text that begins with its separator', () => {
    const config = of(a, number('N', { min: 3, max: 999 }), choice('B', ['7x'], { separator: '' }));
    const alone = values({ config, at: 1 });
    expect(values({ config, at: 1, ahead: '123' })).toEqual(alone);
    expect(values({ config, at: 1, ahead: '-123' })).toEqual([...alone, '-123', '-12']);
  });

  test('goes on where a shorter one ends, by values that are not sampled', () => {
    const config = configurator([number('N', { min: 1, max: 999 }), choice('B', ['7x', 'y'])], { groupSeparator: '' });
    const plan = planOf(compile(config));
    const samples = samplesOf(plan);
    const source = { plan, separator: '|', samples };
    const [move] = movesFrom(source, emptyAssignment(plan.compiled), startCursor(0, true));
    const shorter = { ...present(move), value: 5 };
    const longer = longerMoves(source, startCursor(0, true), shorter).map(told);
    expect(longer).toContain('57 =57 !0 >1');
    const sampled = present(samples.get(0)).values;
    expect(longer.some((each) => sampled.some((value) => each.startsWith(`${value} `)))).toBe(false);
    expect(longerMoves(source, startCursor(0, true), { ...shorter, value: null })).toEqual([]);
    expect(longerMoves(source, startCursor(1, false), shorter)).toEqual([]);
    expect(longerMoves(source, startCursor(2, false), shorter)).toEqual([]);
  });
});

describe('a text', () => {
  const typed = (asked: Asked): string[] => moves(asked).flatMap((move) => /'(.*)'/.exec(move)?.[1] ?? []);
  const t = (rest: Partial<ConfigGroup> = {}): ConfigGroup => text('T', { characters: 'A-Z0-9', max: 3, ...rest });
  test.each<[string, Asked, string[]]>([
    ['is short, or one longer', { config: of(t()) }, ['A', 'AA']],
    ['has the length it must have', { config: of(t({ min: 3 })) }, ['AAA']],
    [
      'is like the codes that follow, made long enough',
      { config: of(t({ min: 2 }), choice('B', ['X', 'YZ1', 'WXYZ', 'x'])) },
      ['AA', 'AAA', 'XA', 'YZ1', 'WXY'],
    ],
    [
      'or like a literal',
      { config: of(a, t(), choice('B', ['x'], { showIf: ['A.a'], whenHidden: '0' })), at: 1 },
      ['A', 'AA', '0'],
    ],
    [
      'not like those before it, or that are not printed',
      { config: of(choice('A', ['X']), t(), choice('B', ['Y'], { printed: false })), at: 1 },
      ['A', 'AA'],
    ],
    ['follows a text as far as it may', { config: of(t()), ahead: 'QRST' }, ['A', 'AA', 'Q', 'QR', 'QRS']],
    ['after its separator', { config: of(a, t()), at: 1, ahead: '-QR' }, ['A', 'AA', 'Q', 'QR']],
    ['not without it', { config: of(a, t()), at: 1, ahead: 'QR' }, ['A', 'AA']],
    ['not by characters that it does not take', { config: of(t()), ahead: 'Q-R' }, ['A', 'AA', 'Q']],
    [
      'counts characters, not their halves',
      { config: of(t({ characters: '😀', max: 2 })), ahead: '😀😀😀' },
      ['😀', '😀😀'],
    ],
    ['is none where no length is allowed', { config: of(t({ min: 4, max: 3 }), choice('B', ['WXYZ'])) }, []],
  ])('%s', (_, asked, expected) => expect(typed(asked)).toEqual(expected));

  test('decides its group by its length', () => {
    expect(moves({ config: of(a, t({ min: 2, max: 2 })), at: 1 })).toEqual(["-AA =2 'AA' !1 >2"]);
  });
});

describe('an assembly', () => {
  const q = several('Q', [{ code: 'q', selected: true, isReadonly: true }, 'r']);
  const whole = (rest: Partial<ConfigGroup> = {}): Configurator =>
    configurator([a, { name: 'P', kind: 'assembly', part: 'p', ...rest }], { parts: { p: configurator([q]) } });
  test('prints the numbers of its parts, as a label where the whole is one', () => {
    const ordered = moves({ config: whole(), at: 1 });
    expect(ordered).toContain('-(q|r) =2 [[1,1]] !1 >2');
    expect(ordered).toHaveLength(2);
    const alone = { ...whole(), configGroups: whole().configGroups.slice(1) };
    expect(moves({ config: alone })).toContain('(q|r) =2 [[1,1]] !0 >1');
    expect(moves({ config: whole({ open: '[', close: ']' }), at: 1, separator: '' })).toContain(
      '-[qr] =2 [[1,1]] !1 >2',
    );
    expect(moves({ config: whole({ optional: true }), at: 1 })).toEqual([...ordered, '_ !1 >2']);
  });
});
