import type { Breach } from './file-rules.ts';
import { type Arrow, arrowsOf, isOfRoot, isTest, placeOf, type Room } from './house.ts';
import { PLAN, type ReadFile } from './tree.ts';

/** Returns the fault of an import between two places of a room, or undefined. */
export function layerBreach(room: Room, from: string, to: string): string | undefined {
  if (room.layers === undefined || from === to) return undefined;
  const [own, other] = [levelOf(room, from), levelOf(room, to)];
  // `layerBreaches` reports a place without a layer, once.
  if (own === undefined || other === undefined || other < own) return undefined;
  if (arrowsOf(room).some((arrow) => arrow.from === from && arrow.to === to)) return undefined;
  const where = own === other ? 'beside' : 'above';
  return `${from} (${room.layers[own]?.name}) imports ${to} (${room.layers[other]?.name}), which stands ${where} it`;
}

const levelOf = ({ layers = [] }: Room, place: string): number | undefined => {
  const level = layers.findIndex(({ holds }) => holds.includes(place));
  return level === -1 ? undefined : level;
};

/**
 * The faults of a room's layers: several folders and no layers, a place without a layer, a layer's place that is gone, an arrow that no
 * import uses.
 */
export function layerBreaches(home: string, room: Room, files: readonly ReadFile[]): Breach[] {
  if (files.length === 0) return [];
  const places = new Map<string, string>();
  for (const { file } of files) {
    const place = placeOf(home, file);
    if (place !== undefined && !isTest(file) && !places.has(place)) places.set(place, file);
  }
  if (room.layers === undefined) {
    const folders = [...places.keys()].filter((place) => !isOfRoot(place));
    if (folders.length < 2) return [];
    return [{ file: PLAN, line: 1, message: `${home} has ${folders.length} folders and no layers` }];
  }
  const held = room.layers.flatMap(({ holds }) => holds);
  return [
    ...[...places]
      .filter(([place]) => !held.includes(place))
      .map(([place, file]) => ({ file, line: 1, message: `src/${place} stands in no layer of ${PLAN}` })),
    ...held
      .filter((place) => !places.has(place))
      .map((place) => ({ file: PLAN, line: 1, message: `${home}/src/${place} is not there any more` })),
    ...held
      .filter((place, index) => held.indexOf(place) !== index)
      .map((place) => ({ file: PLAN, line: 1, message: `${home}/src/${place} stands in two layers` })),
    ...arrowsOf(room)
      .filter((arrow) => !isGone(home, room, arrow, files))
      .map(({ from, to }) => ({ file: PLAN, line: 1, message: `the arrow ${from} → ${to} of ${home} is not needed` })),
  ];
}

/** Whether a file goes by the arrow, and would be a breach without it. */
function isGone(home: string, room: Room, { from, to }: Arrow, files: readonly ReadFile[]): boolean {
  const [own, other] = [levelOf(room, from), levelOf(room, to)];
  if (own !== undefined && other !== undefined && other < own) return false;
  return files.some(
    ({ file, imports }) =>
      placeOf(home, file) === from &&
      imports.some(({ target }) => target !== undefined && placeOf(home, target) === to),
  );
}
