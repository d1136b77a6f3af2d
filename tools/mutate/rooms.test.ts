import { expect, test } from 'vitest';
import { walls } from '../check-walls/walls.ts';
import { isMutable, rooms } from './rooms.ts';

test('every package of the house is a room', () => {
  const packages = Object.keys(walls.rooms).filter((folder) => folder.startsWith('packages/'));
  const tried = Object.values(rooms).map(({ folder }) => folder);
  expect(packages.map((folder) => `${folder}/src`).filter((folder) => !tried.includes(folder))).toEqual([]);
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
