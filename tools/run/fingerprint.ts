import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A hash of the contents of files and of whole folders; tests do not count, and a missing file counts as nothing. */
export function fingerprint(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesOf(root, place)).sort()) {
    hash.update(`${file}\0`);
    hash.update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(root: string, place: string): string[] {
  const found = fs.statSync(path.join(root, place), { throwIfNoEntry: false });
  if (found === undefined || /\.test\.tsx?$/.test(place)) return [];
  if (found.isFile()) return [place];
  return fs.readdirSync(path.join(root, place)).flatMap((name) => filesOf(root, `${place}/${name}`));
}
