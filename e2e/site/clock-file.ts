import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file that says how far the clock of the site on a port is ahead. */
const clockFile = (port: number): string => join(tmpdir(), `millrace-e2e-clock-${port}`);

/** The environment of a site whose clock can be put ahead. It begins at the true time, whatever a run that was stopped has left. */
export function clockEnvironment(port: number): Record<string, string> {
  removeClock(port);
  return sameClock(port);
}

/** The environment of a process that shall have the clock of the site on a port. */
export function sameClock(port: number): Record<string, string> {
  const module = import.meta.resolve('./clock-ahead.ts');
  return { NODE_OPTIONS: `--import=${module}`, E2E_CLOCK_FILE: clockFile(port) };
}

/** Puts the clock of the site on a port ahead, from a tenth of a second later on. */
export const putAhead = (port: number, minutes: number): void =>
  writeFileSync(clockFile(port), String(minutes * 60_000));

/** The time by the clock of the site on a port, in milliseconds. */
export const timeAt = (port: number): number => Date.now() + Number(readFileSync(clockFile(port), 'utf8'));

export function removeClock(port: number): void {
  rmSync(clockFile(port), { force: true });
}
