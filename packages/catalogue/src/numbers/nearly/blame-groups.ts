import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { type FoldedNumber, typedText } from '../lenient/folded-number.ts';
import type { AlignedCell, Alignment } from './align-number.ts';
import type { Kept } from './keep-right.ts';
import { isLikeAny, likeCodes, passedGroups } from './passed-groups.ts';

/**
 * Gives a piece that belongs to no group to the group that it is the wrong code of: the one group that the number lacks at that place, or
 * else the only one that prints there, or the only one with codes like it. So is a piece of a group that is hidden where another lacks
 * its answer. Which groups a number needs shows only once the rest is kept.
 */
export function blameGroups(
  configurator: Configurator,
  alignment: Alignment,
  { evaluation, wrong }: Kept,
  folded: FoldedNumber,
): Alignment {
  const { configGroups } = configurator;
  const { cells } = alignment;
  const missing = evaluation.missing.flatMap((one) => (one.code === 'choose' ? [one.group] : []));
  const isHidden = (group: ConfigGroup): boolean => evaluation.groups[configGroups.indexOf(group)]?.visible === false;
  let isChanged = false;
  const blamed = cells.map((cell): AlignedCell => {
    const isLost = cell.group === null || (wrong.includes(cell) && isHidden(cell.group));
    if (!isLost) return cell;
    const passed = passedGroups(configurator, cells, cell);
    const lacking = passed.filter(({ name }) => missing.includes(name));
    const [lacked, ...others] = lacking;
    const group =
      lacked !== undefined && others.length === 0 ? lacked : cell.group === null ? likest(passed, cell) : null;
    if (group === null) return cell;
    isChanged = true;
    return { ...cell, group, piece: null, ...(missing.includes(group.name) ? {} : { mayGo: true }) };
  });
  return isChanged ? { ...alignment, cells: blamed } : alignment;

  function likest(passed: readonly ConfigGroup[], cell: AlignedCell): ConfigGroup | null {
    const shown = passed.filter((group) => group.kind !== 'text' && group.kind !== 'assembly' && !isHidden(group));
    const typed = typedText(folded, cell);
    // A cell may stand in the wrong place.
    if (
      isLikeAny(
        configGroups.filter((group) => !passed.includes(group)),
        typed,
      )
    )
      return null;
    const isOwnPiece = folded.breaks.has(cell.from);
    const like = new Set(likeCodes(shown, typed).map(({ passed: group }) => group));
    const [only, ...others] = like.size === 0 && isOwnPiece ? shown : like;
    return only === undefined || others.length > 0 ? null : only;
  }
}
