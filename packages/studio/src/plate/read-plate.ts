import {
  type Cents,
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  type Selection,
} from '@millrace/configurator';
import { cellsWithin, type TriedCell } from '../trying/number-cells.ts';
import { verdictOfNumber } from '../trying/verdict.ts';

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

/** Reads what is tried as the cells of a plate, by the same reading as the verdict on it. */
export function readPlate(configurator: Configurator, tried: Tried): Plate {
  if (tried.is !== 'number')
    return wholePlate(configurator, tried.is === 'selection' ? tried.selection : initialSelection(configurator));
  const verdict = verdictOfNumber(configurator, tried.number);
  const { evaluation } = verdict;
  const whole = plateOf(configurator, evaluation);
  if (verdict.is === 'whole' || verdict.is === 'open') return whole;
  if (verdict.is === 'ambiguous') return { ...whole, refusedAt: { group: null } };
  if (verdict.is === 'elsewhere')
    return { ...whole, cells: [wrongCell(tried.number.trim())], refusedAt: { group: null } };
  const { cells, group } = verdict;
  const known = new Set(configurator.configGroups.map(({ name }) => name));
  // A search names the prefix, too.
  const ofGroups = cells.map((cell) =>
    cell.group === null || known.has(cell.group) ? cell : { ...cell, group: null },
  );
  return { cells: ofGroups.map(plateCell), evaluation, refusedAt: { group }, price: evaluation.total };
}

const wrongCell = (text: string): PlateCell => ({ group: null, text, separator: '', words: '', state: 'wrong' });

/** A part that is right and of no group is printed in every number. */
const plateCell = ({ group, text, separator, state, words = '' }: TriedCell): PlateCell => ({
  group,
  text,
  separator,
  words,
  state: state !== 'right' ? state : group === null ? 'literal' : 'read',
});

const wholePlate = (configurator: Configurator, selection: Selection): Plate =>
  plateOf(configurator, evaluate(configurator, selection));

const plateOf = (configurator: Configurator, evaluation: Evaluation): Plate => ({
  cells: cellsWithin(configurator, evaluation, null).cells.map(plateCell),
  evaluation,
  refusedAt: null,
  price: evaluation.total,
});
