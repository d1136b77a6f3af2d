import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILES_MAX } from './folder-sizes.ts';
import { type Arrow, arrowsOf, type House } from './house.ts';
import { check, filled, house } from './testing/small-house.ts';
import { walls } from './walls.ts';

it.each<[string, Record<string, string>, Partial<House>, RegExp]>([
  [
    'a folder called crowded that is not',
    filled(FILES_MAX),
    { crowded: ['apps/server/src/careers/board'] },
    /not crowded any more/,
  ],
  [
    'a layer that holds what is gone',
    { 'apps/server/src/catalogue/page.ts': '' },
    inServer(['events']),
    /events is not there/,
  ],
  [
    'a room of several folders without layers',
    { 'apps/site/src/ui/a.ts': '', 'apps/site/src/home/b.ts': '' },
    {},
    /apps\/site has 2 folders and no layers/,
  ],
  ['a folder in two layers', {}, inServer(['careers']), /careers stands in two layers/],
  [
    'an arrow nobody goes',
    { 'apps/server/src/demo/jobs.ts': '' },
    {},
    /the arrow demo → careers of apps\/server is not needed/,
  ],
  [
    'an arrow that goes down',
    { 'apps/server/src/demo/jobs.ts': "import '../careers/job.ts';\nimport '../bytes/send.ts';" },
    inServer([], [{ from: 'demo', to: 'bytes', because: 'x' }]),
    /the arrow demo → bytes of apps\/server is not needed/,
  ],
  [
    'a package that nothing of a room imports',
    { 'apps/server/src/catalogue/page.ts': '' },
    {},
    /apps\/server does not need 'all' of contract: it imports nothing of it/,
  ],
  [
    'a package of which tests alone import something',
    { 'apps/server/src/catalogue/page.ts': '', 'apps/server/src/a.test.ts': "import '@millrace/contract';" },
    {},
    /apps\/server does not need 'all' of contract: 'tests' is enough/,
  ],
  [
    'a package of which types are enough',
    { 'apps/server/src/catalogue/page.ts': "import type { z } from '@millrace/contract';" },
    {},
    /apps\/server does not need 'all' of contract: 'types' is enough/,
  ],
])('finds a plan that says what is not so: %s', (_, changes, plan, message) => {
  const { breaches } = check(changes, { ...house, ...plan });
  expect(breaches).toContainEqual({
    file: 'tools/check-walls/walls.ts',
    line: 1,
    message: expect.stringMatching(message),
  });
});

it('lets a crowded folder wait that the plan lists', () => {
  expect(check(filled(FILES_MAX + 1), { ...house, crowded: ['apps/server/src/careers/board'] }).breaches).toEqual([]);
});

it('asks no layers of a room of one folder', () => {
  expect(check({ 'apps/site/src/ui/a.ts': '', 'apps/site/src/ui/b.test.ts': '' }).breaches).toEqual([]);
});

/** The house with one more layer in its server. */
function inServer(holds: string[], arrows: Arrow[] = []): Partial<House> {
  const { layers = [], ...server } = house.rooms['apps/server'] ?? { mayImport: {} };
  const top = { name: 'top', holds, arrows };
  return { rooms: { ...house.rooms, 'apps/server': { ...server, layers: [...layers, top] } } };
}

it('reads the plan of this house: every reason is said, and no package stands in a circle of rooms', () => {
  const arrows = Object.values(walls.rooms).flatMap(arrowsOf);
  expect(arrows.filter(({ because }) => because.trim() === '')).toEqual([]);
  const rooms = new Map(Object.entries(walls.rooms).map(([folder, room]) => [path.posix.basename(folder), room]));
  const below = (room: string): string[] =>
    Object.keys(rooms.get(room)?.mayImport ?? {}).flatMap((other) => [other, ...below(other)]);
  for (const room of rooms.keys()) expect(below(room)).not.toContain(room);
});

it('is told by ARCHITECTURE.md as it is', () => {
  const told = fs.readFileSync(path.join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');
  const block = /Each may import these of ours[^`]*```\n([^`]*)```/.exec(told)?.[1] ?? '';
  const lines = block
    .replaceAll(/\n {9,}/g, ' ')
    .trimEnd()
    .split('\n');
  const rooms = Object.entries(walls.rooms).filter(([folder]) => !folder.startsWith('tools/'));
  const said = rooms.map(([folder, { mayImport }]) => {
    const reaches = Object.entries(mayImport).sort(([a], [b]) => a.localeCompare(b));
    const words = reaches.map(([to, reach]) => (reach === 'all' ? to : `${to} (${reach})`)).join(', ') || 'nothing';
    return ` ${path.posix.basename(folder).padEnd(15)}${words}`;
  });
  expect(lines.sort()).toEqual(said.sort());
});
