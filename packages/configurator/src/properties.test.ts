import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConfigOption,
  type Configurator,
  comparableSelection,
  decodeShareCode,
  evaluate,
  explainDisabled,
  lintConfigurator,
  parseModelNumber,
  quantityAt,
  type Selection,
  switchOption,
  toggleOption,
} from './index.ts';
import { planOf } from './parsing/plan.ts';
import { startProgress } from './parsing/progress.ts';
import { runSearch, STEP_LIMIT, startSearch } from './parsing/search.ts';
import { compile } from './rules/compile.ts';
import { finish, largeConfigurator, soundConfigurators, steps, walk } from './testing/index.ts';
import { runsOfSearch } from './testing/runs-of-search.ts';

/** A selection without anything remembered about it. */
const fresh = <T>(value: T): T => structuredClone(value);

/** Whether it disables options of other groups, by `Group.code`. */
const reachesOut = ({ disableCodes = [] }: ConfigOption): boolean => disableCodes.some((code) => code.includes('.'));

describe('for every sound configurator and every way through it', () => {
  test('a hidden group has nothing selected, no disabled option is selected, single choice is single, limits hold', () => {
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        for (const selection of walk(config, clicks)) {
          for (const [at, group] of evaluate(config, selection).groups.entries()) {
            const selected = group.options.filter((option) => option.selected);
            if (!group.visible) expect(selected).toEqual([]);
            for (const option of selected) expect(option.enabled).toBe(true);
            for (const option of group.options) expect(option.enabled).toBe(option.reasons.length === 0);
            if (config.configGroups[at]?.multiselect !== true) expect(selected.length).toBeLessThanOrEqual(1);
            else if (group.limit !== null && !selected.some(({ fixed }) => fixed)) {
              expect(group.counted).toBeLessThanOrEqual(group.limit);
            }
          }
        }
      }),
      runsOfSearch(150),
    );
  });

  test('evaluate is idempotent: what it settles stays as it is, remembered or not', () => {
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        for (const selection of walk(config, clicks)) {
          const evaluation = evaluate(config, selection);
          expect(evaluate(fresh(config), fresh(selection))).toEqual(evaluation);
          expect(decodeShareCode(config, evaluation.urlOpts)).toEqual({ ok: true, selection });
        }
      }),
      runsOfSearch(150),
    );
  });

  test('parsing inverts building, as ordered and as on a label', () => {
    let complete = 0;
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        const selection = finish(config, walk(config, clicks).at(-1) ?? []);
        const evaluation = evaluate(config, selection);
        if (!evaluation.complete) return;
        complete += 1;
        for (const number of [evaluation.itemNo, evaluation.itemNoAlt]) {
          const parsed = parseModelNumber(config, number);
          if (!parsed.ok) throw new Error(`${number}: ${JSON.stringify(parsed)}`);
          expect(comparableSelection(config, parsed.selection)).toEqual(comparableSelection(config, selection));
          const again = evaluate(config, parsed.selection);
          expect(again).toMatchObject({ complete: true, itemNo: evaluation.itemNo });
        }
      }),
      runsOfSearch(400),
    );
    expect(complete).toBeGreaterThan(200);
  });

  // When limits may change, or one group affects another, a click's unselecting may undo its own selection.
  test('a click on what is enabled selects it, a second one unselects it; a click on anything else changes nothing', () => {
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        if (config.configGroups.some(({ options }) => options?.some(reachesOut))) return;
        const selection = walk(config, clicks).at(-1) ?? [];
        for (const [at, group] of evaluate(config, selection).groups.entries()) {
          if (config.configGroups[at]?.options?.some(({ maxOverride }) => maxOverride !== undefined)) continue;
          for (const [index, option] of group.options.entries()) {
            const after = toggleOption(config, selection, group.name, option.code);
            if (!group.visible || option.fixed || (!option.selected && !option.enabled))
              expect(after).toEqual(selection);
            else expect(quantityAt(after, at, index) > 0).toBe(!option.selected);
          }
        }
      }),
      runsOfSearch(150),
    );
  });

  test('the order of clicks that lead to one selection does not matter to its number', () => {
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        const one = walk(config, clicks).at(-1) ?? [];
        const other = walk(config, clicks.toReversed()).at(-1) ?? [];
        if (JSON.stringify(one) !== JSON.stringify(other)) return;
        expect(evaluate(fresh(config), other)).toEqual(evaluate(config, one));
      }),
      runsOfSearch(150),
    );
  });

  test('the change that frees a disabled option frees it', () => {
    let freed = 0;
    fc.assert(
      fc.property(soundConfigurators(), steps(), (config, clicks) => {
        const selection = walk(config, clicks).at(-1) ?? [];
        for (const [at, group] of evaluate(config, selection).groups.entries()) {
          for (const [index, option] of group.options.entries()) {
            const { reasons, change } = explainDisabled(config, selection, group.name, option.code);
            if (group.visible) expect(reasons).toEqual(option.reasons);
            if (change === null) continue;
            freed += 1;
            const after = evaluate(config, change.selection).groups[at]?.options[index];
            const switched = switchOption(config, change.selection, group.name, option.code);
            const available = after?.enabled === true || isSelectedIn(config, switched, at, index);
            expect(available).toBe(true);
            if (change.kind === 'switch' && change.group === group.name) {
              expect(after?.selected).toBe(true);
              expect(switchOption(config, selection, group.name, option.code)).toEqual(change.selection);
            }
          }
        }
      }),
      runsOfSearch(80),
    );
    expect(freed).toBeGreaterThan(100);
  });

  test('lint finds no error in it but what can never happen, and above all no number that reads in two ways', () => {
    fc.assert(
      fc.property(soundConfigurators(), (config) => {
        const expected = [
          'group-never-shows',
          'option-never-selectable',
          'limit-never-met',
          'bounds-exclude-everything',
          'code-clashes-with-separator',
          'blocked-unanswered',
        ];
        const others = lintConfigurator(config).findings.filter(({ code }) => !expected.includes(code));
        expect(others).toEqual([]);
      }),
      runsOfSearch(150),
    );
  });
});

