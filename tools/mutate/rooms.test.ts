import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isMutable, rooms } from './rooms.ts';

test('every package is a room, and every room has code that its tests should notice', () => {
  const names = ['bot-check', 'configurator', 'drafts', 'exchange', 'studio', 'transfer'];
  expect(Object.keys(rooms)).toEqual(expect.arrayContaining(names));
  const files = fs.globSync('{packages,apps,tools}/*/**/*.{ts,tsx}', {
    cwd: path.resolve(import.meta.dirname, '../..'),
    exclude: ['**/node_modules', '**/dist'],
  });
  const empty = Object.entries(rooms).filter(([, room]) => !files.some((file) => isMutable(file, room)));
  expect(empty.map(([name]) => name)).toEqual([]);
});

test.each([
  ['a file of the room', 'packages/studio/src/rename/rename.ts', true],
  ['a file with JSX', 'packages/studio/src/pane.tsx', true],
  ['a file of another room', 'packages/drafts/src/merge.ts', false],
  ['a test', 'packages/studio/src/rename/rename.test.ts', false],
  ['types alone', 'packages/studio/src/studio.d.ts', false],
  ['a builder for tests', 'packages/studio/src/testing/sample.ts', false],
])('%s: changed %s is %s', (_, file, isChanged) => {
  expect(isMutable(file, { folder: 'packages/studio/src' })).toBe(isChanged);
});

test('a room may hold some of the files of its folder', () => {
  const state = { folder: 'apps/office/src', holds: /\.ts$/ };
  expect([isMutable('apps/office/src/form.ts', state), isMutable('apps/office/src/form.tsx', state)]).toEqual([
    true,
    false,
  ]);
});

test('the tests that ask a whole room are there', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const asking = Object.values(rooms).flatMap(({ askedBy = [] }) => askedBy);
  expect(asking.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
