/** A repeatable stream of numbers below a bound (mulberry32): the same content and the same queries in every run. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const pick = <T>(from: readonly T[], random: (below: number) => number): T => {
  const picked = from[random(from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};
