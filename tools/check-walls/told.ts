import type { Report } from './check-walls.ts';

/** The lines that the program says, and whether it passes: it has read files, and found no breach. */
export function told({ filesRead, breaches }: Report): { lines: string[]; passes: boolean } {
  return {
    lines: [
      ...breaches.map(({ file, line, message }) => `${file}:${line}  ${message}`),
      `walls: ${filesRead} files read, ${breaches.length} breaches`,
    ],
    passes: filesRead > 0 && breaches.length === 0,
  };
}
