import { readAmount } from './cells/amounts.ts';
import { readCode } from './cells/codes.ts';
import type { Grid, Uses } from './cells/grid.ts';
import { hasLostZeros } from './finding/zeros-at.ts';
import { type GatheredGroup, type GatheredOption, readTitle } from './gathered-groups.ts';
import { type Correction, type GivenUse, type GuideNote, type Place, placeKey } from './guide.ts';

/** The uses that people gave to cells, by place; later ones count. */
export function givenUses(corrections: readonly Correction[]): Map<string, GivenUse> {
  const given = new Map<string, GivenUse>();
  for (const correction of corrections) {
    if (correction.what !== 'cells') continue;
    const { place, rows, columns, use } = correction;
    for (let row = place.row; row < place.row + rows; row++)
      for (let column = place.column; column < place.column + columns; column++)
        given.set(placeKey({ ...place, row, column }), use);
  }
  return given;
}

/** Puts cells that people gave a meaning into the groups: names first, then codes, then what stands beside codes. */
export function giveCells(
  grids: readonly Grid[],
  given: ReadonlyMap<string, GivenUse>,
  groups: GatheredGroup[],
  uses: Uses,
): void {
  const of = (use: GivenUse) =>
    [...given]
      .filter(([, each]) => each === use)
      .flatMap(([key]) => {
        const [sheet = 0, row = 0, column = 0] = key.split(':').map(Number);
        const text = grids.find((grid) => grid.sheet === sheet)?.text(row, column) ?? '';
        return text === '' ? [] : [{ place: { sheet, row, column }, text, key }];
      });
  for (const { place, text, key } of of('group')) {
    if (!groups.some((group) => group.key === key)) groups.push(emptyGroup(key, place, text));
    uses.set(key, 'group');
    takeRowsBelow(groups, key, place);
  }
  for (const { place, text, key } of of('code')) {
    const { code, marks } = readCode(text);
    const row = rowOf(groups, place);
    if (row === undefined) groupFor(groups, place).options.push(newOption(code, marks, place));
    else Object.assign(row, { code, marks: [...marks], at: place });
    uses.set(key, 'code');
  }
  for (const { place, text, key } of of('words')) {
    const row = rowOf(groups, place);
    if (row !== undefined) row.words = text;
    uses.set(key, 'words');
  }
  for (const { place, text, key } of of('price')) {
    const row = rowOf(groups, place);
    const amount = readAmount(text, grids.find(({ sheet }) => sheet === place.sheet)?.decimal ?? '.');
    if (row !== undefined && amount !== null) Object.assign(row, { price: amount.cents, isBase: amount.isBase });
    uses.set(key, 'price');
  }
}

const emptyGroup = (key: string, at: Place, title: string): GatheredGroup => {
  const { name, marks, position } = readTitle(title);
  return { key, name, at, marks, position, optional: false, several: false, isTaken: true, options: [] };
};

const newOption = (code: string, marks: readonly string[], at: Place): GatheredOption => ({
  code,
  marks: [...marks],
  words: '',
  price: undefined,
  isBase: false,
  at,
  isTaken: true,
});

/** The option of a row whose code is nearest. */
function rowOf(groups: readonly GatheredGroup[], place: Place): GatheredOption | undefined {
  return groups
    .flatMap(({ options }) => options)
    .filter(({ at }) => at.sheet === place.sheet && at.row === place.row)
    .sort((one, other) => Math.abs(one.at.column - place.column) - Math.abs(other.at.column - place.column))[0];
}

/** The group whose name stands nearest above or beside; a new one where there is none. */
function groupFor(groups: GatheredGroup[], place: Place): GatheredGroup {
  const [above] = groups
    .flatMap((group) => (group.at === null ? [] : [{ group, at: group.at }]))
    .filter(({ at }) => at.sheet === place.sheet && at.row <= place.row && at.column <= place.column)
    .sort((one, other) => other.at.row - one.at.row || other.at.column - one.at.column);
  if (above !== undefined) return above.group;
  const made = emptyGroup(placeKey(place), place, '');
  groups.push(made);
  return made;
}

/** A new name takes the options below it from the group that had them. */
function takeRowsBelow(groups: readonly GatheredGroup[], key: string, place: Place): void {
  const own = groups.find((group) => group.key === key);
  if (own === undefined || own.options.length > 0) return;
  const from = groups
    .filter(
      (group) =>
        group !== own &&
        group.options.some(({ at }) => at.sheet === place.sheet && at.row >= place.row && at.column >= place.column),
    )
    .filter(
      ({ at, options }) =>
        (at ?? options[0]?.at)?.sheet === place.sheet && ((at ?? options[0]?.at)?.row ?? 0) <= place.row,
    )
    .sort((one, other) => (other.at?.row ?? 0) - (one.at?.row ?? 0))[0];
  if (from === undefined) return;
  own.options = from.options.filter(({ at }) => at.row >= place.row);
  from.options = from.options.filter(({ at }) => at.row < place.row);
}

/** Applies what people said of groups and options; groups left without any option go. */
export function correctGroups(
  groups: GatheredGroup[],
  corrections: readonly Correction[],
  notes: GuideNote[],
): GatheredGroup[] {
  const byKey = (key: string) => groups.find((group) => group.key === key);
  for (const correction of corrections) {
    if (correction.what === 'group') {
      const group = byKey(correction.group);
      if (group === undefined) continue;
      const { name, optional, several, isTaken } = correction;
      if (name !== undefined && name.trim() !== '') group.name = readTitle(name).name || group.name;
      if (optional !== undefined) group.optional = optional;
      if (several !== undefined) group.several = several;
      if (several === false) delete group.sequence;
      if (isTaken !== undefined) group.isTaken = isTaken;
    } else if (correction.what === 'option') {
      for (const option of byKey(correction.group)?.options ?? [])
        if (option.code === correction.code || hasLostZeros(option.code, correction.code))
          option.isTaken = correction.isTaken;
    } else if (correction.what === 'join') join(byKey(correction.group), byKey(correction.into), notes);
  }
  return groups.filter(({ options, range }) => options.length > 0 || range !== undefined);
}

function join(from: GatheredGroup | undefined, into: GatheredGroup | undefined, notes: GuideNote[]): void {
  if (from === undefined || into === undefined || from === into) return;
  for (const option of from.options) {
    const isTwice = into.options.some(({ code, isTaken }) => isTaken && code === option.code);
    if (isTwice)
      notes.push({ at: option.at, text: `${option.code} stands twice in ${into.name}. The second is left out.` });
    into.options.push(isTwice ? { ...option, isTaken: false, leftOut: 'its code stands twice' } : option);
  }
  from.options = [];
}

/** Those that a person ordered, in that order; others after the one that they followed. */
export function inGivenOrder(
  groups: readonly GatheredGroup[],
  corrections: readonly Correction[],
): GatheredGroup[] | null {
  const given = corrections.findLast((correction) => correction.what === 'order');
  if (given?.what !== 'order') return null;
  const ordered = given.groups.flatMap((key) => groups.filter((group) => group.key === key));
  return [...ordered, ...groups.filter((group) => !ordered.includes(group))];
}
