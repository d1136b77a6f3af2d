import {
  type Configurator,
  evaluate,
  parseModelNumber,
  type Selection,
  type SelectionList,
} from '@millrace/configurator';
import { isEqual } from '@millrace/drafts';
import type { Rename } from './rename.ts';

/** A configurator before and after a rename. */
export interface Renamed {
  before: Configurator;
  after: Configurator;
  rename: Rename;
}

/** Today's number of what a number meant before; null where it meant nothing, or is in another form than today's of then. */
export function renamedNumber({ before, after, rename }: Renamed, number: string): string | null {
  const read = parseModelNumber(before, number);
  if (!read.ok) return null;
  const then = evaluate(before, read.selection);
  if (!then.complete || (number !== then.itemNo && number !== then.itemNoAlt)) return null;
  const now = evaluate(after, renamedSelection(before, read.selection, rename));
  return number === then.itemNo ? now.itemNo : now.itemNoAlt;
}

/** Whether a number that was read before is still read, as what it meant. */
export function isStillRead({ before, after, rename }: Renamed, number: string): boolean {
  const then = parseModelNumber(before, number);
  if (!then.ok) return true;
  const now = parseModelNumber(after, number);
  return now.ok && isEqual(now.selection, renamedSelection(before, then.selection, rename));
}

/** Quantities keep their places; a sequence lists codes. */
function renamedSelection({ configGroups }: Configurator, selection: Selection, rename: Rename): Selection {
  if (rename.of !== 'code') return selection;
  return selection.map((list, at): SelectionList => {
    const group = configGroups[at];
    if (group?.kind !== 'sequence' || group.name !== rename.group) return list;
    return list.map((entry) => (entry === rename.from ? rename.to : entry));
  });
}
