import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Alias, ConfigGroup, Configurator } from '../data/configurator.ts';
import {
  choicesOfNumber,
  comparableSelection,
  encodeShortCode,
  evaluate,
  lintConfigurator,
  parseModelNumber,
} from '../index.ts';
import { printModelNumber, type WrittenAs } from '../numbers/model-number.ts';
import { compile } from '../rules/compile.ts';
import { stateOf } from '../settling/picked.ts';
import { choice, chosen, configurator, number, several } from '../testing/build.ts';
import { soundConfigurators, steps } from '../testing/random/arbitrary.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';
import { finish, walk } from '../testing/walk.ts';

const panel = (aliases: readonly Alias[] = [], groups: readonly ConfigGroup[] = []): Configurator =>
  configurator(
    [
      choice('Supply', [{ code: '1', formerCodes: ['120', 'S1'] }, { code: '3', formerCodes: ['208'] }, '120V']),
      several('Extra', ['A', { code: 'B', isQtyPrefix: true, formerCodes: ['X'] }, 'C'], { anyOrder: true }),
      choice('Cord', ['20', '30']),
      ...groups,
    ],
    { prefix: 'TD-', aliases },
  );

/** Today's number and what it means, or why it is refused. */
function read(config: Configurator, text: string): readonly unknown[] {
  const parsed = parseModelNumber(config, text);
  return parsed.ok ? [parsed.alias, ...chosen(config, parsed.selection)] : [parsed.code];
}

describe('former codes', () => {
  test.each<[string, readonly unknown[]]>([
    ['TD-1-A-20', [undefined, 'Supply.1', 'Extra.A', 'Cord.20']],
    ['TD-120-A-20', ['TD-1-A-20', 'Supply.1', 'Extra.A', 'Cord.20']],
    ['TD-S1-A-20', ['TD-1-A-20', 'Supply.1', 'Extra.A', 'Cord.20']],
    ['TD-208-20', ['TD-3-20', 'Supply.3', 'Cord.20']],
    ['TD-120V-20', [undefined, 'Supply.120V', 'Cord.20']],
    ['TD-1-2X-20', ['TD-1-2B-20', 'Supply.1', 'Extra.B ×2', 'Cord.20']],
    ['TD-120-A|2X-20', ['TD-1-A|2B-20', 'Supply.1', 'Extra.A', 'Extra.B ×2', 'Cord.20']],
    ['TD-120-A2X-20', ['TD-1-A|2B-20', 'Supply.1', 'Extra.A', 'Extra.B ×2', 'Cord.20']],
    ['TD-s1-A-20', ['no-match']],
    ['TD-208-A', ['no-match']],
  ])('%s', (text, meaning) => expect(read(panel(), text).slice(0, meaning.length)).toEqual(meaning));

  test('are never printed', () => {
    const parsed = parseModelNumber(panel(), 'TD-120-2X-20');
    expect(parsed.ok && evaluate(panel(), parsed.selection).itemNo).toBe('TD-1-2B-20');
  });

  test('count only where the number of today does not read', () => {
    const config = configurator(
      [choice('A', [{ code: 'a', formerCodes: ['b2'] }, 'b']), choice('B', ['1', '2', '21'])],
      {
        groupSeparator: '',
      },
    );
    expect(read(config, 'b21')).toEqual([undefined, 'A.b', 'B.21']);
    expect(read(config, 'b22')).toEqual(['a2', 'A.a', 'B.2']);
  });

  test('must leave one reading', () => {
    const config = configurator(
      [
        choice('A', [
          { code: 'a', formerCodes: ['x'] },
          { code: 'b', formerCodes: ['xy'] },
        ]),
        choice('B', ['yz', 'z']),
      ],
      { groupSeparator: '' },
    );
    const parsed = parseModelNumber(config, 'xyz');
    expect(parsed.ok ? null : parsed.code).toBe('ambiguous');
    expect(read(config, 'xz')).toEqual(['az', 'A.a', 'B.z']);
  });

  test('obey the rules of today', () => {
    const config = configurator([
      choice('A', [{ code: 'a', formerCodes: ['x'] }, 'b']),
      choice('B', [{ code: 'c', disableIf: ['A.a'] }, 'd']),
    ]);
    expect(read(config, 'x-c')).toEqual(['no-match']);
    expect(read(config, 'x-d')).toEqual(['a-d', 'A.a', 'B.d']);
  });
});

