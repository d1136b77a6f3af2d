import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, ContextFact } from '../data/configurator.ts';
import type { LintCode, LintFinding } from '../data/evaluation.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';
import { tangled } from '../testing/random/tangled.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';
import { lintConfigurator } from './lint-configurator.ts';

const market: ContextFact = { name: 'market', values: ['US', 'CA'] };
const assembly = (part: string, rest: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name: 'Float',
  kind: 'assembly',
  part,
  ...rest,
});
const a = choice('A', ['a', 'b']);
const deep = (depth: number): Configurator =>
  configurator([assembly('p1')], {
    parts: Object.fromEntries(
      Array.from({ length: depth }, (_, at) => [
        `p${at + 1}`,
        configurator([a, ...(at + 1 < depth ? [assembly(`p${at + 2}`)] : [])]),
      ]),
    ),
  });
const priced = (...rows: (string | number | null)[][]): Configurator =>
  configurator([a], { tables: [{ name: 'T', columns: ['A'], gives: ['price'], rows }] });
const FINE = 1e-10;

/** Each code with a configurator that has it, and the path, its steps joined by spaces. A new code has to be added. */
const places: Record<LintCode, readonly [Configurator, string][]> = {
  'unknown-group': [
    [configurator([a, choice('B', ['x'], { showIf: ['A.a', 'X.a'] })]), 'configGroups 1 showIf 1'],
    [configurator([a, choice('B', ['x', { code: 'y', disableIf: ['X.a'] }])]), 'configGroups 1 options 1 disableIf 0'],
    [configurator([a, number('L', { max: 9, limits: [{ max: 'M' }] })]), 'configGroups 1 limits 0 max'],
    [
      configurator([several('A', ['a', { code: 'b', limits: [{ max: 'M' }] }])]),
      'configGroups 0 options 1 limits 0 max',
    ],
    [configurator([a], { requires: [{ then: ['A.a'] }, { if: ['X.a'], then: ['A.a'] }] }), 'requires 1 if 0'],
    [configurator([a], { tables: [{ name: 'T', columns: ['A', 'X'], rows: [] }] }), 'tables 0 columns 1'],
    [configurator([a], { tables: [{ name: 'T', columns: ['A'], per: 'X', rows: [] }] }), 'tables 0 per'],
    [
      configurator([assembly('p')], { parts: { p: configurator([a, choice('B', ['x'], { hideIf: ['X.a'] })]) } }),
      'parts p configGroups 1 hideIf 0',
    ],
  ],
  'unknown-code': [
    [
      configurator([several('A', [{ code: 'a', disableCodes: ['b', 'x'] }, 'b'])]),
      'configGroups 0 options 0 disableCodes 1',
    ],
    [
      configurator([several('A', [{ code: 'a', conditionalDisablePairs: { 'a|b': ['b', 'x'] } }, 'b'])]),
      'configGroups 0 options 0 conditionalDisablePairs a|b 1',
    ],
    [
      configurator([several('A', [{ code: 'a', overrideCodes: { x: 1 } }, 'b'])]),
      'configGroups 0 options 0 overrideCodes x',
    ],
    [
      configurator([choice('A', ['b', { code: 'a', prices: [{ price: 1 }, { if: ['A.x'], price: 1 }] }])]),
      'configGroups 0 options 1 prices 1 if 0',
    ],
    [priced(['a|b', 1], ['x', 1]), 'tables 0 rows 1 0'],
    [configurator([a], { facts: [{ name: 'F', values: [{ if: ['A.x'], value: 1 }] }] }), 'facts 0 values 0 if 0'],
    [configurator([a], { facts: [{ name: 'F', values: [{ measure: 'A.kg' }] }] }), 'facts 0 values 0 measure'],
  ],
  'malformed-rule': [[configurator([a, choice('B', ['x'], { showIf: ['nonsense'] })]), 'configGroups 1 showIf 0']],
  'duplicate-group': [
    [configurator([a, choice('B', ['x']), a]), 'configGroups 2 name'],
    [configurator([a], { facts: [{ name: 'A', values: [] }] }), 'facts 0 name'],
  ],
  'duplicate-code': [[configurator([choice('A', ['a', 'b', 'a'])]), 'configGroups 0 options 2 code']],
  cycle: [
    [configurator([choice('B', ['x']), choice('A', ['a'], { hideIf: ['A.a'] })]), 'configGroups 1'],
    [configurator([a], { facts: [{ name: 'F', values: [{ measure: 'F.value' }] }] }), 'facts 0'],
    [configurator([assembly('p')], { parts: { p: configurator([a, assembly('p')]) } }), 'parts p configGroups 1 part'],
  ],
  'group-never-shows': [[configurator([a, choice('B', ['x'], { showIf: ['A.a', 'A.b'] })]), 'configGroups 1']],
  'option-never-selectable': [
    [configurator([a, choice('B', ['x', { code: 'y', enableIf: ['A.a', 'A.b'] }])]), 'configGroups 1 options 1'],
    [configurator([a], { tables: [{ name: 'T', columns: ['A'], rows: [['a']] }] }), 'configGroups 0 options 1'],
    [
      configurator([a, choice('B', ['x', { code: 'y', enableIf: ['A.a', 'A.b'] }])], { context: [market] }),
      'configGroups 1 options 1',
    ],
  ],
  'ambiguous-number': [
    [
      configurator([choice('Z', ['z']), choice('A', ['a', 'ab']), choice('B', ['bc', 'c'], { separator: '' })]),
      'configGroups 1',
    ],
  ],
  'limit-never-met': [
    [
      configurator([several('A', ['a', { code: 'b', neverDisabled: true }], { maxSelect: 2 })]),
      'configGroups 0 maxSelect',
    ],
    [configurator([a, number('L', { max: 9, limits: [{ if: ['A.a', 'A.b'], max: 4 }] })]), 'configGroups 1 limits 0'],
    [
      configurator([several('A', ['b', { code: 'a', disableCodes: ['b'], overrideCodes: { b: 1 } }])]),
      'configGroups 0 options 1 overrideCodes b',
    ],
    [configurator([several('A', ['a', 'b'], { limits: [{ max: 2 }, { min: 3 }] })]), 'configGroups 0 limits 1 min'],
    [configurator([several('A', ['a', 'b'], { limits: [{ max: 0 }] })]), 'configGroups 0 limits 0 max'],
    [
      configurator([assembly('p', { limits: [{ max: 2 }] })], { parts: { p: configurator([a]) } }),
      'configGroups 0 limits',
    ],
  ],
  'bounds-exclude-everything': [
    [configurator([a, number('L', { min: 5, max: 4 })]), 'configGroups 1'],
    [configurator([a, number('L', { min: 5, max: 9, limits: [{ if: ['A.a'], max: 4 }] })]), 'configGroups 1 limits'],
  ],
  'code-clashes-with-separator': [[configurator([choice('A', ['c', 'a-b'])]), 'configGroups 0 options 1 code']],
  'numbers-side-by-side': [
    [configurator([number('L', { max: 9 }), number('M', { max: 9, separator: '' })]), 'configGroups 1'],
  ],
  'limit-without-attribute': [
    [configurator([choice('A', ['a'], { limits: [{ of: 'kg', max: 3 }] })]), 'configGroups 0 limits 0 of'],
    [configurator([choice('A', ['a'], { limits: [{ max: 3 }] })]), 'configGroups 0 limits 0 of'],
  ],
  'rating-without-attribute': [
    [configurator([choice('A', ['a'], { ratings: [{ of: 'kg', better: 'more' }] })]), 'configGroups 0 ratings 0 of'],
  ],
  'blocked-unanswered': [
    [
      configurator([a, choice('C', ['c']), choice('B', ['x', { code: 'y', enableIf: ['C.c', 'A.a'] }])]),
      'configGroups 2 options 1 enableIf 0',
    ],
  ],
  'too-many-decimals': [
    [configurator([choice('A', ['b', { code: 'a', price: FINE }])]), 'configGroups 0 options 1 price'],
    [configurator([choice('A', [{ code: 'a', attributes: { kg: FINE } }])]), 'configGroups 0 options 0 attributes kg'],
    [configurator([number('L', { max: 9, step: FINE })]), 'configGroups 0 step'],
    [configurator([number('L', { max: 9, attributes: { min: FINE } })]), 'configGroups 0 attributes min'],
    [configurator([number('L', { max: 9, step: 0.5, digits: 2 })]), 'configGroups 0 digits'],
    [configurator([a], { facts: [{ name: 'F', decimals: 12, values: [] }] }), 'facts 0 decimals'],
    [configurator([a], { facts: [{ name: 'F', values: [{ value: 1 }, { value: FINE }] }] }), 'facts 0 values 1 value'],
  ],
  'reserved-name': [[configurator([choice('@A', ['a'])]), 'configGroups 0 name']],
  'former-code-taken': [
    [
      configurator([choice('A', ['a', { code: 'b', formerCodes: ['c', 'a'] }])]),
      'configGroups 0 options 1 formerCodes 1',
    ],
  ],
  'alias-is-number': [
    [
      configurator([a], {
        aliases: [
          { from: 'old*', to: '*' },
          { from: 'a', to: 'b' },
        ],
      }),
      'aliases 1',
    ],
  ],
  'alias-leads-nowhere': [
    [
      configurator([a], {
        aliases: [
          { from: 'x', to: 'a' },
          { from: 'old', to: 'new' },
        ],
      }),
      'aliases 1',
    ],
  ],
  'malformed-alias': [
    [
      configurator([a], {
        aliases: [
          { from: 'x', to: 'a' },
          { from: 'o*l*', to: '*' },
        ],
      }),
      'aliases 1',
    ],
  ],
  'order-of-printed': [[configurator([choice('A', ['a'], { withOrder: true })]), 'configGroups 0 withOrder']],
  'malformed-table': [
    [configurator([a], { tables: [{ name: 'T', columns: ['A'], rows: [['a'], ['b', 1]] }] }), 'tables 0 rows 1'],
    [priced(['a', 1], ['b', 'x']), 'tables 0 rows 1 1'],
    [configurator([a], { tables: [{ name: 'T', columns: ['A'], gives: ['a b'], rows: [] }] }), 'tables 0 gives 0'],
    [configurator([a], { tables: [{ name: '@T', columns: ['A'], rows: [] }] }), 'tables 0 name'],
    [configurator([a, text('X')], { tables: [{ name: 'T', columns: ['A', 'X'], rows: [] }] }), 'tables 0 columns 1'],
  ],
  'malformed-context': [
    [configurator([a], { context: [market, market] }), 'context 1 name'],
    [configurator([a], { context: [{ name: 'level', values: ['x', 'x'] }] }), 'context 0 values'],
  ],
  'unknown-context': [
    [configurator([a, choice('B', ['x'], { showIf: ['@market.US'] })]), 'configGroups 1 showIf 0'],
    [configurator([a], { tables: [{ name: 'T', columns: ['A', '@market'], rows: [] }] }), 'tables 0 columns 1'],
  ],
  'too-many-contexts': [
    [
      configurator([a], {
        context: ['x', 'y', 'z'].map((name) => ({ name, values: Array.from({ length: 20 }, (_, at) => `v${at}`) })),
      }),
      'context',
    ],
  ],
  'unknown-part': [
    [configurator([a, assembly('q')]), 'configGroups 1 part'],
    [configurator([assembly('p')], { parts: { p: configurator([a, assembly('q')]) } }), 'parts p configGroups 1 part'],
  ],
  'parts-too-deep': [[deep(4), 'parts p3 configGroups 1 part']],
  'assembly-without-end': [
    [configurator([assembly('p', { close: '' }), a], { parts: { p: configurator([a]) } }), 'configGroups 0 close'],
  ],
  'context-of-part': [
    [configurator([assembly('p')], { parts: { p: configurator([a], { context: [market] }) } }), 'parts p context'],
  ],
  'table-without-row': [
    [
      configurator([a, choice('B', ['x'], { optional: true }), choice('C', ['c'])], {
        tables: [{ name: 'T', columns: ['A', 'B'], gives: ['price'], rows: [['*', 'x', 1]] }],
      }),
      'tables 0 rows',
    ],
  ],
  'flag-in-sequence': [
    [configurator([a, sequence('R', ['k', { code: 'r', selected: true }])]), 'configGroups 1 options 1 selected'],
  ],
  'codes-run-together': [
    [configurator([sequence('R', ['k', 'kr'], { optionSeparator: '' })]), 'configGroups 0 options 1 code'],
    [configurator([sequence('R', ['k'], { optionSeparator: '', fill: 'kx', max: 2 })]), 'configGroups 0 fill'],
  ],
  'text-runs-on': [
    [configurator([text('T', { characters: 'A-Z-' }), a]), 'configGroups 0 characters'],
    [
      configurator([assembly('p')], { parts: { p: configurator([a, text('T', { characters: 'A-Z)' })]) } }),
      'parts p configGroups 1 characters',
    ],
  ],
  'too-long': [[configurator([a, text('T', { max: 5_000 })]), 'configGroups 1 max']],
  'unprinted-decides': [
    [
      configurator([text('Tag', { printed: false }), choice('Lid', ['a', { code: 'b', enableIf: ['Tag.count=1'] }])]),
      'configGroups 0',
    ],
  ],
};

