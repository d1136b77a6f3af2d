import type { ConfigGroup, Configurator } from '../../data/configurator.ts';

const CODES = ['A', 'AB', 'B', 'BC', 'C'];

/** Codes of one or two letters, of which some begin others, the same in every second group. */
export function withShortCodes(config: Configurator): Configurator {
  const shortened = JSON.stringify(config).replaceAll(/([A-F])([g-k])xz?/g, (_, group: string, option: string) => {
    const place = 'ghijk'.indexOf(option) + ('ABCDEF'.indexOf(group) % 2) * 2;
    return CODES[place % CODES.length] ?? '';
  });
  return JSON.parse(shortened);
}

/** Nothing stands between the groups, and the digits of numbers are not counted. */
export function withoutSeparators(config: Configurator): Configurator {
  const configGroups = config.configGroups.map(({ separator, digits, ...group }): ConfigGroup => group);
  return { ...config, configGroups, groupSeparator: '' };
}
