import * as fc from 'fast-check';
import type { ConfigGroup, Configurator } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';

/** Configurators whose rules look in any direction, mostly in circles, and sometimes at nothing. */
export const tangled: fc.Arbitrary<Configurator> = fc
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
