import type { Said } from './open-console.ts';

/** Prints the result, and ends the process with its code. */
export function tell({ lines, exitCode }: Said): void {
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  process.exitCode = exitCode;
}
