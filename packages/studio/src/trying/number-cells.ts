import { type Configurator, type Evaluation, numberParts } from '@millrace/configurator';

/** One part of a number that is tried. */
export interface TriedCell {
  /** The group that prints it; null: literal text, or what no group reads. */
  group: string | null;
  text: string;
  separator: string;
  state: 'right' | 'wrong' | 'unread';
  /** The meaning of the text; absent where there is none. */
  words?: string;
}

/** The cells of an evaluation, as far as a text prints them, and the place in it where they end. null: all of them. */
export function cellsWithin(
  configurator: Configurator,
  evaluation: Evaluation,
  text: string | null,
): { cells: TriedCell[]; to: number } {
  const cells: TriedCell[] = [];
  const { prefix = '' } = configurator;
  let to = 0;
  if (prefix !== '' && (text === null || text.startsWith(prefix))) {
    cells.push({ group: null, text: prefix, separator: '', state: 'right' });
    to = prefix.length;
  }
  for (const part of numberParts(configurator, evaluation)) {
    const printed = part.separator + part.text;
    if (text !== null && !text.startsWith(printed, to)) break;
    cells.push({ ...part, state: 'right' });
    to += printed.length;
  }
  return { cells, to };
}

/** The rest of a number that is not read: its first part is the wrong one. */
export function restCells({ groupSeparator = '-' }: Configurator, rest: string, group: string | null): TriedCell[] {
  const hasSeparator = groupSeparator !== '' && rest.startsWith(groupSeparator);
  const bare = hasSeparator ? rest.slice(groupSeparator.length) : rest;
  const texts = groupSeparator === '' ? [bare] : bare.split(groupSeparator);
  return texts.map((text, at) => ({
    group: at === 0 ? group : null,
    text,
    separator: at > 0 || hasSeparator ? groupSeparator : '',
    state: at === 0 ? 'wrong' : 'unread',
  }));
}
