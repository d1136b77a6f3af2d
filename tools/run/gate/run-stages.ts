import pLimit from 'p-limit';
import { busyLine, timeOfMachine } from './processor-time.ts';

interface Named {
  name: string;
}

/**
 * Runs the suites of each stage, as many side by side as there are cores, and one stage after the other. Says how busy each stage kept the
 * cores: a stage that leaves them idle is shortened by its order, any other by less work alone. After a stage in which one failed
 * the others are not run, unless `goesOn`: what is wrong is known, and their minutes would tell little more. Returns the suites that were
 * not run.
 */
export async function runStages<Suite extends Named>(
  stages: readonly (readonly Suite[])[],
  run: (suite: Suite) => Promise<{ failed: readonly string[] }>,
  { cores, goesOn, say }: { cores: number; goesOn: boolean; say(line: string): void },
): Promise<Suite[]> {
  for (const [at, stage] of stages.entries()) {
    const limit = pLimit(cores);
    const before = { clock: performance.now(), used: timeOfMachine() };
    const results = await Promise.all(stage.map((suite) => limit(() => run(suite))));
    const used = timeOfMachine() - before.used;
    if (stage.length > 0) say(`Stage ${at + 1}: ${busyLine((performance.now() - before.clock) / 1000, used, cores)}`);
    if (!goesOn && results.some(({ failed }) => failed.length > 0)) return stages.slice(at + 1).flat();
  }
  return [];
}

/** Why suites were not run, and how they are; null: all were. */
export function endedEarly(notRun: readonly Named[]): string | null {
  if (notRun.length === 0) return null;
  const names = notRun.map(({ name }) => name).join('; ');
  return `Ended early, as something failed. Not run: ${names}.\n\`npm test -- --all\` runs every suite all the same.`;
}
