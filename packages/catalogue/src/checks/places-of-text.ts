import type { FieldPath } from '@millrace/contract/office';

/** The paths to every place where a text stands as a value in data, in order. Asked for faults alone: it walks all of the data. */
export function placesOfText(data: unknown, text: string, path: FieldPath = []): FieldPath[] {
  if (data === text) return [path];
  if (Array.isArray(data)) return data.flatMap((value, index) => placesOfText(value, text, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => placesOfText(value, text, [...path, key]));
}

/** The first place of a fault as its path, and the others beside it; without any, the path of the whole. */
export const asPlaces = ([path, ...also]: readonly FieldPath[], whole: FieldPath) =>
  also.length === 0 ? { path: path ?? whole } : { path: path ?? whole, also };
