import { listAudit, listRedirectUses, newRowId, recordRedirectUses } from '@millrace/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { contentChanger } from './change-content.ts';
import { CONTENT_USAGE, contentCommand } from './content-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const run = (...words: string[]) =>
  contentCommand({
    holder: server.holder,
    change: contentChanger(server),
    newId: () => newRowId(server.database.queries),
    redirectUses: () => listRedirectUses(server.database),
  })(words);
const done = async (...words: string[]): Promise<string[]> => {
  const { lines, exitCode } = await run(...words);
  expect([exitCode, ...lines]).toEqual([0, ...lines]);
  return lines;
};
const refused = async (...words: string[]): Promise<string[]> => {
  const before = server.holder.current()?.revision;
  const { lines, exitCode } = await run(...words);
  expect(exitCode).toBe(1);
  expect(server.holder.current()?.revision).toBe(before);
  return lines;
};
const events = () => server.holder.current()?.content.events ?? [];
const shown = async (kind: string, id: number) => JSON.parse((await done('show', kind, String(id))).join('\n'));

describe('content at a terminal', () => {
  test('is counted by kind, listed by what people know a row by, and shown whole', async () => {
    expect((await done('list')).join('\n')).toMatch(/^events +1$/m);
    expect(await done('show', 'events')).toEqual(['     1  alderon-days-registration-2025']);
    expect((await done('show', 'settings')).join('\n')).toMatch(/^ +\d+ {2}event\.notify$/m);
    expect(await shown('events', 1)).toEqual(server.content.events[0]);
  });
  test.each([
    [],
    ['drop', 'events'],
    ['show'],
    ['toString', 'events'],
    ['list', 'events'],
    ['check', 'events'],
    ['hits', 'redirects'],
    ['show', 'events', '1', '2'],
    ['set', 'events'],
    ['set', 'events', '1'],
    ['put', 'events'],
    ['put', 'events', '{}', 'other.json'],
    ['remove', 'events'],
    ['remove', 'events', '1', '2'],
  ])('%j says how it is used', async (...words) => {
    expect(await refused(...words)).toEqual(CONTENT_USAGE);
  });
  test('a kind or a row that is not there is named', async () => {
    expect((await refused('show', 'secrets')).join()).toMatch(/^There is no secrets\..*events/);
    for (const words of [
      ['show', 'events', '7'],
      ['set', 'events', '7', 'isOpen=false'],
      ['remove', 'events', '7'],
    ])
      expect(await refused(...words)).toEqual(['events has no row 7.']);
  });
});

describe('setting fields', () => {
  test('publishes them: text where text stands, JSON elsewhere', async () => {
    expect(await done('set', 'events', '1', 'isOpen=false', 'closedNote=2026', 'attendingMax=12')).toEqual([
      'events 1 is published: alderon-days-registration-2025',
    ]);
    expect(events()).toMatchObject([{ isOpen: false, closedNote: '2026', attendingMax: 12 }]);
    await done('set', 'events', '1', 'registrationDeadline=null', 'closedNote=');
    await done('set', 'events', '1', 'registrationDeadline=2026-05-01');
    const notify = server.content.settings.find(({ group, key }) => group === 'event' && key === 'notify')?.id;
    await done('set', 'settings', String(notify), 'value=["desk@example.com"]');
    expect(await shown('settings', Number(notify))).toMatchObject({ value: ['desk@example.com'] });
    expect(events()).toMatchObject([{ registrationDeadline: '2026-05-01', closedNote: '' }]);
  });
  test('is noted in the audit log, with no person', async () => {
    await done('set', 'events', '1', 'isOpen=false');
    const [entry] = await listAudit(server.database.queries, { limit: 1 });
    expect(entry).toMatchObject({ action: 'content-changed', actor: null, subject: 'events 1', address: null });
  });
  test.each([
    ['a field that is none', ['isopen=false'], 'isopen: is no field to be set'],
    ['the id', ['id=2'], 'id: is no field to be set'],
    ['no value', ['isOpen'], 'isOpen: is no field to be set'],
    ['a value of another kind', ['isOpen=perhaps'], 'isOpen: must be a boolean'],
  ])('refuses %s, and publishes nothing', async (_what, fields, words) => {
    expect(await refused('set', 'events', '1', ...fields)).toEqual([words]);
  });
  test('refuses what does not compile with the rest, and says where', async () => {
    expect((await refused('set', 'events', '1', 'slug=nowhere')).join()).toMatch(/^events\.1\.slug: /);
  });
  test('refuses a fault deep in a row, and says where', async () => {
    expect(await refused('set', 'faqs', '1', 'steps=[{"answer":3,"image":null,"video":null}]')).toEqual([
      'steps[0].answer: must be a string',
    ]);
  });
});

describe('warnings', () => {
  test('that a change brings about are told with it, by place; check lists all of them', async () => {
    const job = server.content.jobs[0]?.id ?? 0;
    const warning = `warning faqs.1.link: The link /employment/${job} leads to something that is not live.`;
    expect(await done('set', 'faqs', '1', `link=/employment/${job}`)).toHaveLength(1);
    expect(await done('check')).not.toContain(warning);
    expect(await done('set', 'jobs', String(job), 'isLive=false')).toContain(warning);
    expect(await done('set', 'faqs', '1', 'isSupport=false')).toEqual([
      expect.stringMatching(/^faqs 1 is published: /),
      warning,
    ]);
    expect(await done('set', 'faqs', '2', 'isSupport=false')).toHaveLength(1);
    expect(await done('check')).toContain(warning);
  });
});

test('hits of redirects are listed, the most used first', async () => {
  await recordRedirectUses(server.database, '2026-11-23', new Map([['/products/*', 3]]));
  const [first, second] = server.content.redirects;
  expect(await done('hits')).toEqual(
    [`     1  0  never  ${first?.from}`, `     2  3  2026-11-23  ${second?.from}`].toReversed(),
  );
});

describe('a row of a file', () => {
  test('without an id is added under an id that no row of any kind ever had; with an id it takes that row’s place', async () => {
    const { id: _, ...post } = await shown('posts', 1);
    const added = JSON.stringify({ ...post, slug: 'one-more', name: 'One more' });
    const [words = ''] = await done('put', 'posts', added);
    const id = Number(/\d+/.exec(words)?.[0]);
    const used = Object.values(server.content).flatMap((rows) => rows.map((row) => row.id));
    expect(id).toBeGreaterThan(Math.max(...used));
    expect(words).toBe(`posts ${id} is published: one-more`);
    await done('put', 'posts', JSON.stringify({ ...post, id, slug: 'one-more', name: 'Another name' }));
    expect(await shown('posts', id)).toMatchObject({ name: 'Another name' });
    expect(await done('remove', 'posts', String(id))).toEqual([`posts ${id} is gone.`]);
    expect(await refused('show', 'posts', String(id))).toEqual([`posts has no row ${id}.`]);
  });
  test.each([
    ['that is not there', '', /^The file is no JSON/],
    ['that is no JSON', '{', /^The file is no JSON/],
    ['with a field that is none', '{"isopen":true}', /isopen: is no field of this kind/],
    ['that is not whole', '{"slug":"x"}', /name: must not be empty/],
  ])('%s is refused', async (_what, text, words) => {
    expect((await refused('put', 'events', text)).join('\n')).toMatch(words);
  });
});
