import fs from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/**
 * Processor time of all programs that this one has started and that have ended, with what they started, in seconds; null where the system
 * does not tell it.
 */
export function timeOfEnded(): number | null {
  try {
    return readEnded(fs.readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** Reads fields 16 and 17 of proc(5): the name of the program stands in brackets before them, and may hold spaces and brackets. */
export function readEnded(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/** How busy the cores were in a stage: by the clock, in processor time, and the share of all cores. */
export function busyLine(clockSeconds: number, processorSeconds: number, cores: number): string {
  const share = Math.round((processorSeconds / (clockSeconds * cores)) * 100);
  return `${clockSeconds.toFixed(0)} s by the clock, ${processorSeconds.toFixed(0)} s of processor time: ${share} % of ${cores} cores`;
}
