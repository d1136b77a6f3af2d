/**
 * How many random runs a search makes. The gate repeats the same ones, so that it turns red by a change of the code alone. A longer search
 * takes new ones: `FUZZ_RUNS=5000 npx vitest run --project units FILE`. What fails is printed with its seed.
 */
export function runsOfSearch(inTheGate: number): { numRuns: number; seed?: number } {
  const asked = process.env.FUZZ_RUNS;
  return asked === undefined ? { numRuns: inTheGate, seed: SEED } : { numRuns: Number(asked) };
}

const SEED = 20_261_123;
