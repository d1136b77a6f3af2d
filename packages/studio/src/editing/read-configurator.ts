import type { Configurator } from '@millrace/configurator';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, has: (one: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && has(one));

/**
 * A configurator as somebody wrote it, where its groups and options can be shown: each group has a name, each option a code. All else may
 * be anything that its schema refuses. null: it is none.
 */
export function readConfigurator(value: unknown): Configurator | null {
  const { configGroups } = isObject(value) ? value : {};
  if (!isListOf(configGroups, isGroup)) return null;
  // Its groups and options were just looked at.
  return value as unknown as Configurator;
}

const isGroup = ({ name, options }: Readonly<Record<string, unknown>>): boolean =>
  typeof name === 'string' && (options === undefined || isListOf(options, ({ code }) => typeof code === 'string'));
