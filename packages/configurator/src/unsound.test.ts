import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConfigGroup,
  type Configurator,
  evaluate,
  explainDisabled,
  lintConfigurator,
  parseModelNumber,
} from './index.ts';
import { choice, click, configurator, several } from './testing/build.ts';
import { soundConfigurators, steps, walk } from './testing/index.ts';

/** Configurators whose rules look in any direction, mostly in circles, and sometimes at nothing. */
const tangled: fc.Arbitrary<Configurator> = fc
  .tuple(soundConfigurators(), fc.array(fc.nat(50), { minLength: 1, maxLength: 20 }))
  .map(([config, picks]) => {
    let at = 0;
    const pick = (): number => picks[at++ % picks.length] ?? 0;
    const rule = (): readonly string[] => {
      const group = config.configGroups[pick() % (config.configGroups.length + 1)];
      const code = group?.options?.[pick() % group.options.length]?.code;
      return [code === undefined ? 'Nowhere.nothing' : `${group?.name}.${code}`];
    };
    const configGroups = config.configGroups.map(
      (group): ConfigGroup => ({
        ...group,
        ...(pick() % 2 === 0 ? { showIf: rule() } : { hideIf: rule() }),
        ...(group.options === undefined
          ? {}
          : {
              options: group.options.map((option) => ({
                ...option,
                [['enableIf', 'disableIf', 'selectIf', 'x'][pick() % 4] ?? 'x']: rule(),
              })),
            }),
      }),
    );
    return { ...config, configGroups };
  });

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
      { numRuns: 150 },
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
      { numRuns: 100 },
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
