import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { compile } from '../../rules/compile.ts';
import { charactersOf } from '../../written/characters.ts';
import { closeOf, openOf } from '../../written/part-configurator.ts';

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
  { kind, printed, data, options, multiselect, ...group }: CompiledGroup,
): boolean {
  if (kind !== 'choice' && kind !== 'number') return false;
  if (!printed || (data.optional ?? multiselect) || options.some(({ code }) => code === '')) return false;
  if (lastOptions.some((last) => last.group < group.index)) return false;
  return group.showIf.length + group.hideIf.length === 0 || (data.whenHidden ?? '') !== '';
}

const OF_NUMBERS = '0123456789.-';

/** Whether a character may stand anywhere in a number of today. */
export function mayStandIn({ prefix, groupSeparator, groups }: Compiled, character: string): boolean {
  if (prefix.includes(character)) return true;
  return groups.some((group) => {
    const { kind, printed, data, part, options, optionSeparator } = group;
    if (!printed) return false;
    if (kind === 'text' && charactersOf(data).allows(character)) return true;
    if (part !== null && mayStandIn(compile(part), character)) return true;
    const counts = options.some(
      ({ data: { isQtyPrefix, isQtySuffix } }) => isQtyPrefix === true || isQtySuffix === true,
    );
    if ((kind === 'number' || counts) && OF_NUMBERS.includes(character)) return true;
    const { separator = groupSeparator, whenHidden = '', fill = '' } = data;
    const around = part === null ? [] : [openOf(data), closeOf(data)];
    const codes = options.map(({ code }) => code);
    return [separator, whenHidden, fill, optionSeparator, ...around, ...codes].some((text) => text.includes(character));
  });
}
