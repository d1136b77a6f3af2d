import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparableSelection,
  decodeShareCode,
  evaluate,
  explainDisabled,
  parseModelNumber,
  toggleOption,
} from './index.ts';
import { steps } from './testing/random/arbitrary.ts';
import { factedConfigurators } from './testing/random/facted.ts';
import { limitedConfigurators } from './testing/random/limited.ts';
import { runsOfSearch } from './testing/runs-of-search.ts';
import { finish, walk } from './testing/walk.ts';

const given = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, holds), runsOfSearch(150));

describe.each([
  ['limits and sums', limitedConfigurators()],
  ['limits, sums, a table and facts', factedConfigurators()],
])('with %s', (_, configurators) => {
  const walked = fc.record({ config: configurators, way: steps() });

  test('settling a settled selection changes nothing', () => {
    given(walked, ({ config, way }) => {
      for (const selection of walk(config, way)) {
        const copy = selection.map((list) => [...list]);
        expect(evaluate(config, copy)).toEqual(evaluate(config, selection));
      }
    });
  });

  test('a complete number that reads, reads as what prints it; and one that has no unprinted quantity does read', () => {
    given(walked, ({ config, way }) => {
      const selection = finish(config, walk(config, way).at(-1) ?? []);
      const { complete, itemNo, itemNoAlt } = evaluate(config, selection);
      if (!complete) return;
      for (const text of [itemNo, itemNoAlt]) {
        const parsed = parseModelNumber(config, text);
        if (parsed.ok)
          expect(comparableSelection(config, parsed.selection)).toEqual(comparableSelection(config, selection));
        else expect([text, hasHiddenDecisions(config)]).toEqual([text, true]);
      }
    });
  });

  test('a share code brings the selection back', () => {
    given(walked, ({ config, way }) => {
      for (const selection of walk(config, way).slice(-2)) {
        expect(decodeShareCode(config, evaluate(config, selection).urlOpts)).toEqual({ ok: true, selection });
      }
    });
  });

  test('a click on a disabled option changes nothing, and an offered change helps', () => {
    given(walked, ({ config, way }) => {
      const selection = walk(config, way).at(-1) ?? [];
      for (const group of evaluate(config, selection).groups) {
        for (const option of group.options) {
          if (option.enabled || !group.visible) continue;
          expect(toggleOption(config, selection, group.name, option.code)).toEqual(selection);
          const { change } = explainDisabled(config, selection, group.name, option.code);
          if (change === null) continue;
          const freed = stateIn(config, change.selection, group.name, option.code);
          expect(freed.selected || freed.enabled || freed.reasons.every(({ code }) => code === 'single-choice')).toBe(
            true,
          );
        }
      }
    });
  });
});

function stateIn(
  config: Parameters<typeof evaluate>[0],
  selection: Parameters<typeof evaluate>[1],
  name: string,
  code: string,
) {
  const group = evaluate(config, selection).groups.find((each) => each.name === name);
  const option = group?.options.find((each) => each.code === code);
  if (option === undefined) throw new Error(`No option ${name}.${code}`);
  return option;
}

/** An unprinted answer or quantity may decide what reads: the publish check refuses such a configurator. */
function hasHiddenDecisions({ configGroups }: Parameters<typeof evaluate>[0]): boolean {
  return configGroups.some(
    ({ printed, options = [] }) =>
      printed === false || options.some(({ isQtyPrefix, isQtySuffix }) => isQtyPrefix !== true && isQtySuffix !== true),
  );
}
