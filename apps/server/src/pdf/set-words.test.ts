import { describe, expect, test } from 'vitest';
import { wordsSetter } from './set-words.ts';

const set = wordsSetter({ text: null, code: null });
const sans = { face: 'sans', weight: 400, size: 10 } as const;

/** The edges of an outline, in the units of the drawing. */
function edgesOf(path: string) {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [across, down] = [0, 1].map((side) => numbers.filter((_, at) => at % 2 === side));
  return {
    left: Math.min(...(across ?? [])),
    right: Math.max(...(across ?? [])),
    top: Math.min(...(down ?? [])),
    bottom: Math.max(...(down ?? [])),
  };
}

describe('words are set by the outlines of their letters', () => {
  test('one for each letter, the next where the one before ends', () => {
    const { letters, width } = set('nnn', sans);
    expect(letters.map(({ id }) => id)).toEqual(Array(3).fill(letters[0]?.id));
    expect(letters.map(({ x }) => x)).toEqual([0, width / 3, (2 * width) / 3].map((x) => expect.closeTo(x)));
  });

  test('they grow with the size', () => {
    const [small, large] = [10, 20].map((size) => set('H', { ...sans, size }));
    expect(large?.width).toBeCloseTo(2 * (small?.width ?? 0));
  });

  test('a letter stands on its line, no higher than its size and no wider than its place', () => {
    const { letters, width } = set('H', sans);
    const { left, right, top, bottom } = edgesOf(letters[0]?.path ?? '');
    expect(bottom).toBe(0);
    expect(top).toBeLessThan(-5);
    expect(top).toBeGreaterThan(-10);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
  });

  test('an outline has hundredths, and no blank before a minus', () => {
    const path = set('g', { ...sans, size: 7.3 }).letters[0]?.path ?? '';
    expect(path).toMatch(/^M[-\d. MLQCZ]+Z$/);
    expect(path).not.toContain(' -');
    expect(path).not.toMatch(/\.\d{3}/);
  });

  test('the name of a letter tells its face, weight and size', () => {
    const ids = [sans, { ...sans, face: 'mono' }, { ...sans, weight: 600 }, { ...sans, size: 10.5 }] as const;
    const names = ids.map((face) => set('H', face).letters[0]?.id ?? '');
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[\w-]+$/);
  });
});
