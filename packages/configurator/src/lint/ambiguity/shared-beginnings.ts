import { ownBounds } from '../../bounds/number-bounds.ts';
import type { CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { printOption } from '../../numbers/model-number.ts';
import { isSelectable, type PlannedGroup } from '../../parsing/plan.ts';
import { type Cursor, startCursor } from './reading-moves.ts';

/** Codes of a multi-select group that two readings share before they part within it. */
export interface Beginning {
  options: readonly CompiledOption[];
  cursor: Cursor;
}

/** Beyond this many options that rules mention, only some of their combinations are tried. */
const MOST_COMBINED = 8;

/** The places where two readings may part: before the group, or after each of its options. */
export function partingPlaces({ group }: PlannedGroup, first: boolean): readonly Cursor[] {
  const start = startCursor(group.index, first);
  if (!group.multiselect) return [start];
  if (group.kind === 'sequence') return [start, ...sharedLengths(group).map((next) => entriesCursor(start, next))];
  const within = group.options.flatMap((option) => {
    if (!isSelectable(option)) return [];
    const place = { ...start, next: option.index + 1, any: true };
    const prints = printOption(option, option.quantity) !== '';
    return prints ? [{ ...place, printed: true }] : [place, { ...place, printed: true }];
  });
  return [start, ...within];
}

const entriesCursor = (start: Cursor, next: number): Cursor => ({ ...start, next, any: true, printed: true });

/** So many entries that two readings of a sequence share stand for all: one, and all but one. */
function sharedLengths({ data }: CompiledGroup): readonly number[] {
  const { max } = ownBounds(data);
  return [...new Set([1, max - 1])].filter((length) => length >= 1 && length < max);
}

/** Entries that two readings share: each option alone, as often as it may stand. */
function sharedEntries({ options }: CompiledGroup, cursor: Cursor): readonly Beginning[] {
  const able = options.filter(({ maxQuantity }) => maxQuantity >= cursor.next);
  return able.map((option) => ({ options: new Array<CompiledOption>(cursor.next).fill(option), cursor }));
}

/** The shared codes that lead to a place, as far as rules distinguish them; `isPartial` when there are more. */
export function beginningsAt(
  { group, mentioned }: PlannedGroup,
  cursor: Cursor,
): { beginnings: readonly Beginning[]; isPartial: boolean } {
  if (group.kind === 'sequence' && cursor.any) return { beginnings: sharedEntries(group, cursor), isPartial: false };
  const last = group.options[cursor.next - 1];
  if (last === undefined) return { beginnings: [{ options: [], cursor }], isPartial: false };
  const isBefore = (option: CompiledOption): boolean => option.index < last.index && isSelectable(option);
  const telling = mentioned.filter(isBefore);
  const plain = group.options.find((option) => isBefore(option) && !mentioned.includes(option) && prints(option));
  const beginnings: Beginning[] = [];
  for (const set of subsets(telling.slice(0, MOST_COMBINED))) {
    const options = [...set, last];
    const printed = options.some(prints);
    if (printed && !cursor.printed) continue;
    if (printed || !cursor.printed) beginnings.push({ options, cursor });
    else if (plain !== undefined) beginnings.push({ options: [plain, ...options], cursor });
  }
  return { beginnings, isPartial: telling.length > MOST_COMBINED };
}

function prints(option: CompiledOption): boolean {
  return printOption(option, option.quantity) !== '';
}

function subsets(items: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}
