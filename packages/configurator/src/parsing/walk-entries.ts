import { ownBounds } from '../bounds/number-bounds.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../data/constants.ts';
import { present } from '../data/present.ts';
import { separatorBefore } from '../numbers/model-number.ts';
import { isLengthWithin, lengthOf, textEntered } from '../written/entered-text.ts';
import { isAllowed } from './possible.ts';
import { hasFailed, keyInSequence, rememberFailed } from './search-key.ts';
import type { InSequence, Node, Search } from './search-state.ts';

/** Goes on with the next group, from a place in the text; whether there is a reading from there. */
type Onward = (at: number, printed: boolean) => boolean;

/** Tries every text that the group takes as it stands there, the longest first. */
export function walkText(search: Search, node: Node, group: CompiledGroup, onward: Onward): boolean {
  const { text } = search;
  const separator = separatorBefore(search.plan.compiled, group, node.first);
  const matches = text.startsWith(separator, node.at);
  const at = matches ? node.at + separator.length : node.at;
  search.progress?.expect(at, group, [], search);
  if (!matches) return false;
  let found = false;
  for (const end of endsOfText(group, text, at)) {
    const own = text.slice(at, end);
    search.values[group.index] = lengthOf(own);
    search.texts[group.index] = own;
    found = onward(end, true) || found;
    search.values[group.index] = null;
    search.texts[group.index] = null;
  }
  return found;
}

/** The places where a text that begins at `at` may end, the last first. */
function endsOfText({ data }: CompiledGroup, text: string, at: number): readonly number[] {
  const bounds = ownBounds(data);
  const ends: number[] = [];
  let end = at;
  for (let length = 1; length <= bounds.max && end < text.length; length += 1) {
    end += present(text.codePointAt(end)) > 0xffff ? 2 : 1;
    const own = text.slice(at, end);
    if (isLengthWithin(length, bounds) && textEntered(own, data) === own) ends.push(end);
  }
  return ends.reverse();
}

/** Reads entry after entry; where the sequence may end, its empty places are filled and the next group follows. */
export function walkSequence(search: Search, within: InSequence, onward: Onward): boolean {
  if (search.readings.length > 1 || search.steps > search.most) return true;
  search.steps += 1;
  const { planned, entries, at } = within;
  const { max } = ownBounds(planned.group.data);
  search.progress?.reach(at, search);
  if (hasFailed(search, within, () => keyInSequence(search, within))) return false;
  let found = entries.length > 0 && endSequence(search, within, onward);
  if (entries.length < max) found = nextEntry(search, within, onward) || found;
  if (!found) rememberFailed(search, within, keyInSequence(search, within));
  return found;
}

function nextEntry(search: Search, within: InSequence, onward: Onward): boolean {
  const { planned, entries, codes } = within;
  const { group } = planned;
  const { text } = search;
  const separator =
    entries.length > 0 ? between(search, group) : separatorBefore(search.plan.compiled, group, within.first);
  const matches = text.startsWith(separator, within.at);
  const at = matches ? within.at + separator.length : within.at;
  const isPossible = (option: CompiledOption): boolean =>
    present(search.quantities[option.id]) < option.maxQuantity && isAllowed(search, option);
  search.progress?.expect(at, group, group.options.filter(isPossible), search);
  if (!matches) return false;
  const byFirst = search.written === null ? planned.byFirst : planned.byFirstWritten;
  let found = false;
  const spellings = [...(byFirst.get(text.charAt(at)) ?? []), ...(byFirst.get('') ?? [])];
  for (const { option, as } of spellings) {
    if (!isPossible(option) || !text.startsWith(as.code, at)) continue;
    const was = present(search.quantities[option.id]);
    search.quantities[option.id] = was + 1;
    const next = { ...within, at: at + as.code.length, entries: [...entries, option.id], codes: [...codes, as.code] };
    found = withEntries(search, next, () => walkSequence(search, next, onward)) || found;
    search.quantities[option.id] = was;
  }
  return found;
}

function withEntries(search: Search, { planned, entries, codes }: InSequence, walk: () => boolean): boolean {
  const { index } = planned.group;
  const was = present(search.sequences[index]);
  const wrote = search.written?.entries.get(index);
  search.sequences[index] = entries;
  search.written?.entries.set(index, codes);
  const found = walk();
  search.sequences[index] = was;
  if (wrote === undefined) search.written?.entries.delete(index);
  else search.written?.entries.set(index, wrote);
  return found;
}

/** After its last entry: `fill` in each empty place, and on. Fewer entries than its own `min` are never complete. */
function endSequence(search: Search, { planned, entries, at }: InSequence, onward: Onward): boolean {
  const { group } = planned;
  const { min, max } = ownBounds(group.data);
  if (entries.length < min) return false;
  const { fill } = group.data;
  const rest = fill === undefined ? '' : `${between(search, group)}${fill}`.repeat(Math.max(0, max - entries.length));
  return search.text.startsWith(rest, at) && onward(at + rest.length, true);
}

function between({ label }: Search, { optionSeparator }: CompiledGroup): string {
  return label && optionSeparator === OPTION_SEPARATOR ? '' : optionSeparator;
}