const cases = Object.entries(places).flatMap(([code, all]) =>
  all.map(([config, path]) => [code, path, config] as const),
);

describe('a finding names its place', () => {
  test.each(cases)('%s: %s', (code, path, config) => {
    const found = lintConfigurator(config).findings;
    expect(found.filter((one) => one.code === code).map((one) => one.path.join(' '))).toContain(path);
    for (const finding of found) expectPlaces(config, finding);
  });

  test('of two that share a name, the later; the first is listed', () => {
    const [finding] = lintConfigurator(configurator([a, a])).findings;
    expect(finding).toMatchObject({ path: ['configGroups', 1, 'name'], also: [['configGroups', 0, 'name']] });
  });

  test('a code named twice is one finding with both places', () => {
    const config = configurator([several('A', [{ code: 'a', disableCodes: ['x', 'b', 'x'] }, 'b'])]);
    const option = ['configGroups', 0, 'options', 0, 'disableCodes'];
    expect(lintConfigurator(config).findings).toMatchObject([{ path: [...option, 0], also: [[...option, 2]] }]);
  });

  test('which exists, and is of the group and option that it says, also where rules run in circles', () => {
    fc.assert(
      fc.property(tangled, (config) => {
        for (const finding of lintConfigurator(config, { steps: 2000 }).findings) expectPlaces(config, finding);
      }),
      runsOfSearch(100),
    );
  });
});

