import type { Part } from '../bounds/state.ts';
import type { CompiledGroup } from '../compiled/compiled.ts';
import type { Configurator } from '../data/configurator.ts';
import { separatorBefore } from '../numbers/model-number.ts';
import { missingFrom } from '../settling/completeness.ts';
import { settle } from '../settling/settle.ts';
import { closeOf, openOf } from '../written/part-configurator.ts';
import { type Progress, startProgress } from './progress.ts';
import type { Node, Search } from './search-state.ts';

interface Walking {
  /** Goes on after the group. */
  onward: (at: number, printed: boolean) => boolean;
  /** Reads a text as the number of a part; with a progress, how far it gets too. */
  read: (search: Search, configurator: Configurator, text: string, progress?: Progress) => Search;
}

/** A part is read in today's form between `open` and `close`, wherever that may stand. */
export function walkAssembly(search: Search, node: Node, group: CompiledGroup, { onward, read }: Walking): boolean {
  const { text, parts, values } = search;
  const before = separatorBefore(search.plan.compiled, group, node.first) + openOf(group.data);
  search.progress?.expect(node.at, group, [], search);
  if (group.part === null || !text.startsWith(before, node.at)) return false;
  const close = closeOf(group.data);
  const from = node.at + before.length;
  if (search.progress !== null) reachWithin(search, group, from, read);
  let found = false;
  for (let to = text.indexOf(close, from); to >= 0; to = text.indexOf(close, to + 1)) {
    if (search.readings.length > 1 || search.steps > search.most) return true;
    for (const { part, place } of partsRead(search, group, text.slice(from, to), read)) {
      parts[group.index] = part;
      values[group.index] = place;
      found = onward(to + close.length, true) || found;
      values[group.index] = null;
      parts[group.index] = null;
    }
    if (to === text.length) break;
  }
  return found;
}

/** How far a part is begun there is how far the number reads, with the part as far as it is chosen. */
function reachWithin(search: Search, group: CompiledGroup, from: number, read: Walking['read']): void {
  const { parts, text } = search;
  const { index, part: configurator } = group;
  if (configurator === null) return;
  const begun = startProgress();
  const { plan, steps } = read(search, configurator, text.slice(from), begun);
  search.steps += steps;
  const { compiled } = plan;
  const [choice] = begun.choices;
  if (choice !== undefined && begun.furthest > 0) {
    const state = settle(compiled, choice, null);
    parts[index] = { configurator, compiled, state, isComplete: missingFrom(compiled, state).length === 0 };
  }
  search.progress?.expect(from + begun.furthest, group, [], search);
  parts[index] = null;
}

/** The readings of a text as the number of a group's part, each with its place among all that were read. */
function partsRead(
  search: Search,
  { index, part: configurator }: CompiledGroup,
  text: string,
  read: Walking['read'],
): readonly { part: Part; place: number }[] {
  const { readParts } = search;
  const key = `${index}/${text}`;
  const known = readParts.get(key);
  if (known !== undefined || configurator === null) return known ?? [];
  const inner = read(search, configurator, text);
  search.steps += inner.steps;
  const { compiled } = inner.plan;
  const found = inner.readings.map((state, at) => ({
    part: { configurator, compiled, state, isComplete: true },
    place: 2 * readParts.size + at + 1,
  }));
  readParts.set(key, found);
  return found;
}
