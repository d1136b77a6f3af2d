// @vitest-environment jsdom
import type { StaffSession } from '@millrace/contract/office';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DraftWork } from '../draft/draft-context.tsx';
import { answerCalls, queriesAround } from '../testing/answer-calls.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { around } from '../testing/studio-around.ts';
import type { OfficePage } from './office-page.ts';
import { useActions } from './use-actions.ts';

const page = (given: Partial<OfficePage>) => ({ key: null, under: '', ...given }) as OfficePage;
const pages = [
  page({ name: 'Products', path: '/office/rows/products', kind: 'products' }),
  page({ name: 'Tiles', path: '/office/rows/viewitems', kind: 'viewItems' }),
  page({ name: 'Users', path: '/office/users' }),
  page({ name: 'One of them', path: '/office/one', under: null }),
];
const ANYBODY = ['Products', 'Tiles', 'Users', 'Open the site', 'All keys', 'Sign out'];
const WRITERS = ['Begin a draft', 'Next fault', 'Take the last change back', 'Do it again'];
const ADDS = ['Add a product', 'Add a tile'];

let opened: string[];
beforeEach(() => {
  opened = [];
  answerCalls();
  vi.stubGlobal('open', (address: string) => opened.push(address));
  history.replaceState(null, '', '/office');
});

function drawn(roles: string[], given: Partial<DraftWork> = {}) {
  const keys = vi.fn();
  const [undo, redo] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const { now } = drawHook(
    () => useActions({ roles } as StaffSession, pages, keys),
    queriesAround(undefined, around(null, { id: null, draft: undefined, undo, redo, ...given })).around,
  );
  const run = (name: string) =>
    now()
      .find((one) => one.name === name)
      ?.run();
  return { names: now().map(({ name }) => name), run, undo, redo, keys };
}
const draft = { id: 'a' } as DraftWork['draft'];

test.each<[string, string[], Partial<DraftWork>, string[]]>([
  ['who reads', [], { draft }, ANYBODY],
  ['who writes', ['editor'], {}, [...ANYBODY.slice(0, 3), ...WRITERS, ...ADDS, ...ANYBODY.slice(3)]],
  [
    'who writes in a draft',
    ['editor'],
    { draft },
    [...ANYBODY.slice(0, 3), ...WRITERS, 'Publish the draft', 'Preview the draft', ...ADDS, ...ANYBODY.slice(3)],
  ],
])('the search offers %s the pages of the rail and what one may do', (_, roles, work, names) => {
  expect(drawn(roles, work).names).toEqual(names);
});

test.each([
  ['Users', '/office/users'],
  ['Publish the draft', '/office/publish?draft=a'],
  ['Add a tile', '/office/rows/viewitems/new'],
])('“%s” goes to %s', (name, address) => {
  drawn(['editor'], { draft }).run(name);
  expect(`${location.pathname}${location.search}`).toBe(address);
});

test('others happen at once', () => {
  const { run, undo, redo, keys } = drawn(['editor'], { draft });
  for (const name of ['Open the site', 'Preview the draft', 'All keys', 'Take the last change back', 'Do it again'])
    run(name);
  expect(opened).toEqual(['/home', expect.stringContaining('a')]);
  expect([keys, undo, redo].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
