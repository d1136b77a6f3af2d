/** How a number off a label comes out wrong. */
export const slipKinds = ['changed', 'dropped', 'doubled', 'swapped', 'look-alike', 'unseparated', 'cut off'] as const;
export type SlipKind = (typeof slipKinds)[number];

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I', B: '8', 8: 'B', S: '5', 5: 'S' };
const TRIES = 20;

/** Whole numbers below a limit, the same for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** A number with one slip of this kind in it; null where it has no place for one. */
export function slipped(number: string, kind: SlipKind, random: (below: number) => number): string | null {
  if (kind === 'unseparated') return otherThan(number, number.replace(/[-|/]/g, '').toLowerCase());
  if (kind === 'cut off') return number.split('-').length < 3 ? null : number.slice(0, number.lastIndexOf('-'));
  for (let nth = 0; nth < TRIES; nth += 1) {
    const made = slippedAt(number, kind, random(number.length), CHARACTERS[random(CHARACTERS.length)] ?? '');
    if (made !== null && made !== number) return made;
  }
  return null;
}

const otherThan = (number: string, made: string): string | null =>
  made.toUpperCase() === number.toUpperCase() ? null : made;

function slippedAt(
  number: string,
  kind: Exclude<SlipKind, 'unseparated' | 'cut off'>,
  at: number,
  other: string,
): string | null {
  const [before, one, next, rest] = [
    number.slice(0, at),
    number.charAt(at),
    number.charAt(at + 1),
    number.slice(at + 2),
  ];
  if (!/[A-Z0-9]/i.test(one)) return null;
  switch (kind) {
    case 'changed':
      return before + other + next + rest;
    case 'dropped':
      return before + next + rest;
    case 'doubled':
      return before + one + one + next + rest;
    case 'swapped':
      return /[A-Z0-9]/i.test(next) ? before + next + one + rest : null;
    case 'look-alike':
      return LOOKALIKES[one] === undefined ? null : before + LOOKALIKES[one] + next + rest;
  }
}
