import type { MadeOfGuide } from './guide-workbench.tsx';

/** The known numbers of a row with those of a guide: a number stands once, at the price that the guide prints. */
export function knownWith(present: unknown, added: MadeOfGuide['validNumbers']): unknown[] {
  const numbers = new Set(added.map(({ number }) => number));
  const kept = Array.isArray(present) ? present.filter((one) => !numbers.has(numberOf(one))) : [];
  return [...kept, ...added];
}

const numberOf = (known: unknown): string =>
  typeof known === 'object' && known !== null && 'number' in known && typeof known.number === 'string'
    ? known.number
    : '';
