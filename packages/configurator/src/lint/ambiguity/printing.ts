import type { Compiled, CompiledGroup } from '../../rules/compiled.ts';

/** By group: whether it or a later one can print something, and whether one of them always does. */
export interface Printing {
  may: readonly boolean[];
  must: readonly boolean[];
}

export function printingOf(compiled: Compiled): Printing {
  const may: boolean[] = [];
  const must: boolean[] = [];
  for (const group of compiled.groups.toReversed()) {
    may[group.index] = group.printed || may[group.index + 1] === true;
    must[group.index] = alwaysPrints(compiled, group) || must[group.index + 1] === true;
  }
  return { may, must };
}

/** Whether each answer of a group prints something, and so does the group while it is hidden. Of the other kinds nothing is claimed. */
function alwaysPrints(
  { lastOptions }: Compiled,
  { printed, data, options, multiselect, ...group }: CompiledGroup,
): boolean {
  if (data.kind !== undefined && data.kind !== 'choice' && data.kind !== 'number') return false;
  if (!printed || (data.optional ?? multiselect) || options.some(({ code }) => code === '')) return false;
  if (lastOptions.some((last) => last.group < group.index)) return false;
  return group.showIf.length + group.hideIf.length === 0 || (data.whenHidden ?? '') !== '';
}
