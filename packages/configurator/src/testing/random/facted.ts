import * as fc from 'fast-check';
import type { Configurator, Fact } from '../../data/configurator.ts';
import { quoteCode } from '../../written/rule-text.ts';
import { tabledConfigurators } from './tabled.ts';

/** Configurators with limits, a table, and facts about all of it, which the last group and a requirement ask. */
export function factedConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({ config: tabledConfigurators(), most: fc.integer({ min: 0, max: 60 }), asksText: fc.boolean() })
    .map(({ config, most, asksText }) => {
      const chooses = config.configGroups.find(({ kind, options = [] }) => kind !== 'number' && options.length > 0);
      const code = chooses?.options?.[0]?.code;
      const last = config.configGroups.at(-1);
      if (chooses === undefined || chooses === last || code === undefined || last === undefined) return config;
      const facts: Fact[] = [
        { name: 'Class', values: [{ if: [`${chooses.name}.${quoteCode(code)}`], value: 'plain' }, { value: 'other' }] },
        { name: 'Current', decimals: 0, values: [{ measure: 'sum(0.1*amps)' }] },
        { name: 'Load', printed: false, values: [{ if: ['Class.plain'], measure: 'sum(Current.value + 1)' }] },
      ];
      const rule = asksText ? 'Class.plain' : `${chooses.name}.count=0:Class.other`;
      const options = last.options?.map((option, at) => (at === 0 ? { ...option, disableIf: [rule] } : option));
      const asking = options === undefined ? last : { ...last, options };
      return {
        ...config,
        facts,
        requires: [...(config.requires ?? []), { if: ['Load.value>0'], then: [`Load.value<=${most}`] }],
        configGroups: [...config.configGroups.slice(0, -1), asking],
      };
    });
}
