import type { Snapshot } from '@millrace/catalogue';
import { type Content, emptyContent } from '@millrace/contract/content';
import type { Queries, RowChange } from '@millrace/database';
import { expect, test, vi } from 'vitest';
import type { ChangeContent } from '../content/change-content.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { newMaker } from './new-maker-command.ts';
import { starterContent } from './starter-content.ts';

const UNREAD = { lines: ['The answers did not arrive whole.'], exitCode: 1 };

/** A site with some content; what changes it is planned as often as is said, as where others publish meanwhile. */
function site({ content = starterContent(), warnings = [] as readonly object[], plans = 1 } = {}) {
  let lastId = 500;
  const planned: (readonly RowChange[])[] = [];
  const recorded: object[] = [];
  const tx = { insert: () => ({ values: async (entry: object) => void recorded.push(entry) }) } as unknown as Queries;
  const services = {
    begin: vi.fn(async () => {}),
    holder: { current: () => ({ content, warnings }) as unknown as Snapshot },
    change: vi.fn<ChangeContent>(async (plan, { alongside }) => {
      for (let nth = 0; nth < plans; nth += 1) planned.push(await plan(content));
      await alongside?.(tx, 8, new Date(0));
      return { warnings: [] };
    }),
    newId: vi.fn(async () => {
      lastId += 1;
      return lastId;
    }),
    keepDrawing: vi.fn(async () => 'hash of the mark'),
  };
  const say = (answers: object, mark: string | null = null) => newMaker(services, JSON.stringify({ answers, mark }));
  return { services, planned, recorded, say };
}
const settingOf = (content: Content, group: string, key: string) =>
  content.settings.find((row) => row.group === group && row.key === key) ?? expect.fail(`${group}.${key}`);

test.each([
  ['no JSON', 'name: Example'],
  ['nothing', ''],
  ['no answers', '{"mark":null}'],
  ['no word of a mark', '{"answers":{}}'],
  ['an answer that is no text', '{"answers":{"name":7},"mark":null}'],
  ['a mark that is no text', '{"answers":{},"mark":7}'],
])('of %s the site is not begun', async (_, typed) => {
  const { services } = site();
  expect(await newMaker(services, typed)).toEqual(UNREAD);
  expect(services.begin).not.toHaveBeenCalled();
});

test('a site with content of its own refuses, and says how much of which kinds; its settings, texts and files are none', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: nth + 1 })) as never[];
  const full = { ...starterContent(), mediaFiles: rows(1), families: rows(2), posts: rows(1) };
  const { services, say } = site({ content: full });
  const { lines, exitCode } = await say({ name: 'Valves' });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    'This site has content already: 2 families, 1 posts.',
    'A new maker begins on an empty data folder: DEMO_CONTENT=off DATA_DIR=./my-site npm start',
  ]);
  expect(services.begin).toHaveBeenCalledOnce();
  expect(services.change).not.toHaveBeenCalled();
  expect(await site({ content: { ...full, posts: [] } }).say({})).toMatchObject({ exitCode: 1 });
  expect(await site({ content: { ...full, families: [], posts: [] } }).say({})).toMatchObject({ exitCode: 0 });
});

test('answers take the place of values, a list of lines as such; blank ones and unknown flags change nothing', async () => {
  const content = starterContent();
  const { planned, say } = site({ content });
  await say({ name: ' Example Valves ', address: 'One; Two\n;Three', phone: '  ', colour: 'red' });
  expect(planned).toEqual([
    [
      { kind: 'settings', row: { ...settingOf(content, 'company', 'name'), value: 'Example Valves' } },
      { kind: 'settings', row: { ...settingOf(content, 'company', 'address'), value: ['One', 'Two', 'Three'] } },
    ].map((change) => ({ ...change, id: change.row.id })),
  ]);
});

test('a setting that has no row yet gets one, with the same id however often the change is planned', async () => {
  const { planned, services, say } = site({ content: emptyContent(), plans: 3 });
  await say({ name: 'Valves', units: 'us' });
  const changes = [
    { kind: 'settings', id: 501, row: { id: 501, group: 'company', key: 'name', value: 'Valves', isPublic: true } },
    { kind: 'settings', id: 502, row: { id: 502, group: 'units', key: 'system', value: 'us', isPublic: true } },
  ];
  expect(planned).toEqual([changes, changes, changes]);
  expect(services.newId).toHaveBeenCalledTimes(2);
});

test('the mark is kept as a drawing, named by a setting and known to the media library', async () => {
  const content = starterContent();
  const { planned, services, say } = site({ content });
  await say({}, '<svg/>');
  expect(services.keepDrawing).toHaveBeenCalledExactlyOnceWith('<svg/>');
  const logo = settingOf(content, 'company', 'logo');
  const file = { uri: 'company/mark.svg', alt: '', focus: null, file: 'hash of the mark' };
  expect(planned).toEqual([
    [
      { kind: 'settings', id: logo.id, row: { ...logo, value: 'company/mark.svg' } },
      { kind: 'mediaFiles', id: 501, row: { id: 501, ...file } },
    ],
  ]);
  const known = {
    ...content,
    mediaFiles: [
      { id: 3, ...file, uri: 'other.svg' },
      { id: 4, ...file, file: 'before' },
    ],
  };
  const again = site({ content: known });
  await again.say({}, '<svg/>');
  expect(again.planned[0]?.[1]).toEqual({ kind: 'mediaFiles', id: 4, row: { id: 4, ...file } });
});

test('the change is recorded, and it is told how many texts still hold a place', async () => {
  const warnings = [{ code: 'words-to-replace' }, { code: 'missing-file' }, { code: 'words-to-replace' }];
  const { services, recorded, say } = site({ warnings });
  const { lines, exitCode } = await say({});
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    'Published.',
    expect.stringMatching(/^2 texts hold a place/),
    expect.stringContaining('create-admin'),
  ]);
  expect(services.keepDrawing).not.toHaveBeenCalled();
  expect(services.change).toHaveBeenCalledExactlyOnceWith(
    expect.any(Function),
    expect.objectContaining({ source: 'staff', note: 'A new maker' }),
  );
  expect(recorded).toMatchObject([
    { action: 'content-changed', actor: null, address: null, subject: 'settings', facts: { revision: 8 } },
  ]);
});

test.each([
  ['by its message', refused('bad-request', 'It is not sound.'), ['It is not sound.']],
  [
    'by each of its faults',
    new ProblemError(
      problem('bad-request', 'Two faults.', [
        { field: 'a', message: 'One.' },
        { field: 'b', message: 'Two.' },
      ]),
    ),
    ['One.', 'Two.'],
  ],
])('a refusal is told %s', async (_, error, lines) => {
  const { services, say } = site();
  services.change.mockRejectedValueOnce(error);
  expect(await say({})).toEqual({ lines, exitCode: 1 });
  services.keepDrawing.mockRejectedValueOnce(error);
  expect(await say({}, '<svg/>')).toEqual({ lines, exitCode: 1 });
});

test('what is no refusal is thrown', async () => {
  const { services, say } = site();
  services.change.mockRejectedValueOnce(new Error('away'));
  await expect(say({})).rejects.toThrow('away');
});
