import fs from 'node:fs';
import path from 'node:path';

/** The doors of the packages below a root, from the `exports` of their manifests: `@house/a/testing`, and the file that it is. */
export function doorsIn(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const manifest of fs.globSync('{packages,apps,tools}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [door, target] of Object.entries(exports)) {
      found.set(path.posix.join(name, door), path.posix.join(path.posix.dirname(manifest), target));
    }
  }
  return found;
}
