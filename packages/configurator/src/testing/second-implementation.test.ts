import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { type Step, soundConfigurators, steps, walk } from './index.ts';
import { crossTabledConfigurators } from './random/cross-tabled.ts';
import { configuratorsWithFacts } from './random/facts-anywhere.ts';
import { measuredConfigurators } from './random/measured.ts';
import { seldomConfigurators } from './random/seldom.ts';
import { configuratorsWithTexts } from './random/texts-anywhere.ts';
import { reasonsIn } from './reasons-in.ts';
import { runsOfSearch } from './runs-of-search.ts';
import { enter, enterQuantity, start, toggle } from './second/change.ts';
import { evaluateAgain, reasonsAgain } from './second/evaluate.ts';

/** A longer search: `FUZZ_RUNS=5000 npx vitest run --project units FILE`. What fails is printed with its seed. */
const runs = runsOfSearch(30);
const manyRuns = runsOfSearch(60);

const kinds = [
  ['decisions 2 and 2.1', soundConfigurators()],
  ['fixed quantities, overrides, hidden words, tenths of a cent, numbers with decimals', seldomConfigurators()],
  ['measures, sums, limits and exact decimals of 2.2', measuredConfigurators()],
  ['tables of 2.2', crossTabledConfigurators()],
  ['facts of 2.2', configuratorsWithFacts()],
  ['text attributes of 2.2', configuratorsWithTexts()],
] as const;

describe.each(kinds)(
  'a second implementation, written from the text alone, agrees with the engine: %s',
  (_, configurators) => {
    test('on every selection of a walk', () => {
      fc.assert(
        fc.property(configurators, steps(), (config, clicks) => {
          expect(walkAgain(config, clicks)).toEqual(walk(config, clicks));
        }),
        manyRuns,
      );
    });

    test('on why a group is hidden and an option disabled', () => {
      fc.assert(
        fc.property(configurators, steps(), (config, clicks) => {
          const selection = walk(config, clicks).at(-1) ?? [];
          expect(reasonsAgain(config, selection).sort()).toEqual(reasonsIn(evaluate(config, selection)));
        }),
        runs,
      );
    });

    test('on numbers, prices, words, what is missing, and the state of groups and options', () => {
      fc.assert(
        fc.property(configurators, steps(), (config, clicks) => {
          for (const selection of walk(config, clicks)) {
            expect(evaluate(config, selection)).toMatchObject(evaluateAgain(config, selection));
          }
        }),
        runs,
      );
    });
  },
);

function walkAgain(config: Configurator, clicks: readonly Step[]): readonly Selection[] {
  const visited = [start(config)];
  for (const step of clicks) visited.push(takeAgain(config, visited.at(-1) ?? [], step));
  return visited;
}

function takeAgain(
  config: Configurator,
  selection: Selection,
  { group: at, option: index, quantity }: Step,
): Selection {
  const group = config.configGroups[at];
  if (group === undefined) return selection;
  if (group.kind === 'number') return enter(config, selection, { at, list: [(index + 1) * 5 + (quantity ?? 0)] });
  if (quantity !== null) return enterQuantity(config, selection, { at, index, quantity });
  return toggle(config, selection, { at, index });
}
