import type { ConfigGroup, ConfigOption, Configurator, Selection, Table } from '../data/configurator.ts';
import type { GroupState, OptionState } from '../data/evaluation.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { initialSelection, toggleOption } from '../settling/selection.ts';

/** A configurator of these groups. */
export function configurator(
  configGroups: readonly ConfigGroup[],
  rest: Omit<Configurator, 'configGroups'> = {},
): Configurator {
  return { ...rest, configGroups };
}

/** A single-choice group; an option is a code, or an option with its fields. */
export function choice(
  name: string,
  options: readonly (string | ConfigOption)[],
  rest: Partial<ConfigGroup> = {},
): ConfigGroup {
  return { name, options: options.map((option) => (typeof option === 'string' ? { code: option } : option)), ...rest };
}

/** A multi-select group. */
export function several(
  name: string,
  options: readonly (string | ConfigOption)[],
  rest: Partial<ConfigGroup> = {},
): ConfigGroup {
  return choice(name, options, { multiselect: true, ...rest });
}

/** A number group. */
export function number(name: string, rest: Partial<ConfigGroup> = {}): ConfigGroup {
  return { name, kind: 'number', ...rest };
}

/** A text group. */
export function text(name: string, rest: Partial<ConfigGroup> = {}): ConfigGroup {
  return { name, kind: 'text', ...rest };
}

/** A sequence. */
export function sequence(
  name: string,
  options: readonly (string | ConfigOption)[],
  rest: Partial<ConfigGroup> = {},
): ConfigGroup {
  return choice(name, options, { kind: 'sequence', ...rest });
}

/** A configurator with one table `T`, of the columns `A` and `B` unless others are given. */
export function tabled(
  groups: readonly ConfigGroup[],
  table: Partial<Table>,
  rest: Omit<Configurator, 'configGroups'> = {},
): Configurator {
  return configurator(groups, { tables: [{ name: 'T', columns: ['A', 'B'], rows: [], ...table }], ...rest });
}

/** Clicks `Group.code` one after another, from the initial selection unless another is given. */
export function click(config: Configurator, clicks: readonly string[], from?: Selection): Selection {
  return clicks.reduce((selection, text) => {
    const dot = text.indexOf('.');
    return toggleOption(config, selection, text.slice(0, dot), text.slice(dot + 1));
  }, from ?? initialSelection(config));
}

/** The selected options, as `Group.code`, with ` ×n` for quantities above 1 and `Group=value` for numbers. */
export function chosen(config: Configurator, selection: Selection): readonly string[] {
  return evaluate(config, selection).groups.flatMap(({ name, value, options }) => [
    ...(value === null ? [] : [`${name}=${value}`]),
    ...options
      .filter(({ selected }) => selected)
      .map(({ code, quantity }) => `${name}.${code}${quantity > 1 ? ` ×${quantity}` : ''}`),
  ]);
}

export function groupState(config: Configurator, selection: Selection, name: string): GroupState {
  const state = evaluate(config, selection).groups.find((group) => group.name === name);
  if (state === undefined) throw new Error(`No group ${name}`);
  return state;
}

export function optionState(config: Configurator, selection: Selection, name: string, code: string): OptionState {
  const state = groupState(config, selection, name).options.find((option) => option.code === code);
  if (state === undefined) throw new Error(`No option ${name}.${code}`);
  return state;
}

/** The codes of a group that can be chosen after these clicks. */
export function enabledCodes(config: Configurator, clicks: readonly string[], group: string): readonly string[] {
  return groupState(config, click(config, clicks), group)
    .options.filter(({ enabled }) => enabled)
    .map(({ code }) => code);
}

/** Names of the visible groups. */
export function visibleGroups(config: Configurator, selection: Selection): readonly string[] {
  return evaluate(config, selection)
    .groups.filter(({ visible }) => visible)
    .map(({ name }) => name);
}
