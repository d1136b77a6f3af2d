import { type Configurator, type Evaluation, GROUP_SEPARATOR, OPTION_SEPARATOR } from '@millrace/configurator';

/** The part of a text that one group of a configurator prints. */
export interface Cell {
  group: string;
  text: string;
  /** Its beginning and end in the text. */
  from: number;
  to: number;
}

/** The name of the cell of a configurator's literal prefix. */
const SERIES = 'Series';

/**
 * The cells of a text from its start, as far as it is what the evaluation prints, as ordered or as on the label.
 */
export function cellsOf(configurator: Configurator, { groups }: Pick<Evaluation, 'groups'>, text: string): Cell[] {
  const cells: Cell[] = [];
  const prefix = configurator.prefix ?? '';
  if (!text.startsWith(prefix)) return cells;
  const series = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  if (series !== '') cells.push({ group: SERIES, text: series, from: 0, to: prefix.length });
  let at = prefix.length;
  for (const { name, part, separator } of groups) {
    if (part === '') continue;
    const from = at + separator.length;
    const printed = formsOf(configurator, name, part).find((form) => text.startsWith(separator + form, at));
    if (printed === undefined) break;
    at = from + printed.length;
    cells.push({ group: name, text: printed, from, to: at });
  }
  return cells;
}

const formsOf = (configurator: Configurator, group: string, part: string): string[] => {
  const own = configurator.configGroups.find(({ name }) => name === group)?.optionSeparator;
  const separator = own ?? configurator.optionSeparator ?? OPTION_SEPARATOR;
  return separator === '' ? [part] : [part, part.replaceAll(separator, '')];
};

export const separatorOf = (configurator: Configurator, group?: string): string =>
  configurator.configGroups.find(({ name }) => name === group)?.separator ??
  configurator.groupSeparator ??
  GROUP_SEPARATOR;
