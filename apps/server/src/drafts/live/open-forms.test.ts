import { expect, test } from 'vitest';
import { openStaffApp } from '../../testing/staff/open-staff-app.ts';
import { OPEN_MS, openForms } from './open-forms.ts';

const { server, ask, begin, edit } = openStaffApp({ ada: ['editor'], bob: ['editor'] });

const row = { kind: 'posts', id: 2 } as const;
const at = (as: string, body: object, params: object = row) => ask('officeAtRow', { params, body, as });

test('who has a form open is told to colleagues, in which draft, and not to themselves, until it is closed', async () => {
  const draft = await begin('Summer');
  expect(await at('ada', { draft, isOpen: true })).toEqual([]);
  const ada = { by: 'ada', isOpen: true, draft, draftName: 'Summer', changedAt: null };
  expect(await at('bob', { isOpen: true })).toEqual([ada]);
  expect(await at('ada', { draft, isOpen: true })).toEqual([
    { by: 'bob', isOpen: true, draft: null, draftName: null, changedAt: null },
  ]);
  expect(await at('bob', { isOpen: true }, { kind: 'posts', id: 3 })).toEqual([]);
  await at('ada', { draft, isOpen: false });
  expect(await at('bob', { isOpen: false })).toEqual([]);
});

test('who has it open and changed it is told once, with the last change', async () => {
  const draft = await begin();
  await edit(draft, { name: 'By Ada' }, row.id);
  await at('ada', { draft, isOpen: true });
  const seen = await ask('officeRowElsewhere', { params: row, query: { draft }, as: 'bob' });
  expect(seen).toEqual([{ by: 'ada', isOpen: true, draft, draftName: 'Spring', changedAt: expect.any(String) }]);
  await at('ada', { draft, isOpen: false });
  expect(await ask('officeRowElsewhere', { params: row, query: { draft }, as: 'bob' })).toMatchObject([
    { by: 'ada', isOpen: false },
  ]);
  await ask('officeDiscardDraft', { params: { draft } });
});

test('another node hears of it, and a form without a sign for a while is closed', async () => {
  const { database } = server();
  let now = 0;
  const clock = () => new Date(now);
  const [here, there] = [openForms({ database, clock }), openForms({ database, clock })];
  const sign = { ...row, draft: null, isOpen: true };
  await there.note({ ...sign, by: 'dana' });
  await here.note({ ...sign, by: 'ada' });
  const people = () => there.at(row).map(({ by }) => by);
  await expect.poll(people).toEqual(['dana', 'ada']);
  now = OPEN_MS;
  expect(people()).toEqual(['dana', 'ada']);
  now += 1;
  expect(people()).toEqual([]);
  await Promise.all([here.stop(), there.stop()]);
});