describe('whatever comes in', () => {
  test('any junk for a selection gives a settled one', () => {
    fc.assert(
      fc.property(
        soundConfigurators(),
        fc.array(fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(fc.double()))),
        (config, junk) => {
          const outside: never[] = JSON.parse(JSON.stringify(junk) ?? '[]');
          const evaluation = evaluate(config, outside);
          const decoded = decodeShareCode(config, evaluation.urlOpts);
          expect(decoded.ok).toBe(true);
        },
      ),
      runsOfSearch(200),
    );
  });

  test('any text is parsed or refused: it never throws, and what it reads prints the text', () => {
    const fragment = fc.constantFrom(
      'Agx',
      'Bhx',
      'Cix',
      'Djx',
      '-',
      '|',
      '/',
      '3',
      '12',
      '005',
      'HS-',
      'A',
      'gx',
      '--',
      'Bgxz',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(soundConfigurators(), text, (config, input) => {
        const parsed = parseModelNumber(config, input);
        if (parsed.ok) {
          const { itemNo, itemNoAlt, complete } = evaluate(config, parsed.selection);
          expect([itemNo, itemNoAlt]).toContain(input);
          expect(complete).toBe(true);
        } else if (parsed.code !== 'context') {
          expect(parsed.parsed).toBeLessThanOrEqual(input.length);
          if (parsed.code !== 'ambiguous')
            expect(decodeShareCode(config, evaluate(config, parsed.selection).urlOpts).ok).toBe(true);
        }
      }),
      runsOfSearch(400),
    );
  });

  test('decoding any text never throws', () => {
    fc.assert(
      fc.property(soundConfigurators(), fc.string(), (config, input) => {
        decodeShareCode(config, input);
      }),
    );
  });

  test('60 groups and 1,000 options: hostile texts end after a few steps', () => {
    const config = largeConfigurator({ groups: 60, options: 1_000 });
    const code = config.configGroups[0]?.options?.[0]?.code ?? '';
    const texts = [
      `LX-${`${code}-`.repeat(500)}`,
      `LX-${code.repeat(2_000)}`,
      '-'.repeat(10_000),
      '9'.repeat(10_000),
      'LX-'.repeat(3_000),
    ];
    for (const text of texts) {
      expect(parseModelNumber(config, text).ok).toBe(false);
      expect(stepsFor(config, text)).toBeLessThan(10);
    }
  });

  test('labels made of one letter over and over end at the limit of steps', () => {
    const letters = Array.from({ length: 18 }, (_, at) => ({ code: 'A'.repeat(at + 1) }));
    const config = {
      groupSeparator: '',
      configGroups: Array.from({ length: 6 }, (_, at) => ({ name: `G${at}`, multiselect: true, options: letters })),
    };
    const text = `${'A'.repeat(400)}B`;
    expect(parseModelNumber(config, text).ok).toBe(false);
    expect(stepsFor(config, text)).toBeLessThanOrEqual(STEP_LIMIT + 1);
  });
});

function stepsFor(config: Configurator, text: string): number {
  const search = startSearch(planOf(compile(config)), text, true, startProgress());
  runSearch(search);
  return search.steps;
}

function isSelectedIn(config: Configurator, selection: Selection, group: number, option: number): boolean {
  return evaluate(config, selection).groups[group]?.options[option]?.selected === true;
}
