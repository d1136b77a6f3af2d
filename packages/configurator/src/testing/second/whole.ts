import type { Configurator, Context } from '../../data/configurator.ts';

/** What a part shares with everything around it: the outermost configurator, and what is known of who asks. */
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

/** Every way that things may be with who asks: one value of each fact, the default among them. */
export function contextsOf({ context = [] }: Configurator): Context[] {
  return context.reduce<Context[]>(
    (all, { name, values, default: otherwise = 'unknown' }) =>
      all.flatMap((one) => [...new Set([...values, otherwise])].map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
