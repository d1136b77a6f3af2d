import fs from 'node:fs';
import { type Lock, listParts } from './list-parts.ts';

/** Writes the list of parts to the file that the arguments name; without one, prints it. */
export function writeParts(lock: Lock, [file]: readonly string[], print: (text: string) => void): void {
  const text = `${JSON.stringify(listParts(lock), null, 1)}\n`;
  if (file === undefined) print(text);
  else fs.writeFileSync(file, text);
}