/** Read which differ, and why, before the record is renewed (`vitest run -u`). */
test('what is found in these, in words, is as on record', async () => {
  const lines = Object.entries(places).flatMap(([code, all]) =>
    all.flatMap(([config], nth) => {
      const { findings, exhaustive } = lintConfigurator(config);
      const told = findings.map(({ severity, message, path, also = [], witness }) =>
        `  ${severity}: ${message} ${[path, ...also].map((place) => place.join(' ')).join(', ')} ${JSON.stringify(witness) ?? ''}`.trimEnd(),
      );
      return [`${code} ${nth}${exhaustive ? '' : ', not exhaustive'}`, ...told];
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-findings.txt');
});

/** All of a path but its last step exists: the field itself may be left out. The group and option of a finding are on its path. */
function expectPlaces(config: Configurator, { path, also = [], group, option }: LintFinding): void {
  for (const place of [path, ...also]) expect(parentOf(config, place), place.join(' ')).toBeTypeOf('object');
  const [list, index, , nth] = path;
  if (list !== 'configGroups' || typeof index !== 'number') return;
  const at = config.configGroups[index];
  if (group !== undefined) expect(at?.name).toBe(group);
  if (option !== undefined && typeof nth === 'number') expect(at?.options?.[nth]?.code).toBe(option);
}

function parentOf(config: Configurator, path: LintFinding['path']): unknown {
  let at: unknown = config;
  for (const step of path.slice(0, -1)) at = new Map(Object.entries(at ?? {})).get(String(step));
  return at;
}
