import type { ConfigGroup, ConfigOption, Configurator } from '@millrace/configurator';
import { withGroup } from './change-place.ts';

/**
 * A list with `count` elements from a place on moved so that the first of them stands at another; the same list where there is no such
 * place.
 */
function movedBlock<Element>(list: readonly Element[], from: number, count: number, to: number): readonly Element[] {
  const isThere = from >= 0 && count > 0 && from + count <= list.length;
  if (!isThere || from === to || to < 0 || to + count > list.length) return list;
  return list.toSpliced(from, count).toSpliced(to, 0, ...list.slice(from, from + count));
}

/** The configurator with a group at another place; all groups stay the same objects. */
export function withGroupMoved(configurator: Configurator, from: number, to: number): Configurator {
  const configGroups = movedBlock(configurator.configGroups, from, 1, to);
  return configGroups === configurator.configGroups ? configurator : { ...configurator, configGroups };
}

/** The configurator with options of a group at another place in it. */
export const withOptionsMoved = (
  configurator: Configurator,
  group: string,
  { from, count, to }: { from: number; count: number; to: number },
): Configurator =>
  withGroup(configurator, group, (own) => {
    const { options = [] } = own;
    const next = movedBlock(options, from, count, to);
    return next === options ? own : { ...own, options: next };
  });

/** The configurator without some options of a group. */
export const withoutOptions = (configurator: Configurator, group: string, codes: ReadonlySet<string>): Configurator =>
  withGroup(configurator, group, (own) => {
    const { options = [] } = own;
    const next = options.filter(({ code }) => !codes.has(code));
    return next.length === options.length ? own : { ...own, options: next };
  });

/** The configurator without a group. */
export function withoutGroup(configurator: Configurator, name: string): Configurator {
  const configGroups = configurator.configGroups.filter((group) => group.name !== name);
  return configGroups.length === configurator.configGroups.length ? configurator : { ...configurator, configGroups };
}

/** The configurator with a group put in at a place. */
export const withGroupAt = (configurator: Configurator, at: number, group: ConfigGroup): Configurator => ({
  ...configurator,
  configGroups: configurator.configGroups.toSpliced(at, 0, group),
});

/** The configurator with options put into a group at a place. */
export const withOptionsAt = (
  configurator: Configurator,
  group: string,
  at: number,
  options: readonly ConfigOption[],
): Configurator =>
  withGroup(configurator, group, (own) =>
    options.length === 0 ? own : { ...own, options: (own.options ?? []).toSpliced(at, 0, ...options) },
  );
