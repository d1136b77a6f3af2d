import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { renamedConfigurator } from '../rename/rename-configurator.ts';

/** A copy of a group by another name. What it says of itself it says of the copy; former codes stay with the group that printed them. */
export function copyOfGroup(configurator: Configurator, group: ConfigGroup, name: string): ConfigGroup {
  const { configGroups } = renamedConfigurator(
    configurator,
    { of: 'group', from: group.name, to: name },
    { keepsReading: false },
  );
  const copy = configGroups.find((one) => one.name === name) ?? { ...group, name };
  return copy.options === undefined
    ? copy
    : { ...copy, options: copy.options.map(({ formerCodes: _, ...option }) => option) };
}
