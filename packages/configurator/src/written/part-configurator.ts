import type { ConfigGroup, Configurator } from '../data/configurator.ts';

/** Assemblies stand in each other at most so deep (decisions 2.2). */
export const MOST_DEEP = 3;

const made = new WeakMap<Configurator, Map<string, Configurator>>();
const depths = new WeakMap<Configurator, number>();

/**
 * The configurator of the part that an assembly group names, as it is within another: with the outermost's parts, context and label. The
 * same object each time, so that what is derived from it stays. null where there is none, or where it would stand too deep.
 */
export function partConfigurator(outer: Configurator, group: Pick<ConfigGroup, 'part'>): Configurator | null {
  const { part: name = '' } = group;
  const depth = depths.get(outer) ?? 0;
  const { parts, context, privateLabel } = outer;
  const own = parts !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (own === undefined || depth >= MOST_DEEP) return null;
  const known = made.get(outer) ?? new Map<string, Configurator>();
  made.set(outer, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const { context: _, privateLabel: __, ...rest } = own;
  const part: Configurator = {
    ...rest,
    ...(parts === undefined ? {} : { parts }),
    ...(context === undefined ? {} : { context }),
    ...(privateLabel === undefined ? {} : { privateLabel }),
  };
  depths.set(part, depth + 1);
  known.set(name, part);
  return part;
}

export const openOf = ({ open = '(' }: Pick<ConfigGroup, 'open'>): string => open;
export const closeOf = ({ close = ')' }: Pick<ConfigGroup, 'close'>): string => close;
