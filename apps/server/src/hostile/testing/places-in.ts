export type Place = readonly (string | number)[];

/** The places of all parts of a value that are not made of parts. */
export function* placesIn(value: unknown, place: Place = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) yield place;
  else
    for (const [name, part] of Object.entries(value))
      yield* placesIn(part, [...place, Array.isArray(value) ? Number(name) : name]);
}

/** A value with another part at one of its places. */
export function withPart(value: unknown, [first, ...rest]: Place, part: unknown): unknown {
  if (first === undefined) return part;
  const parts: Record<string, unknown> = Object(value);
  const changed = { ...parts, [first]: withPart(parts[first], rest, part) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}
