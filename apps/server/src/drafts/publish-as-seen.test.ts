import { expect, test } from 'vitest';
import { openStaffApp } from '../testing/staff/open-staff-app.ts';

const { send, ask, edit } = openStaffApp({ ada: ['editor'], pia: ['publisher'] }, { as: 'pia' });

const AT = '2036-03-01T06:00';

/** A draft with one change, and its version as its publisher has looked at it. */
async function lookedAt(): Promise<{ draft: string; version: number }> {
  const draft = (await ask('officeBeginDraft', { body: { name: 'Spring' } })).id;
  await edit(draft, { name: 'Looked at' }, 1, 'pia');
  await expect.poll(async () => (await ask('officeFindings', { params: { draft } })).isChecking).toBe(false);
  return { draft, version: (await ask('officeDraft', { params: { draft } })).version };
}

test('a draft is published as it was looked at', async () => {
  const { draft, version } = await lookedAt();
  expect(await ask('officePublish', { params: { draft }, body: { version } })).toHaveProperty('revision');
});

test.each([
  ['officePublish', {}],
  ['officeSchedule', { at: AT }],
] as const)('%s refuses a draft in which another has changed something since', async (name, body) => {
  const { draft, version } = await lookedAt();
  await edit(draft, { name: 'Slipped in' }, 2, 'ada');
  const refused = await send(name, { params: { draft }, body: { ...body, version } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'revision-moved' }]);
  expect(await ask('officeDraft', { params: { draft } })).toMatchObject({ state: 'open', changes: 2 });
});

test('a script that names no version takes the draft as it is', async () => {
  const { draft } = await lookedAt();
  await edit(draft, { name: 'Meanwhile' }, 2, 'ada');
  expect(await ask('officePublish', { params: { draft }, body: {} })).toHaveProperty('revision');
});
