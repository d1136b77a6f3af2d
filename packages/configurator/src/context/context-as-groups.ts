import type { ConfigGroup, Configurator, ContextFact } from '../data/configurator.ts';
import { quoteCode } from '../written/rule-text.ts';
import { valuesOf } from './in-context.ts';

/**
 * The same configurator with its facts about who asks as unprinted questions, before all others, that have to be answered: then what
 * holds in whichever contexts holds in it. `count` of its groups are facts.
 */
export function contextAsGroups(configurator: Configurator): { configurator: Configurator; count: number } {
  const { context = [], ...rest } = configurator;
  if (context.length === 0) return { configurator, count: 0 };
  const asked = context.map(({ name, ...fact }) => ({
    then: [
      `@${name}.${valuesOf({ name, ...fact })
        .map(quoteCode)
        .join('|')}`,
    ],
  }));
  return {
    configurator: {
      ...rest,
      requires: [...(rest.requires ?? []), ...asked],
      configGroups: [...context.map(groupOf), ...rest.configGroups],
    },
    count: context.length,
  };
}

const groupOf = (fact: ContextFact): ConfigGroup => ({
  name: `@${fact.name}`,
  printed: false,
  options: valuesOf(fact).map((code) => ({ code })),
});
