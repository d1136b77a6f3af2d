import type { ConfigGroup, ConfigOption, Configurator } from '@millrace/configurator';

/** The group of a name; of several alike the first. undefined: there is none. */
export const groupOf = ({ configGroups }: Configurator, name: string | null): ConfigGroup | undefined =>
  configGroups.find((group) => group.name === name);

/** The option of a code in a group of a name; undefined: there is none. */
export const optionOf = (configurator: Configurator, group: string | null, code: string | null) =>
  groupOf(configurator, group)?.options?.find((option) => option.code === code);

/** The configurator with one group changed, and all else as it is. A group that nothing changes leaves the whole as it is. */
export function withGroup(
  configurator: Configurator,
  name: string,
  change: (group: ConfigGroup) => ConfigGroup,
): Configurator {
  const { configGroups } = configurator;
  const at = configGroups.findIndex((group) => group.name === name);
  const group = configGroups[at];
  const next = group === undefined ? group : change(group);
  return next === undefined || next === group
    ? configurator
    : { ...configurator, configGroups: configGroups.with(at, next) };
}

/** The configurator with one option changed, and all else as it is. */
export const withOption = (
  configurator: Configurator,
  group: string,
  code: string,
  change: (option: ConfigOption) => ConfigOption,
): Configurator =>
  withGroup(configurator, group, (own) => {
    const options = own.options ?? [];
    const at = options.findIndex((option) => option.code === code);
    const option = options[at];
    const next = option === undefined ? option : change(option);
    return next === undefined || next === option ? own : { ...own, options: options.with(at, next) };
  });
