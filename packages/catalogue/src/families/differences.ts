import type { NumberCell, ReadNumber, SpecGroup } from '@millrace/contract';

type Difference = NonNullable<ReadNumber['replacement']>['differences'][number];

/** The facts known of one of two things to compare. */
interface Compared {
  readonly cells: readonly NumberCell[];
  readonly specs: readonly SpecGroup[];
}

/** In what two things differ: cell by cell where both have a model number, else by what the specifications of both name. */
export function differencesBetween(was: Compared, is: Compared): Difference[] {
  const areNumbered = was.cells.length > 0 && is.cells.length > 0;
  const before = areNumbered ? ofCells(was.cells) : ofSpecs(was.specs);
  const after = areNumbered ? ofCells(is.cells) : ofSpecs(is.specs);
  const shared = [...before.keys()].filter((name) => after.has(name));
  const names = areNumbered ? new Set([...before.keys(), ...after.keys()]) : shared;
  return [...names].flatMap((name) => {
    const pair = { was: before.get(name) ?? '', is: after.get(name) ?? '' };
    return pair.was === pair.is ? [] : [{ name, ...pair }];
  });
}

const ofCells = (cells: readonly NumberCell[]): Map<string, string> =>
  new Map(cells.map(({ group, text, words }) => [group, words === '' ? text : `${text}, ${words}`]));

/** `Rating` of the group `Enclosure` is another than that of `Electrical`. */
const ofSpecs = (specs: readonly SpecGroup[]): Map<string, string> =>
  new Map(specs.flatMap(({ title, kvo }) => kvo.map(({ key, value }) => [`${title}: ${key}`, value] as const)));
