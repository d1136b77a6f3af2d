import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConfigGroup,
  type Configurator,
  comparableSelection,
  evaluate,
  lintConfigurator,
  parseModelNumber,
  type Selection,
} from '../index.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';

const CODES = ['A', 'B', 'AB', 'BA', 'A1', '1A', 'A-B', ''];
const MOST_QUANTITY = 2;

interface GroupSeed {
  codes: readonly string[];
  multiselect: boolean;
  optional: boolean | undefined;
  printed: boolean;
  whenHidden: string;
  separator: string | undefined;
  quantity: 'isQtyPrefix' | 'isQtySuffix' | null;
  shownBy: number | null;
  selectedBy: number | null;
  isLast: boolean;
  disables: boolean;
  reaches: number | null;
  maxSelect: number;
}

const groupSeed: fc.Arbitrary<GroupSeed> = fc.record({
  codes: fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1, maxLength: 3 }),
  multiselect: fc.boolean(),
  optional: fc.constantFrom(undefined, undefined, true, false),
  printed: fc.nat(6).map((n) => n > 0),
  whenHidden: fc.constantFrom('', '', 'A', '0'),
  separator: fc.constantFrom(undefined, undefined, '', '/'),
  quantity: fc.constantFrom(null, null, 'isQtyPrefix', 'isQtySuffix'),
  shownBy: fc.option(fc.nat(5)),
  selectedBy: fc.option(fc.nat(5), { freq: 5 }),
  isLast: fc.nat(6).map((n) => n === 0),
  disables: fc.nat(4).map((n) => n === 0),
  reaches: fc.option(fc.nat(8), { freq: 3 }),
  maxSelect: fc.nat(2),
});

/** Small configurators of every kind, ambiguous ones among them. */
const small: fc.Arbitrary<Configurator> = fc
  .record({
    seeds: fc.array(groupSeed, { minLength: 1, maxLength: 3 }),
    groupSeparator: fc.constantFrom('-', ''),
    optionSeparator: fc.constantFrom('|', '|', ''),
    prefix: fc.constantFrom('', 'A'),
  })
  .map(({ seeds, ...rest }) => ({ ...rest, configGroups: seeds.map((seed, at) => groupFrom(seed, at, seeds)) }));

function groupFrom(seed: GroupSeed, at: number, seeds: readonly GroupSeed[]): ConfigGroup {
  const ruleOn = (mention: number | null): readonly string[] => {
    const source = seeds[at - 1];
    return source === undefined || mention === null
      ? []
      : [`G${at - 1}."${source.codes[mention % source.codes.length]}"`];
  };
  const reached = (reach: number | null): readonly string[] => {
    const index = (reach ?? 0) % seeds.length;
    const code = seeds[index]?.codes[(reach ?? 0) % 2];
    return reach === null || code === undefined ? [] : [`G${index}.${code}`];
  };
  return {
    name: `G${at}`,
    multiselect: seed.multiselect,
    maxSelect: seed.maxSelect,
    printed: seed.printed,
    whenHidden: seed.whenHidden,
    showIf: ruleOn(seed.shownBy),
    ...(seed.optional === undefined ? {} : { optional: seed.optional }),
    ...(seed.separator === undefined ? {} : { separator: seed.separator }),
    options: seed.codes.map((code, index) => ({
      code,
      maxQty: MOST_QUANTITY,
      ...(seed.quantity !== null && index === 0 ? { [seed.quantity]: true } : {}),
      ...(index === 1 ? { selectIf: ruleOn(seed.selectedBy), isLast: seed.isLast } : {}),
      disableCodes: [
        ...(index === 0 && seed.disables ? seed.codes.slice(1, 2) : []),
        ...(index === 1 ? reached(seed.reaches) : []),
      ],
    })),
  };
}

/** Every selection there is, settled and complete. */
function everyComplete(config: Configurator): ReadonlyMap<string, ReadonlySet<string>> {
  const readings = new Map<string, Set<string>>();
  const add = (number: string, reading: string) =>
    readings.set(number, (readings.get(number) ?? new Set()).add(reading));
  for (const selection of everySelection(config)) {
    const { complete, itemNo, itemNoAlt } = evaluate(config, selection);
    if (!complete) continue;
    const told = JSON.stringify(comparableSelection(config, selection));
    add(itemNo, told);
    add(itemNoAlt, told);
  }
  return readings;
}

function everySelection({ configGroups }: Configurator): readonly Selection[] {
  let selections: Selection[] = [[]];
  for (const { options = [] } of configGroups) {
    let lists: (readonly number[])[] = [[]];
    for (const option of options) {
      const quantities = option.isQtyPrefix === true || option.isQtySuffix === true ? [0, 1, MOST_QUANTITY] : [0, 1];
      lists = lists.flatMap((list) => quantities.map((quantity) => [...list, quantity]));
    }
    selections = selections.flatMap((selection) => lists.map((list) => [...selection, list]));
  }
  return selections;
}

test('parsing agrees with trying every selection: one reading is found, two are refused, none is refused', () => {
  let ambiguous = 0;
  fc.assert(
    fc.property(small, (config) => {
      for (const [number, readings] of everyComplete(config)) {
        const parsed = parseModelNumber(config, number);
        if (readings.size > 1) {
          ambiguous += 1;
          expect(parsed).toMatchObject({ ok: false, code: 'ambiguous' });
        } else {
          if (!parsed.ok) throw new Error(`"${number}": ${JSON.stringify(parsed)}`);
          expect([JSON.stringify(comparableSelection(config, parsed.selection))]).toEqual([...readings]);
        }
      }
    }),
    runsOfSearch(400),
  );
  expect(ambiguous).toBeGreaterThan(20);
});

/** Of 400 configurators. */
const RARELY = 4;

test('lint agrees with trying every selection: it finds two readings exactly where there are two', () => {
  const seen = { ambiguous: 0, clear: 0, bounded: 0 };
  fc.assert(
    fc.property(small, (config) => {
      const numbers = [...everyComplete(config)].filter(([, readings]) => readings.size > 1).map(([number]) => number);
      const { findings, exhaustive } = lintConfigurator(config);
      const found = findings.filter(({ code }) => code === 'ambiguous-number');
      for (const { witness } of found) expect(numbers).toContain(witness?.number);
      if (!exhaustive) seen.bounded += 1;
      else expect(found.length > 0, `not found: ${numbers}`).toBe(numbers.length > 0);
      seen[numbers.length > 0 ? 'ambiguous' : 'clear'] += 1;
    }),
    runsOfSearch(400),
  );
  expect(seen.ambiguous).toBeGreaterThan(20);
  expect(seen.clear).toBeGreaterThan(50);
  // About one in a thousand combines more unprinted options than the search tries, and says so.
  expect(seen.bounded).toBeLessThanOrEqual(RARELY);
});