describe('codes in any order', () => {
  test.each<[string, readonly unknown[]]>([
    ['TD-1-A|2B|C-20', [undefined, 'Supply.1', 'Extra.A', 'Extra.B ×2', 'Extra.C', 'Cord.20']],
    ['TD-1-C|2B|A-20', ['TD-1-A|2B|C-20', 'Supply.1', 'Extra.A', 'Extra.B ×2', 'Extra.C', 'Cord.20']],
    ['TD-1-C2BA-20', ['TD-1-A|2B|C-20', 'Supply.1', 'Extra.A', 'Extra.B ×2', 'Extra.C', 'Cord.20']],
    ['TD-1-A|A-20', ['no-match']],
  ])('%s', (text, meaning) => expect(read(panel(), text)).toEqual(meaning));

  test('only where the group says so', () => {
    const config = configurator([several('E', ['A', 'B']), choice('C', ['c'])]);
    expect(read(config, 'B|A-c')).toEqual(['no-match']);
    expect(read(config, 'A|B-c')).toEqual([undefined, 'E.A', 'E.B', 'C.c']);
  });
});

describe('aliases', () => {
  test.each<[string, readonly Alias[], string, string | undefined]>([
    ['a whole number', [{ from: 'OLD7', to: 'TD-1-20' }], 'OLD7', 'TD-1-20'],
    ['and only the whole', [{ from: 'OLD7', to: 'TD-1-20' }], 'OLD71', undefined],
    ['a beginning', [{ from: 'DX*', to: 'TD-*' }], 'DX3-30', 'TD-3-30'],
    ['an end', [{ from: '*/L', to: '*' }], 'TD-3-30/L', 'TD-3-30'],
    [
      '* stands for nothing too',
      [
        { from: 'TD-3-30*', to: 'TD-1-20*' },
        { from: 'Z*', to: 'TD-1-20*' },
      ],
      'Z',
      'TD-1-20',
    ],
    ['the short form', [{ 'old/': '' }], 'old/TD-1-20', 'TD-1-20'],
    ['a beginning and an end that overlap do not fit', [{ from: 'TD-X*X', to: 'TD-1-20*' }], 'TD-X', undefined],
    ['then former codes are read', [{ from: 'DX*', to: 'TD-*' }], 'DX208-30', 'TD-3-30'],
    ['then any order is read', [{ from: 'DX*', to: 'TD-*' }], 'DX1-C|A-20', 'TD-1-A|C-20'],
    [
      'whole numbers first',
      [
        { from: 'DX*', to: 'TD-*' },
        { from: 'DX1-20', to: 'TD-3-30' },
      ],
      'DX1-20',
      'TD-3-30',
    ],
    [
      'the longest beginning first',
      [
        { from: 'D*', to: 'TD-1-*' },
        { from: 'DX*', to: 'TD-3-*' },
      ],
      'DX20',
      'TD-3-20',
    ],
    [
      'of equal beginnings the longest end',
      [
        { from: 'D*', to: 'TD-1-*' },
        { from: 'D*L', to: 'TD-3-*' },
      ],
      'D20L',
      'TD-3-20',
    ],
    [
      'the next where the first does not read',
      [
        { from: 'DX*', to: 'TD-9-*' },
        { from: 'D*', to: 'TD-1-2*' },
        { from: '*X0', to: '*-20' },
      ],
      'D0',
      'TD-1-20',
    ],
    [
      'each is rewritten once',
      [
        { from: 'D*', to: 'E*' },
        { from: 'E*', to: 'TD-*' },
      ],
      'D1-20',
      undefined,
    ],
    ['a number of today is none', [{ from: 'TD-1*', to: 'TD-3*' }], 'TD-1-20', undefined],
  ])('%s', (_, aliases, text, today) => {
    const parsed = parseModelNumber(panel(aliases), text);
    expect(parsed.ok ? parsed.alias : undefined).toBe(today);
  });

  test('the selection is that of the number of today', () => {
    const config = panel([{ from: 'DX*', to: 'TD-*' }]);
    const today = parseModelNumber(config, 'TD-3-30');
    expect(parseModelNumber(config, 'DX3-30')).toEqual({ ...today, alias: 'TD-3-30' });
  });

  test('what no alias reads is refused as it stands', () => {
    const config = panel([{ from: 'DX*', to: 'TD-*' }]);
    expect(parseModelNumber(config, 'DX9')).toEqual(parseModelNumber(panel(), 'DX9'));
  });

  test('choices beside a former number are those of the number', () => {
    const config = panel([{ from: 'DX*', to: 'TD-*' }], [choice('Note', ['n'], { printed: false })]);
    const parsed = parseModelNumber(config, 'TD-3-30');
    const code = encodeShortCode(config, parsed.ok ? parsed.selection : []);
    expect(choicesOfNumber(config, 'DX3-30', code)).toEqual(parsed.ok ? parsed.selection : null);
    expect(choicesOfNumber(config, 'DX1-30', code)).toBeNull();
  });
});

