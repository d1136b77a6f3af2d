/** So many of the items, by chance; the same ones for the same seed. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = randomFrom(seed);
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(random(left.length), 1));
  return taken;
}

/** Whole numbers below a bound, evenly spread (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
