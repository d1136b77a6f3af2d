import { readContent } from '@millrace/database';
import { expect, test } from 'vitest';
import { openStaffApp } from '../testing/staff/open-staff-app.ts';

const { server, send, ask, refusalOf, begin, read, change } = openStaffApp({
  ada: ['editor'],
  pia: ['publisher'],
  pat: ['publisher'],
});

test('a write tells of what another draft published only where a colleague published it', async () => {
  const draft = await begin();
  const { version } = await read(draft);
  await change(draft, version, { name: 'By Pia' }, 'pia');
  for (const [fields, by] of [
    [{ postDate: '2026-08-08' }, 'pia'],
    [{ htmlContent: '<p>By Pat</p>' }, 'pat'],
  ] as const) {
    const other = await begin();
    await change(other, (await read(other)).version, fields, by);
    await ask('officePublish', { params: { draft: other }, body: {}, as: by });
  }
  const late = await change(draft, version, { isLive: false }, 'pia');
  expect(late).toMatchObject({ outcome: 'merged', mergedOfOthers: ['htmlContent'] });
  expect(late.merged.toSorted()).toEqual(['htmlContent', 'name', 'postDate']);
});

test('two drafts that are published at once are both in force, and each end told of its own revision', async () => {
  const drafts = [await begin(), await begin()];
  for (const [at, draft] of drafts.entries())
    await change(draft, (await read(draft, at + 1)).version, { name: `At once ${at}` }, 'ada', at + 1);
  const sent = await Promise.all(
    drafts.map((draft) => send('officePublish', { params: { draft }, body: {}, as: 'pia' })),
  );
  const late = sent.findIndex(({ statusCode }) => statusCode !== 200);
  // Whoever comes second may be told that the content has moved meanwhile, and publishes once more.
  if (late >= 0) {
    expect(sent[late]?.json().code).toBe('revision-moved');
    sent[late] = await send('officePublish', { params: { draft: drafts[late] ?? '' }, body: {}, as: 'pia' });
  }
  const revisions = sent.map((answer) => answer.json().revision);
  expect(new Set(revisions).size).toBe(2);
  const { posts } = (await readContent(server().database)).content;
  expect([1, 2].map((id) => posts.find((one) => one.id === id)?.name)).toEqual(['At once 0', 'At once 1']);
  for (const [at, revision] of revisions.entries()) {
    const { changes } = await ask('officeRevision', { params: { revision } });
    expect(changes.map(({ kind, id }: { kind: string; id: number }) => [kind, id])).toEqual([['posts', at + 1]]);
  }
  for (const draft of drafts)
    expect(await refusalOf('officePublish', { params: { draft }, body: {}, as: 'pia' })).toBe('draft-ended');
});
