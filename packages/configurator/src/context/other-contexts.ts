import type { Configurator, ContextFact } from '../data/configurator.ts';
import { defaultOf, MOST_COMBINATIONS, valuesOf, withValues } from './in-context.ts';

/** Some facts that differ, and the configurator with each of their other values. */
interface OtherFacts {
  names: readonly string[];
  configurators: Iterable<Configurator>;
}

/** The configurator under other facts: those that change the fewest first, then those declared first. */
function* otherContexts(configurator: Configurator): Iterable<OtherFacts> {
  const { context: facts = [] } = configurator;
  let left = MOST_COMBINATIONS;
  for (const changed of subsetsOf(facts)) {
    if (left <= 0) return;
    const combinations = combinationsOf(facts, changed).slice(0, left);
    left -= combinations.length;
    yield {
      names: changed.map(({ name }) => name),
      configurators: combinations.map((values) => withValues(configurator, values)),
    };
  }
}

/** The fewest facts under another value of which something holds, or null where there are none. */
export function freeingFacts(
  configurator: Configurator,
  holds: (other: Configurator) => boolean,
): readonly string[] | null {
  for (const { names, configurators } of otherContexts(configurator)) {
    for (const other of configurators) if (holds(other)) return names;
  }
  return null;
}

/** Every set of facts but the empty one: the smaller first, then in the order of the facts. */
function subsetsOf(facts: readonly ContextFact[]): readonly (readonly ContextFact[])[] {
  let sets: { facts: readonly ContextFact[]; next: number }[] = [{ facts: [], next: 0 }];
  const all: (readonly ContextFact[])[] = [];
  while (sets.length > 0 && all.length < MOST_COMBINATIONS) {
    sets = sets.flatMap((set) =>
      facts.slice(set.next).map((fact, at) => ({ facts: [...set.facts, fact], next: set.next + at + 1 })),
    );
    all.push(...sets.map((set) => set.facts));
  }
  return all;
}

/** A value for each fact: another than now for those that change. */
function combinationsOf(
  facts: readonly ContextFact[],
  changed: readonly ContextFact[],
): readonly (readonly string[])[] {
  let combinations: (readonly string[])[] = [[]];
  for (const fact of facts) {
    const now = defaultOf(fact);
    const values = changed.includes(fact) ? valuesOf(fact).filter((value) => value !== now) : [now];
    combinations = combinations
      .slice(0, MOST_COMBINATIONS)
      .flatMap((start) => values.map((value) => [...start, value]));
  }
  return combinations;
}
