import type { Pausable } from '@millrace/configurator';

/**
 * Those of some things that are sound together, in their order, tried in halves: what is in doubt when the checks are used up is not among
 * them. Where one is not sound, the others are found by some twice as many checks as the logarithm of how many there are.
 */
export function* soundAmong<Thing>(
  doubted: readonly Thing[],
  isSound: (some: readonly Thing[]) => Pausable<boolean>,
  checks: number,
): Pausable<readonly Thing[]> {
  let left = checks;
  return yield* among([], doubted);

  function* among(known: readonly Thing[], others: readonly Thing[]): Pausable<readonly Thing[]> {
    if (others.length === 0 || left === 0) return known;
    const all = [...known, ...others];
    left -= 1;
    if (yield* isSound(all)) return all;
    if (others.length === 1) return known;
    const half = Math.ceil(others.length / 2);
    return yield* among(yield* among(known, others.slice(0, half)), others.slice(half));
  }
}
