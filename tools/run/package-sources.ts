import fs from 'node:fs';
import path from 'node:path';

const OURS = '@millrace/';

/** The sources of all packages of ours that an app is made of: those that it names, and those that they name. Another app is no package. */
export function packageSources(root: string, folder: string): string[] {
  const found = new Set<string>();
  const waiting = [folder];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
    for (const name of namedBy(path.join(root, place, 'package.json'))) {
      const further = `packages/${name}`;
      if (found.has(further) || !fs.existsSync(path.join(root, further))) continue;
      found.add(further);
      waiting.push(further);
    }
  return [...found].sort().map((place) => `${place}/src`);
}

function namedBy(file: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.keys(dependencies).flatMap((name) => (name.startsWith(OURS) ? [name.slice(OURS.length)] : []));
}
