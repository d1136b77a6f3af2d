import type { Configurator, Context, ContextFact } from '../data/configurator.ts';
import { present } from '../data/present.ts';

/** The last argument of every call: what is known of whoever asks. */
export interface InContext {
  context?: Context | undefined;
}

/** Beyond so many combinations of facts the rest are not looked at; the publish check refuses them (decisions 2.2). */
export const MOST_COMBINATIONS = 256;

const UNKNOWN = 'unknown';

export const defaultOf = ({ default: value = UNKNOWN }: ContextFact): string => value;

/** All that a fact can be: its values, and its default where that is none of them. */
export function valuesOf(fact: ContextFact): readonly string[] {
  return [...new Set([...fact.values, defaultOf(fact)])];
}

const remembered = new WeakMap<Configurator, Map<string, Configurator>>();

/**
 * A configurator as it is for one who is known to be so: the same data with other defaults. Kept per combination, so that what the engine
 * derives from it stays. A value that is not declared counts as the default.
 */
export function inContext(configurator: Configurator, options: InContext | undefined): Configurator {
  const facts = configurator.context;
  const given: unknown = options?.context;
  if (facts === undefined || facts.length === 0 || typeof given !== 'object' || given === null) return configurator;
  return withValues(
    configurator,
    facts.map((fact) => valueIn(given, fact)),
  );
}

function valueIn(given: object, fact: ContextFact): string {
  const value: unknown = Object.hasOwn(given, fact.name) ? Reflect.get(given, fact.name) : undefined;
  return typeof value === 'string' && fact.values.includes(value) ? value : defaultOf(fact);
}

/** The same with a value for each fact, in their order. */
export function withValues(configurator: Configurator, values: readonly string[]): Configurator {
  const { context: facts = [] } = configurator;
  if (facts.every((fact, at) => defaultOf(fact) === values[at])) return configurator;
  const key = JSON.stringify(values);
  const known = remembered.get(configurator) ?? new Map<string, Configurator>();
  remembered.set(configurator, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const context = facts.map((fact, at) => ({
    name: fact.name,
    values: valuesOf(fact),
    default: present(values[at]),
  }));
  const made: Configurator = { ...configurator, context };
  known.set(key, made);
  return made;
}
