import { boundsOf } from '../bounds/number-bounds.ts';
import { sampleText } from '../bounds/sample-text.ts';
import type { Picked, WorkingState } from '../bounds/working-state.ts';
import type { CompiledGroup } from '../compiled/compiled.ts';
import { present } from '../data/present.ts';
import { countOf, entriesFrom, keptEntries } from '../sequences/entries.ts';
import { isLengthWithin, lengthOf } from '../written/entered-text.ts';

/** A text counts while its length is within the bounds; without them it is gone. */
export function visitText(working: WorkingState, group: CompiledGroup, visible: boolean): boolean {
  const { index } = group;
  const text = visible ? present(working.sourceTexts[index]) : null;
  const length = text === null ? 0 : lengthOf(text);
  const isKept = isLengthWithin(length, boundsOf(group, working)) && !(working.frozen && working.texts[index] === null);
  working.texts[index] = isKept ? text : null;
  working.values[index] = null;
  const answer = isKept ? length : null;
  const changed = present(working.answers[index]) !== answer;
  working.answers[index] = answer;
  return changed;
}

/** The entries that may stay, of those that were picked. Rules ask how often an option stands, never where. */
export function visitSequence(
  working: WorkingState,
  group: CompiledGroup,
  visible: boolean,
  judgeOption: (working: WorkingState, id: number) => void,
): boolean {
  const { index, options } = group;
  for (const { id } of options) {
    if (visible) judgeOption(working, id);
    else working.allowed[id] = true;
  }
  const kept = visible ? keptEntries(working.compiled, group, present(working.sourceSequences[index]), working) : [];
  const next = working.frozen ? notMore(kept, working.quantities) : kept;
  working.sequences[index] = next;
  let changed = false;
  for (const { id } of options) {
    const count = countOf(next, id);
    if (count === working.quantities[id]) continue;
    working.quantities[id] = count;
    changed = true;
  }
  return changed;
}

/** Rules run in a circle: what went stays away. */
function notMore(entries: readonly number[], quantities: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  return entries.filter((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count <= present(quantities[id]);
  });
}

/** The text of a group as picked; where only its length is known, one of that length. */
export function pickedText({ index, kind, data }: CompiledGroup, { texts, values }: Picked): string | null {
  if (kind !== 'text') return null;
  const length = present(values[index]);
  return texts[index] ?? (length === null ? null : sampleText(data, length));
}

/** The entries of a sequence as picked; where only the quantities are known, in option order. */
export function pickedEntries(group: CompiledGroup, { sequences, quantities }: Picked): readonly number[] {
  if (group.kind !== 'sequence') return NO_ENTRIES;
  return sequences[group.index] ?? entriesFrom(group, quantities);
}

const NO_ENTRIES: readonly number[] = [];
