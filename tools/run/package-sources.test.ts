import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageSources } from './package-sources.ts';
import { root } from './root.ts';

/** Packages whose code an app imports, itself or through another: read from the imports, not from what is declared. */
function imported(folder: string): Set<string> {
  const found = new Set<string>();
  const look = (place: string): void => {
    for (const entry of fs.readdirSync(path.join(root, place), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const text = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '@millrace\/([\w-]+)/gm)) {
        const source = `packages/${name}/src`;
        if (found.has(source) || entry.parentPath.includes('testing')) continue;
        found.add(source);
        look(source);
      }
    }
  };
  look(`${folder}/src`);
  return found;
}

describe.each(['apps/site', 'apps/office'])('a build of %s is stale', (folder) => {
  test('when a package changes that it imports, also through another', () => {
    const sources = packageSources(root, folder);
    expect(sources).toEqual(expect.arrayContaining([...imported(folder)]));
    for (const source of sources) expect(fs.existsSync(path.join(root, source))).toBe(true);
  });
});

test('the office is made of what it shares with nobody else, too', () => {
  expect(packageSources(root, 'apps/office')).toEqual(
    expect.arrayContaining(['packages/exchange/src', 'packages/studio/src', 'packages/transfer/src']),
  );
});

test('the server that is developed starts again when any package changes that it is made of; the site reloads by itself', () => {
  const sources = packageSources(root, 'apps/server');
  const packages = [...imported('apps/server')].filter((place) => place !== 'packages/site/src');
  expect(sources).toEqual(expect.arrayContaining(packages));
  expect(sources).toContain('packages/studio/src');
  for (const source of sources) expect(fs.existsSync(path.join(root, source))).toBe(true);
});
