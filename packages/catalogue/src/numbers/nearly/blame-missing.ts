import type { Configurator } from '@millrace/configurator';
import type { AlignedCell, Alignment } from './align-number.ts';
import type { Kept } from './keep-right.ts';

/**
 * Gives a piece that belongs to no group to the one group that the number lacks at that place: the piece is its wrong code, not something
 * too much. Which groups a number needs shows only once the rest is kept.
 */
export function blameMissing({ configGroups }: Configurator, alignment: Alignment, { evaluation }: Kept): Alignment {
  const { cells } = alignment;
  const missing = evaluation.missing.flatMap((one) => (one.code === 'choose' ? [placeOf(one.group)] : []));
  let isChanged = false;
  const blamed = cells.map((cell, nth): AlignedCell => {
    if (cell.group !== null) return cell;
    const after = cells.slice(0, nth).reduce((last, { group }) => Math.max(last, placeOf(group?.name)), -1);
    const next = cells.slice(nth + 1).find(({ group }) => group !== null)?.group;
    const before = next == null ? configGroups.length : placeOf(next.name);
    const [place, ...others] = missing.filter((one) => one > after && one < before);
    const group = place === undefined || others.length > 0 ? undefined : configGroups[place];
    if (group === undefined) return cell;
    isChanged = true;
    return { ...cell, group };
  });
  return isChanged ? { ...alignment, cells: blamed } : alignment;

  function placeOf(name: string | undefined): number {
    return configGroups.findIndex((group) => group.name === name);
  }
}
