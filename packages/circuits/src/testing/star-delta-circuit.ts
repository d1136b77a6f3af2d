import type { Circuit, StarDelta } from '../data/circuit.ts';

const lines = ['L1', 'L2', 'L3'];

/** Windings whose second ends delta brings to the given lines. */
const onLines = (...delta: string[]): StarDelta => ({
  star: 'KS',
  delta: 'KD',
  windings: delta.map((line, nth) => ({ ends: [`${'UVW'[nth]}1`, `${'UVW'[nth]}2`], delta: line })),
});

/** A motor with six leads behind hand-worked contactors. */
export const starDeltaOf = (delta: readonly string[], change: Partial<Circuit> = {}): Circuit => ({
  name: 'Star-delta',
  devices: {
    Q1: { kind: 'breaker', words: 'breaker' },
    K1: { kind: 'button', words: 'line' },
    KS: { kind: 'button', words: 'star' },
    KD: { kind: 'button', words: 'delta' },
    M1: { kind: 'motor', words: 'pump', phases: 3 },
  },
  interlocks: [['KS', 'KD']],
  supplies: [
    {
      name: 'supply',
      words: '480 V, 3-phase',
      conductors: [...lines, 'G'],
      branches: [
        {
          lines: [...lines, 'G'],
          through: [
            { device: 'Q1', poles: lines },
            { device: 'K1', poles: lines, normally: 'open' },
          ],
          load: 'M1',
          terminals: { G: 'PE' },
          starDelta: onLines(...delta),
        },
      ],
    },
  ],
  ...change,
});

export const starDelta = starDeltaOf(['L2', 'L3', 'L1']);
