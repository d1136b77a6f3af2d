import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { UNLIKE, unlikeness } from './unlikeness.ts';

/** A cell, by the group that it is of. */
interface Placed {
  readonly group: ConfigGroup | null;
}

/** The printed groups that a number passes over at a cell: after the group of the cell before it, ahead of that of the next. */
export function passedGroups(
  { configGroups }: Configurator,
  cells: readonly Placed[],
  cell: Placed,
): readonly ConfigGroup[] {
  const at = cells.indexOf(cell);
  const placeOf = (one: Placed | undefined): number => (one?.group == null ? -1 : configGroups.indexOf(one.group));
  const before = placeOf(cells.slice(0, at).findLast(({ group }) => group !== null));
  const after = placeOf(cells.slice(at + 1).find(({ group }) => group !== null));
  return configGroups
    .slice(before + 1, after < 0 ? configGroups.length : after)
    .filter(({ printed }) => printed !== false);
}

/** One letter may be another. */
const LIKE = 2;

/** Codes of these groups that are like what was typed: any of them may have been meant. */
export const likeCodes = (
  groups: readonly ConfigGroup[],
  typed: string,
): readonly { passed: ConfigGroup; code: string }[] =>
  groups
    .filter(({ kind = 'choice' }) => kind === 'choice')
    .flatMap((passed) =>
      (passed.options ?? []).flatMap(({ code }) =>
        code !== '' && unlikeness(typed, code) <= LIKE ? [{ passed, code }] : [],
      ),
    );

/** Whether a code of these groups differs from what was typed by little more than its number. */
export const isLikeAny = (groups: readonly ConfigGroup[], typed: string): boolean =>
  groups.some(
    ({ printed, options = [] }) =>
      printed !== false && options.some(({ code }) => code !== '' && unlikeness(typed, code) < UNLIKE),
  );
