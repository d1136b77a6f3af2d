import type { AddressInfo } from 'node:net';
import { callPath, type StaffRole } from '@millrace/contract';
import { type DraftEvent, officeCalls, readDraftEvent } from '@millrace/contract/office';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { draftCalls } from '../../testing/staff/draft-calls.ts';
import { cookieOf, staffBy } from '../../testing/staff-by.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { STREAMS_OF_ONE } from './draft-streams.ts';

const roles: Record<string, StaffRole[]> = { ada: ['editor'], bob: ['editor'], pia: ['publisher'], sam: [] };
const staffOf = staffBy(roles);

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await openTestApp({ staffOf, published: withoutFamilies, eventBeatMs: 50 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const { ask, begin, edit } = draftCalls(() => server);

/** A page that follows a draft. */
async function follow(draft: string, { as = 'bob', lastId }: { as?: string; lastId?: string } = {}) {
  const leave = new AbortController();
  const headers = { ...cookieOf(as), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const path = callPath(officeCalls.officeDraftStream.path, { draft });
  const answer = await fetch(`${origin}/api${path}`, { headers, signal: leave.signal });
  const events: DraftEvent[] = [];
  let ids: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const message = text.slice(0, end);
        text = text.slice(end + 2);
        const [, data] = /^data: (.*)$/m.exec(message) ?? [];
        const event = data === undefined ? null : readDraftEvent(data);
        if (event !== null) events.push(event);
        ids = [...ids, ...(/^id: (.*)$/m.exec(message)?.slice(1) ?? [])];
      }
    }
  };
  const ended = answer.ok
    ? read().then(
        () => 'ended',
        () => 'cut',
      )
    : answer.json();
  const of = (type: DraftEvent['type']) => events.filter((event) => event.type === type);
  const greeted = () => expect.poll(() => of('draft').length).toBeGreaterThan(0);
  return { answer, of, ended, greeted, lastId: () => ids.at(-1) ?? '', leave: () => leave.abort() };
}

describe('who follows a draft', () => {
  test('hears of it first, then of each change, its findings, its name and its end', async () => {
    const draft = await begin();
    const page = await follow(draft);
    expect(page.answer.headers.get('content-type')).toContain('text/event-stream');
    await page.greeted();
    await edit(draft, { slug: 'Not A Slug' });
    await expect.poll(() => page.of('row')).toEqual([{ type: 'row', kind: 'posts', id: 1, version: 'd1', by: 'ada' }]);
    await expect.poll(() => page.of('findings').at(-1)).toMatchObject({ version: 1, isChecking: false, errors: 1 });
    await ask('officeRenameDraft', { params: { draft }, body: { name: 'Summer' } });
    await expect.poll(() => page.of('draft').at(-1)).toMatchObject({ draft: { name: 'Summer', changes: 1 } });
    await ask('officeDiscardDraft', { params: { draft } });
    expect(await page.ended).toBe('ended');
    expect(page.of('draft').at(-1)).toMatchObject({ draft: { state: 'discarded' } });
  });
  test('hears after a lost connection of what was missed, each row once, as it is now', async () => {
    const draft = await begin();
    const page = await follow(draft);
    await page.greeted();
    await edit(draft, { name: 'One' });
    await expect.poll(() => page.of('row').length).toBe(1);
    page.leave();
    await edit(draft, { name: 'Two' }, 2);
    await edit(draft, { name: 'Three' }, 2, 'bob');
    const again = await follow(draft, { lastId: page.lastId() });
    await again.greeted();
    expect(again.of('row').slice(0, 1)).toMatchObject([{ id: 2, version: 'd2', by: 'bob' }]);
    again.leave();
    const stranger = await follow(draft, { lastId: '99' });
    await expect.poll(() => stranger.of('read-again').length).toBe(1);
    stranger.leave();
  });
  test('hears that others have published', async () => {
    const [mine, other] = [await begin(), await begin()];
    const page = await follow(mine);
    await page.greeted();
    await edit(other, { name: 'Published' });
    const { revision } = await ask('officePublish', { params: { draft: other }, body: {}, as: 'pia' });
    await expect.poll(() => page.of('base')).toEqual([{ type: 'base', revision }]);
    page.leave();
  });
  test('hears no more once the right is gone', async () => {
    const page = await follow(await begin());
    await page.greeted();
    roles['bob'] = [];
    expect(await page.ended).toBe('ended');
    roles['bob'] = ['editor'];
  });
});

test('refused are strangers, people without a role, drafts that ended, and more pages than anybody has open', async () => {
  const draft = await begin();
  const codeOf = async (as: string, id = draft) =>
    (await follow(id, { as })).ended.then((problem) => Reflect.get(Object(problem), 'code'));
  expect(await codeOf('nobody')).toBe('not-signed-in');
  expect(await codeOf('sam')).toBe('not-allowed');
  const ended = await begin();
  await ask('officeDiscardDraft', { params: { draft: ended } });
  expect(await codeOf('ada', ended)).toBe('draft-ended');
  const pages = await Promise.all(Array.from({ length: STREAMS_OF_ONE }, () => follow(draft, { as: 'pia' })));
  expect(await codeOf('pia')).toBe('too-many');
  for (const page of pages) page.leave();
  await expect.poll(async () => (await follow(draft, { as: 'pia' })).answer.status).toBe(200);
});
