/** The code points of a `unicode-range` without wildcards, such as `U+0000-00FF,U+0131`. */
export function codePointsOf(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [, from, to = from] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
      if (from === undefined || to === undefined) throw new Error(`No unicode-range: ${part}`);
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** Code points as a `unicode-range`, neighbours together. */
export function rangeOf(points: Iterable<number>): string {
  const runs: { from: number; to: number }[] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

const hex = (point: number): string => point.toString(16).toUpperCase();
