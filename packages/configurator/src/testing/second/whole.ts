import type { Configurator, Context } from '../../data/configurator.ts';

/** Shared by a part with everything around it: the outermost configurator, and what is known of whoever asks. */
export interface Whole {
  outermost: Configurator;
  context: Context;
}

export function wholeOf(outermost: Configurator, context: Context = {}): Whole {
  return { outermost, context };
}

/** A value that is not declared counts as the default. */
export function contextValue({ outermost, context }: Whole, name: string): string | null {
  const declared = outermost.context?.find((one) => one.name === name);
  if (declared === undefined) return null;
  const { values, default: otherwise = 'unknown' } = declared;
  const given = context[name];
  return given !== undefined && values.includes(given) ? given : otherwise;
}

/** Every way that things may be with whoever asks: one value of each fact, the default among them. */
function contextsOf({ context = [] }: Configurator): Context[] {
  return context.reduce<Context[]>(
    (all, { name, values, default: otherwise = 'unknown' }) =>
      all.flatMap((one) => [...new Set([...values, otherwise])].map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Other facts about who asks: the fewest that differ first, then those declared first. */
export function othersOf(whole: Whole): { facts: string[]; other: Whole }[] {
  const { context = [] } = whole.outermost;
  return contextsOf(whole.outermost)
    .map((other) => ({
      facts: context.map(({ name }) => name).filter((name) => other[name] !== contextValue(whole, name)),
      other: { ...whole, context: other },
    }))
    .filter(({ facts }) => facts.length > 0)
    .sort((a, b) => a.facts.length - b.facts.length || (placesOf(a.facts) < placesOf(b.facts) ? -1 : 1));

  function placesOf(facts: readonly string[]): string {
    return facts.map((fact) => String.fromCodePoint(context.findIndex(({ name }) => name === fact))).join('');
  }
}
