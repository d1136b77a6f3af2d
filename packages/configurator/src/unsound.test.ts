import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, explainDisabled, lintConfigurator, parseModelNumber } from './index.ts';
import { choice, click, configurator, several } from './testing/build.ts';
import { steps, walk } from './testing/index.ts';
import { tangled } from './testing/random/tangled.ts';
import { runsOfSearch } from './testing/runs-of-search.ts';

describe('a configurator whose rules run in a circle', () => {
  test('still ends, and nothing hidden is selected', () => {
    fc.assert(
      fc.property(tangled, steps(), (config, clicks) => {
        for (const selection of walk(config, clicks)) {
          for (const group of evaluate(config, selection).groups) {
            if (!group.visible) expect(group.options.every(({ selected }) => !selected)).toBe(true);
          }
        }
      }),
      runsOfSearch(150),
    );
  });

  test('can be parsed, explained and linted without an end of it all', () => {
    fc.assert(
      fc.property(tangled, (config) => {
        const { groups, itemNo } = evaluate(config, []);
        parseModelNumber(config, itemNo);
        for (const { name, options } of groups) for (const { code } of options) explainDisabled(config, [], name, code);
        lintConfigurator(config, { steps: 5_000 });
      }),
      runsOfSearch(100),
    );
  });

  test('the smallest: a group shown while it is not', () => {
    const config = configurator([choice('A', [{ code: 'a', selected: true }], { hideIf: ['A.a'] })]);
    expect(() => evaluate(config, click(config, ['A.a']))).not.toThrow();
  });

  test('two options that select and disable each other', () => {
    const config = configurator([
      several('A', [
        { code: 'a', selectIf: ['A.b'] },
        { code: 'b', disableIf: ['A.a'] },
      ]),
    ]);
    expect(() => evaluate(config, click(config, ['A.b', 'A.a', 'A.b']))).not.toThrow();
  });
});
