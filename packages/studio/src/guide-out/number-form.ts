import { type ConfigGroup, type Configurator, GROUP_SEPARATOR, OPTION_SEPARATOR } from '@millrace/configurator';

/** How the positions follow each other, each by its number in brackets, with what is printed before it. */
export function numberForm({ prefix = '', groupSeparator = GROUP_SEPARATOR, configGroups }: Configurator): string {
  const printed = configGroups.filter((group) => group.printed !== false);
  const positions = printed.map((group, index) => {
    const separator = group.separator ?? groupSeparator;
    const before = separator.slice(0, separator.length - lettersBefore(group).length);
    return `${index === 0 ? '' : before}[${index + 1}]`;
  });
  return `${prefix}${positions.join('')}`;
}

/** The letters that stand before each value of a number, behind what separates it: they are read as the beginning of its codes. */
export const lettersBefore = ({ kind, separator = '' }: ConfigGroup): string =>
  kind === 'number' ? (/[A-Za-z]+$/.exec(separator)?.[0] ?? '') : '';

/** How a group that has several answers, or pieces, is printed. */
export function howPrinted({ optionSeparator }: Configurator, group: ConfigGroup): string[] {
  const { options = [] } = group;
  const between = group.optionSeparator ?? optionSeparator ?? OPTION_SEPARATOR;
  const isOfSeveral = group.multiselect === true || group.kind === 'sequence';
  const counted = (field: 'isQtyPrefix' | 'isQtySuffix', where: string): string[] => {
    const codes = options.filter((option) => option[field] === true).map(({ code }) => code);
    if (codes.length === 0) return [];
    return [`how many pieces ${where} ${codes.length === options.length ? 'each code' : codes.join(', ')}`];
  };
  return [
    ...(isOfSeveral && between !== '' ? [`“${between}” between two codes`] : []),
    ...counted('isQtyPrefix', 'before'),
    ...counted('isQtySuffix', 'behind'),
  ];
}
