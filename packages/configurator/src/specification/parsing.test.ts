import { describe, expect, test } from 'vitest';
import type { Alias, ConfigGroup, Configurator } from '../data/configurator.ts';
import { evaluate, parseModelNumber } from '../index.ts';
import { choice, configurator, sequence, several, text } from '../testing/build.ts';

const today = (config: Configurator, number: string) => {
  const parsed = parseModelNumber(config, number);
  return parsed.ok ? [evaluate(config, parsed.selection).itemNo, parsed.alias] : parsed.code;
};
const panel = (aliases: readonly Alias[] = [], rest: Partial<ConfigGroup> = {}) =>
  configurator(
    [
      choice('A', [{ code: 'a', formerCodes: ['x'] }, 'b']),
      several('E', ['1', '2'], { anyOrder: true, ...rest }),
      choice('Z', ['z']),
    ],
    { aliases },
  );

describe('parsing goes in stages', () => {
  test("(1) today's form and its label form", () => {
    expect([today(panel(), 'a-1|2-z'), today(panel(), 'a-12-z')]).toEqual([
      ['a-1|2-z', undefined],
      ['a-1|2-z', undefined],
    ]);
  });

  test('(2) the same with `formerCodes` and `anyOrder`', () => {
    expect([today(panel(), 'x-1-z'), today(panel(), 'a-2|1-z'), today(panel(), 'x-21-z')]).toEqual([
      ['a-1-z', 'a-1-z'],
      ['a-1|2-z', 'a-1|2-z'],
      ['a-1|2-z', 'a-1|2-z'],
    ]);
    expect([today(panel(), 'y-1-z'), today(panel([], { anyOrder: false }), 'a-2|1-z')]).toEqual([
      'no-match',
      'no-match',
    ]);
  });

  test('(3) each alias that matches, rewritten once, then read as in 2', () => {
    const aliases = [{ from: 'old*', to: '*' }];
    expect([today(panel(aliases), 'oldx-2|1-z'), today(panel(aliases), 'oldoldx-1-z')]).toEqual([
      ['a-1|2-z', 'a-1|2-z'],
      'no-match',
    ]);
  });

  test('whole numbers first, then the longest beginning, then the longest end', () => {
    const all = [
      { from: '*q', to: 'a-*-z' },
      { from: 'p*', to: 'b-*-z' },
      { from: 'pp*', to: 'a-1|*-z' },
      { from: 'pp2q', to: 'b-1|2-z' },
    ];
    expect(today(panel(all), 'pp2q')).toEqual(['b-1|2-z', 'b-1|2-z']);
    expect(today(panel(all.slice(0, 3)), 'pp2')).toEqual(['a-1|2-z', 'a-1|2-z']);
    const ends = [
      { from: 'p*', to: 'b-*-z' },
      { from: 'p*q', to: 'a-*-z' },
    ];
    expect(today(panel(ends), 'p1q')).toEqual(['a-1-z', 'a-1-z']);
    expect(today(panel(ends), 'p1')).toEqual(['b-1-z', 'b-1-z']);
  });

  test('the first in which anything reads counts', () => {
    const config = configurator([choice('A', [{ code: 'a', formerCodes: ['b'] }, 'b'])], {
      aliases: [{ from: 'b', to: 'a' }],
    });
    expect(today(config, 'b')).toEqual(['b', undefined]);
    const former = configurator([choice('A', [{ code: 'a', formerCodes: ['c'] }, 'b'])], {
      aliases: [{ from: 'c', to: 'b' }],
    });
    expect(today(former, 'c')).toEqual(['a', 'a']);
  });

  test('and must have one reading', () => {
    const run = (former: string) =>
      configurator(
        [
          choice('A', [
            { code: 'a', formerCodes: ['x'] },
            { code: 'b', formerCodes: [former] },
          ]),
          choice('B', ['yz', 'z']),
        ],
        { groupSeparator: '' },
      );
    expect([today(run('xy'), 'xyz'), today(run('w'), 'xyz')]).toEqual(['ambiguous', ['ayz', 'ayz']]);
  });
});

test("what was read after stage 1 answers `alias`: today's number", () => {
  expect(parseModelNumber(panel(), 'a-1-z')).not.toHaveProperty('alias');
  expect(parseModelNumber(panel(), 'x-1-z')).toHaveProperty('alias', 'a-1-z');
});

describe('a part is read', () => {
  const part = configurator([choice('In', [{ code: 'k', formerCodes: ['o'] }, 'r'])]);
  const config = configurator(
    [{ name: 'Sub', kind: 'assembly', part: 'p' }, choice('A', [{ code: 'a', formerCodes: ['x'] }])],
    { parts: { p: part } },
  );
  test("in today's form", () =>
    expect([today(config, '(k)-a'), today(config, '(o)-a'), today(config, '(k)-x')]).toEqual([
      ['(k)-a', undefined],
      'no-match',
      ['(k)-a', '(k)-a'],
    ]));
  test('between `open` and `close`', () =>
    expect([today(config, 'k-a'), today(config, '(k-a')]).toEqual(['no-match', 'no-match']));
});

describe('unprinted', () => {
  const hidden = { printed: false };
  test('texts, sequences and assemblies read as unanswered', () => {
    const config = configurator(
      [
        choice('A', ['a']),
        text('T', hidden),
        sequence('S', ['k'], hidden),
        { name: 'P', kind: 'assembly', part: 'p', ...hidden },
      ],
      { parts: { p: configurator([choice('In', ['x'])]) } },
    );
    const { itemNo } = evaluate(config, [[1], ['t'], ['k'], [[[1]]]]);
    expect(parseModelNumber(config, itemNo)).toEqual({ ok: true, selection: [[1], [], [], []] });
  });

  test('a quantity reads as `qty` or as many as the limits allow', () => {
    const of = (max: number) =>
      configurator([
        several('A', [{ code: 'a', qty: 4, attributes: { kg: 1 } }], { limits: [{ of: 'kg', max }] }),
        choice('Z', ['z']),
      ]);
    expect(parseModelNumber(of(9), 'a-z')).toMatchObject({ selection: [[4], [1]] });
    expect(parseModelNumber(of(4), 'a-z')).toMatchObject({ selection: [[4], [1]] });
  });

  test('a quantity reads as many as the limits of the group allow where `qty` is less than what was ordered', () => {
    const rack = configurator([
      several('Tray', [{ code: 't', attributes: { u: 3 } }], {
        limits: [
          { of: 'u', min: 'Rack.u' },
          { of: 'u', max: 'Rack.u' },
        ],
      }),
      choice('Rack', [
        { code: '3', attributes: { u: 3 } },
        { code: '9', attributes: { u: 9 } },
      ]),
    ]);
    expect(parseModelNumber(rack, 't-3')).toMatchObject({ ok: true, selection: [[1], [1, 0]] });
  });
});

test('case is never folded', () => {
  expect([
    today(panel(), 'A-1-z'),
    today(panel(), 'X-1-z'),
    today(panel([{ from: 'OLD', to: 'a-1-z' }]), 'old'),
  ]).toEqual(['no-match', 'no-match', 'no-match']);
  expect(today(panel([{ from: 'OLD', to: 'a-1-z' }]), 'OLD')).toEqual(['a-1-z', 'a-1-z']);
});
