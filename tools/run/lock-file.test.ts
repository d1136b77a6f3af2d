import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(
  fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

/** The places where a package looks for another: beside itself, or in any folder above. */
const places = (from: string, name: string): string[] => {
  const above = from.split('node_modules/').slice(0, -1);
  return ['node_modules/', ...above.map((_, index) => `${[...above.slice(0, index + 1), ''].join('node_modules/')}`)]
    .map((folder) => `${folder}${name}`)
    .concat(`${from}/node_modules/${name}`);
};

it('has every optional dependency, also of other platforms, but WebAssembly: `npm ci` may refuse it otherwise', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !name.includes('wasm32'))
      .filter((name) => !places(from, name).some((place) => place in lock.packages))
      .map((name) => `${name}, asked for by ${from}`),
  );
  expect(missing).toEqual([]);
});

it('names no download address', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
});
