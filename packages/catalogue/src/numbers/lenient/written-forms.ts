import type { Configurator, StepBudget } from '@millrace/configurator';
import { isSpent } from '../reading-budget.ts';
import type { FoldedNumber } from './folded-number.ts';
import type { Piece, Printing } from './piece.ts';
import { printingOf } from './pieces.ts';

/** A number as a configurator would print it; its rules have not been asked. */
export interface WrittenForm {
  readonly number: string;
  /** For each group of the configurator: what it printed; null for nothing. */
  readonly pieces: readonly (Piece | null)[];
}

/** Returns the numbers that a folded number may have been. */
export interface WrittenForms {
  readonly forms: readonly WrittenForm[];
  /** False where there may be more. */
  readonly areAll: boolean;
}

/** Most forms, and most steps to find them: a hostile text costs no more. */
const FORMS_MAX = 200;
const STEPS_MAX = 5000;

/**
 * Finds the numbers of a configurator that fold to this text, by what its groups print, without asking its rules. With `isCut` a
 * part may end only where a separator was typed.
 */
export function writtenForms(
  configurator: Configurator,
  { text, breaks }: Pick<FoldedNumber, 'text' | 'breaks'>,
  { isCut, budget }: { isCut: boolean; budget: StepBudget },
): WrittenForms {
  const printing = printingOf(configurator);
  if (!text.startsWith(printing.prefix)) return { forms: [], areAll: true };
  const endsWell = ({ end }: Piece): boolean => !isCut || end === text.length || breaks.has(end);
  const canEnd = endingsOf(printing, text, { endsWell, budget });
  const forms = new Map<string, WrittenForm>();
  let steps = 0;
  const add = (number: string, pieces: readonly (Piece | null)[]): void => {
    if (!forms.has(number)) forms.set(number, { number, pieces });
  };
  const walk = (index: number, at: number, number: string, pieces: readonly (Piece | null)[]): void => {
    steps += 1;
    budget.left -= 1;
    if (steps > STEPS_MAX || isSpent(budget) || forms.size >= FORMS_MAX || !canEnd(index, at)) return;
    const group = printing.groups[index];
    if (group === undefined) {
      add(number, pieces);
      return;
    }
    for (const piece of group.piecesAt(text, at, at === printing.prefix.length)) {
      if (!endsWell(piece)) continue;
      const longer = number + piece.separator + piece.printed;
      if (group.ends(piece) && piece.end === text.length) add(longer, [...pieces, piece]);
      walk(index + 1, piece.end, longer, [...pieces, piece]);
    }
    if (group.mayBeEmpty) walk(index + 1, at, number, [...pieces, null]);
  };
  walk(0, printing.prefix.length, configurator.prefix ?? '', []);
  return { forms: [...forms.values()], areAll: steps <= STEPS_MAX && !isSpent(budget) && forms.size < FORMS_MAX };
}

/** Whether the text can be read to its end from a place in it, with the groups from one on; remembered. */
function endingsOf(
  { prefix, groups }: Printing,
  text: string,
  { endsWell, budget }: { endsWell: (piece: Piece) => boolean; budget: StepBudget },
): (index: number, at: number) => boolean {
  const known = new Map<number, boolean>();
  const canEnd = (index: number, at: number): boolean => {
    const key = index * (text.length + 1) + at;
    const found = known.get(key);
    if (found !== undefined) return found;
    budget.left -= 1;
    if (isSpent(budget)) return false;
    const group = groups[index];
    const can =
      group === undefined
        ? at === text.length
        : (group.mayBeEmpty && canEnd(index + 1, at)) ||
          group
            .piecesAt(text, at, at === prefix.length)
            .some(
              (piece) =>
                endsWell(piece) && ((group.ends(piece) && piece.end === text.length) || canEnd(index + 1, piece.end)),
            );
    known.set(key, can);
    return can;
  };
  return canEnd;
}
