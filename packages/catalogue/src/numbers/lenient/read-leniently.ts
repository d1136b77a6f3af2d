import {
  type Configurator,
  type Evaluation,
  initialSelection,
  type ModelNumber,
  type Selection,
  type StepBudget,
} from '@millrace/configurator';
import { evaluateWithin, isSpent, partWithin, readWithin } from '../reading-budget.ts';
import { type FoldedNumber, foldCode } from './folded-number.ts';
import type { Piece } from './piece.ts';
import { type WrittenForm, writtenForms } from './written-forms.ts';

/** A whole number that a typed text stands for. */
interface LenientReading {
  readonly itemNo: ModelNumber;
  readonly evaluation: Evaluation;
  /** How far it is from what was typed; 0 is nearest. */
  readonly distance: number;
}

export interface LenientReadings {
  /** Nearest first. */
  readonly readings: readonly LenientReading[];
  /** False where there may be more: then none of them may be taken for the one. */
  readonly areAll: boolean;
}

/**
 * Reads a number in whatever way it was written: without hyphens, in small letters, with `O` for `0`. Each reading is one that the
 * engine makes of the number as printed; this only finds what could have been printed. Where the typed separators cut it as the
 * configurator does, they are believed.
 */
export function readLeniently(configurator: Configurator, folded: FoldedNumber, budget: StepBudget): LenientReadings {
  const cut = folded.breaks.size === 0 ? NONE : read(configurator, folded, true, budget);
  return cut.readings.length > 0 ? cut : read(configurator, folded, false, budget);
}
const NONE: LenientReadings = { readings: [], areAll: true };

/** Most parses: the engine bounds each. */
const PARSES_MAX = 8;

function read(configurator: Configurator, folded: FoldedNumber, isCut: boolean, budget: StepBudget): LenientReadings {
  const { forms, areAll } = writtenForms(configurator, folded, { isCut, budget });
  const likely = forms.filter((form) => !isSpent(budget) && isLikely(configurator, form, budget));
  const tried = (likely.length > 0 ? likely : forms).slice(0, PARSES_MAX);
  const readings = new Map<string, LenientReading>();
  for (const { number } of tried) {
    if (isSpent(budget)) break;
    const { parsed, evaluation } = readWithin(configurator, number, budget);
    // A number that the engine itself reads in two ways is of a configurator that is not sound.
    if (!parsed.ok && parsed.code === 'ambiguous') return { readings: [], areAll: false };
    if (evaluation?.complete !== true) continue;
    const { itemNo, itemNoAlt } = evaluation;
    const distance = Math.min(distanceOf(folded.tidy, itemNo), distanceOf(folded.tidy, itemNoAlt));
    readings.set(itemNo, { itemNo, evaluation, distance });
  }
  return {
    readings: [...readings.values()].sort((a, b) => a.distance - b.distance),
    areAll: areAll && likely.length <= PARSES_MAX && !isSpent(budget),
  };
}

/** Whether the choices as they stand print this number; the engine's parse is dearer, and asks unprinted groups too. */
function isLikely(configurator: Configurator, { number, pieces }: WrittenForm, budget: StepBudget): boolean {
  const { itemNo, complete } = evaluateWithin(configurator, selectionOf(configurator, pieces, budget), budget);
  return complete && itemNo === number;
}

/** Unprinted groups as at the beginning; a group that printed nothing has its blank code, if it has one. */
function selectionOf(configurator: Configurator, pieces: readonly (Piece | null)[], budget: StepBudget): Selection {
  const initial = initialSelection(configurator);
  return configurator.configGroups.map((group, index) => {
    const { printed, kind, options = [] } = group;
    const piece = pieces[index] ?? null;
    if (printed === false) return initial[index] ?? [];
    if (kind === 'number') return piece?.value == null ? [] : [piece.value];
    if (kind === 'text') return piece?.text === undefined ? [] : [piece.text];
    if (kind === 'assembly') return partWithin(configurator, group, piece?.part, budget);
    if (kind === 'sequence') return (piece?.chosen ?? []).map(({ code }) => code);
    const chosen = piece?.chosen ?? [{ code: '', quantity: null }];
    return options.map(({ code, qty = 1 }) => {
      const one = chosen.find((candidate) => candidate.code === code);
      return one === undefined ? 0 : (one.quantity ?? qty);
    });
  });
}

/** The changes that people make, smallest first: none, other case, look-alikes, separators. */
function distanceOf(tidy: string, number: string): number {
  const first = SAME.findIndex((folding) => folding(tidy) === folding(number));
  return first < 0 ? SAME.length : first;
}
const SAME: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) =>
    text
      .split(/[^\p{L}\p{N}.]/u)
      .map(foldCode)
      .join('-'),
];
