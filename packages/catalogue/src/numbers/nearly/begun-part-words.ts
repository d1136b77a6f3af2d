import { type Configurator, type Evaluation, numberParts, partConfigurator } from '@millrace/configurator';

/** The groups that a number lacks; those of the number of a part after its group: `Backup float: Cord`. */
export const missingGroups = ({ missing, groups }: Evaluation): readonly string[] =>
  missing.flatMap((one) => {
    if (!('group' in one)) return [];
    const part = one.code === 'assembly' ? groups.find(({ name }) => name === one.group)?.assembly : undefined;
    const inside = part === undefined ? [] : missingGroups(part);
    return inside.length === 0 ? [one.group] : inside.map((name) => `${one.group}: ${name}`);
  });

/** The meaning of a part's number as far as it goes; '' where the group has none. */
export function begunPartWords(configurator: Configurator | undefined, { groups }: Evaluation, name: string): string {
  const group = configurator?.configGroups.find((one) => one.name === name);
  const part = configurator === undefined || group === undefined ? null : partConfigurator(configurator, group);
  const begun = groups.find((one) => one.name === name)?.assembly;
  if (part === null || begun === undefined) return '';
  const words = numberParts(part, begun).map((one) => one.words);
  return words.filter((one) => one !== '').join(', ');
}
