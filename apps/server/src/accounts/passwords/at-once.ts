export interface AtOnce {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  waiting(): number;
}

/** Runs so many works at once; the others wait for their turn. */
export function atOnce(max: number): AtOnce {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    waiting: () => waiting.length,
    run: async (work) => {
      // Who ends hands the place over, so that nobody new takes it.
      if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
