import os from 'node:os';

/**
 * Processor time of the whole machine since its start, in seconds. What the gate has started is not enough: Chromium's pages belong to a
 * process that ends without waiting for them, so Linux adds their time, half of the browser tests', to nobody's.
 */
export function timeOfMachine(): number {
  const spent = os.cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return spent.reduce((sum, ms) => sum + ms, 0) / 1000;
}

/** How busy the cores were in a stage: by the clock, in processor time of the whole machine, and the share of all cores. */
export function busyLine(clockSeconds: number, processorSeconds: number, cores: number): string {
  const share = Math.round((processorSeconds / (clockSeconds * cores)) * 100);
  const time = `${clockSeconds.toFixed(0)} s by the clock, ${processorSeconds.toFixed(0)} s of the machine's processor time`;
  return `${time}: ${share} % of ${cores} cores`;
}
