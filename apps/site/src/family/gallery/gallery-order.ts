/** The gallery with the pictures of an option moved to the front, in the option's order; without any, as it was. */
export function inFront<Medium extends { filename: string }>(
  media: readonly Medium[],
  filenames: readonly string[],
): readonly Medium[] {
  const front = filenames.flatMap((filename) => media.find((medium) => medium.filename === filename) ?? []);
  return front.length === 0 ? media : [...front, ...media.filter((medium) => !front.includes(medium))];
}

/** The thumbnails in view: as many as fit, from `start`; the last ones stay whole. */
export function slideWindow(count: number, start: number, atOnce: number): { start: number; end: number } {
  const first = Math.max(0, Math.min(start, count - atOnce));
  return { start: first, end: Math.min(first + atOnce, count) };
}