test('a number written in former codes and in another order reads as the number, for every sound configurator', () => {
  const older = soundConfigurators().map((config) => ({
    ...config,
    configGroups: config.configGroups.map((group) => ({
      ...group,
      anyOrder: true,
      options: (group.options ?? []).map((option) =>
        option.code === '' ? option : { ...option, formerCodes: [`~${option.code}~`] },
      ),
    })),
  }));
  fc.assert(
    fc.property(fc.record({ config: older, way: steps(), isCode: fc.boolean() }), ({ config, way, isCode }) => {
      const selection = finish(config, walk(config, way).at(-1) ?? []);
      const { complete, itemNo } = evaluate(config, selection);
      if (!complete) return;
      const { groups, options } = compile(config);
      const as: WrittenAs = {
        codes: new Map(
          isCode ? options.flatMap(({ id, code }) => (code === '' ? [] : [[id, `~${code}~`] as const])) : [],
        ),
        orders: new Map(groups.map((group) => [group.index, group.options.map(({ id }) => id).toReversed()])),
        entries: new Map(),
      };
      const written = printModelNumber(compile(config), stateOf(config, selection), as);
      for (const text of [written.itemNo, written.itemNoAlt]) {
        const parsed = parseModelNumber(config, text);
        expect([text, parsed.ok]).toEqual([text, true]);
        if (!parsed.ok) continue;
        expect(comparableSelection(config, parsed.selection)).toEqual(comparableSelection(config, selection));
        const isToday = [itemNo, evaluate(config, selection).itemNoAlt].some((today) => today === text);
        expect(parsed.alias).toBe(isToday ? undefined : itemNo);
      }
    }),
    runsOfSearch(150),
  );
});

describe('the publish check', () => {
  const found = (config: Configurator) => lintConfigurator(config).findings.map(({ code }) => code);
  const withFormer = (first: readonly string[], second: readonly string[] = []) =>
    configurator([
      choice('A', [
        { code: 'a', formerCodes: first },
        { code: 'b', formerCodes: second },
      ]),
    ]);

  test.each<[string, Configurator, string | null]>([
    ['a former code of its own', withFormer(['x'], ['y']), null],
    ["another's former code", withFormer(['x'], ['x']), 'former-code-taken'],
    ["another's code of today", withFormer(['b']), 'former-code-taken'],
    ['its own code of today', withFormer(['a']), 'former-code-taken'],
    ['an alias', panel([{ from: 'OLD7', to: 'TD-1-20' }]), null],
    ['an alias that is a number of today', panel([{ from: 'TD-3-30', to: 'TD-1-20' }]), 'alias-is-number'],
    ['an alias that leads to a former code', panel([{ from: 'OLD7', to: 'TD-208-20' }]), null],
    ['an alias that leads to none', panel([{ from: 'OLD7', to: 'TD-9-20' }]), 'alias-leads-nowhere'],
    [
      'an alias that leads to an alias',
      panel([
        { from: 'A', to: 'B' },
        { from: 'B', to: 'TD-1-20' },
      ]),
      'alias-leads-nowhere',
    ],
    ['two stars', panel([{ from: 'A*B*', to: 'TD-*' }]), 'malformed-alias'],
    ['a star without another', panel([{ from: 'A', to: 'TD-*' }]), 'malformed-alias'],
  ])('%s', (_, config, code) => {
    if (code === null) expect(found(config)).toEqual([]);
    else expect(found(config)).toContain(code);
  });

  test('a beginning that no number has leads nowhere; one that some number has, or that numbers leave open, does not', () => {
    const plain = (to: string, more: readonly ConfigGroup[] = []) =>
      configurator([choice('A', ['a', 'b']), choice('B', ['c', 'd']), ...more], { aliases: [{ from: 'old*', to }] });
    expect(found(plain('b-d*'))).toEqual([]);
    expect(found(plain('z*'))).toEqual(['alias-leads-nowhere']);
    expect(found(plain('z*', [number('N', { max: 3 })]))).toEqual([]);
  });
});
