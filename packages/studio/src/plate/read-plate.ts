import { foldNumber, readNearly } from '@millrace/catalogue/numbers';
import {
  type Cents,
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  numberParts,
  parseModelNumber,
  type Selection,
} from '@millrace/configurator';

/** The subject of try-it: nothing yet, a number as it is typed, or a selection. */
export type Tried = { is: 'nothing' } | { is: 'number'; number: string } | { is: 'selection'; selection: Selection };

/** One part of a number on the plate. */
export interface PlateCell {
  /** The group that prints it; null: literal text, or what no group reads. */
  group: string | null;
  text: string;
  separator: string;
  /** The meaning of the text; '' where there is none. */
  words: string;
  state: 'read' | 'literal' | 'wrong' | 'unread';
}

/** A number on the plate, by a configurator. */
export interface Plate {
  cells: readonly PlateCell[];
  /** The evaluation of what was read. */
  evaluation: Evaluation;
  /** null: nothing is refused. The group at which reading ends, or null for its end. */
  refusedAt: { group: string | null } | null;
  /** In cents; null is on request. */
  price: Cents | null;
}

/** Searches of a number end after so many steps: a text that nobody meant as one must not hold the page up. */
const STEPS_MOST = 20_000;

/** Reads what is tried as the cells of a plate. */
export function readPlate(configurator: Configurator, tried: Tried): Plate {
  if (tried.is !== 'number')
    return wholePlate(configurator, tried.is === 'selection' ? tried.selection : initialSelection(configurator));
  const text = tried.number.trim();
  const read = parseModelNumber(configurator, text, { budget: { left: STEPS_MOST } });
  if (read.ok) return wholePlate(configurator, read.selection);
  if (!('parsed' in read)) return refusedWhole(configurator, text);
  if (read.code === 'ambiguous') return { ...wholePlate(configurator, read.readings[0]), refusedAt: { group: null } };
  const near = nearPlate(configurator, text);
  if (near !== null) return near;
  const evaluation = evaluate(configurator, read.selection);
  const right = cellsWithin(configurator, evaluation, text.slice(0, read.parsed));
  const rest = text.slice(right.to);
  const group = read.expected[0]?.group ?? null;
  return {
    cells: [...right.cells, ...restCells(configurator, rest, group)],
    evaluation,
    refusedAt: { group },
    price: evaluation.total,
  };
}

/** A number with few faults: all that is right of it is read, before and after the wrong part. null: it is not nearly one. */
function nearPlate(configurator: Configurator, text: string): Plate | null {
  const folded = foldNumber(text);
  const near = folded === null ? null : readNearly(configurator, folded, { left: STEPS_MOST });
  const wrong = near?.cells.find(({ state }) => state === 'wrong');
  if (near === null || wrong === undefined) return null;
  const cells = near.cells.map(({ group, text: part, separator, state }, at): PlateCell => {
    const isLiteral = at === 0 && state === 'right' && !configurator.configGroups.some(({ name }) => name === group);
    return {
      group: group === '' || isLiteral ? null : group,
      text: part,
      separator,
      words: '',
      state: isLiteral ? 'literal' : state === 'right' ? 'read' : state,
    };
  });
  // A number that is typed otherwise than it is printed is shown as typed, by the place at which reading ends.
  if (cells.map(({ separator, text: part }) => separator + part).join('') !== text) return null;
  return {
    cells,
    evaluation: near.evaluation,
    refusedAt: { group: wrong.group || null },
    price: near.evaluation.total,
  };
}

function wholePlate(configurator: Configurator, selection: Selection): Plate {
  const evaluation = evaluate(configurator, selection);
  return {
    cells: cellsWithin(configurator, evaluation, null).cells,
    evaluation,
    refusedAt: null,
    price: evaluation.total,
  };
}

function refusedWhole(configurator: Configurator, text: string): Plate {
  const evaluation = evaluate(configurator, []);
  return {
    cells: [{ group: null, text, separator: '', words: '', state: 'wrong' }],
    evaluation,
    refusedAt: { group: null },
    price: null,
  };
}

/** The cells of an evaluation, as far as a text prints them. null: all of them. */
function cellsWithin(
  configurator: Configurator,
  evaluation: Evaluation,
  text: string | null,
): { cells: PlateCell[]; to: number } {
  const cells: PlateCell[] = [];
  const { prefix = '' } = configurator;
  let to = 0;
  if (prefix !== '' && (text === null || text.startsWith(prefix))) {
    cells.push({ group: null, text: prefix, separator: '', words: '', state: 'literal' });
    to = prefix.length;
  }
  for (const part of numberParts(configurator, evaluation)) {
    const printed = part.separator + part.text;
    if (text !== null && !text.startsWith(printed, to)) break;
    cells.push({ ...part, state: 'read' });
    to += printed.length;
  }
  return { cells, to };
}

/** The rest of a number that is not read: its first part is the wrong one. */
function restCells({ groupSeparator = '-' }: Configurator, rest: string, group: string | null): PlateCell[] {
  const hasSeparator = groupSeparator !== '' && rest.startsWith(groupSeparator);
  const bare = hasSeparator ? rest.slice(groupSeparator.length) : rest;
  const texts = groupSeparator === '' ? [bare] : bare.split(groupSeparator);
  return texts.map((text, at) => ({
    group: at === 0 ? group : null,
    text,
    separator: at > 0 || hasSeparator ? groupSeparator : '',
    words: '',
    state: at === 0 ? 'wrong' : 'unread',
  }));
}
