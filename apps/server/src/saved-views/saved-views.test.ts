import { randomUUID } from 'node:crypto';
import {
  COLUMN_WIDTH_MOST,
  type ListView,
  SAVED_VIEWS_MOST,
  type SavedView,
  VIEW_NAME_MAX,
} from '@millrace/contract/office';
import { addUser, deleteUser, forgetPerson, readPerson } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sendOfficeCall } from '../testing/send-office-call.ts';
import { cookieOf, staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const named = staffBy({ ada: ['editor'], bo: ['publisher'], hr: ['hr'] });
const ids: Record<string, string> = {};
const WHOLE: ListView = { search: '', filters: {}, sort: [], show: 'all', columns: null, widths: {} };
const PRICES: ListView = {
  search: 'panel',
  filters: { priceCents: '> 1,000' },
  sort: ['-priceCents', 'name'],
  show: 'faulty',
  columns: ['partNumber', 'priceCents', 'fromNumber'],
  widths: { priceCents: 140, fromNumber: 90 },
};

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    published: withoutFamilies,
    staffOf: async (cookie, visitor) => {
      const session = await named(cookie, visitor);
      return session === null ? null : { ...session, userId: ids[session.userId] ?? session.userId };
    },
  });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  for (const name of ['ada', 'bo']) {
    const user = { email: `${name}@example.com`, password: 'hash', userType: null, isConfirmed: true };
    ids[name] = (await addUser(server.database.queries, user)) ?? '';
  }
});
afterAll(() => server.close());

const keep = (given: Partial<SavedView> = {}, as = 'ada') => {
  const { id = randomUUID(), kind = 'products', name = 'Prices', view = PRICES, version = 0 } = given;
  return sendOfficeCall(server, 'officeKeepView', { params: { kind, id }, body: { name, view, version }, as });
};
const forget = (id: string, version: number, as = 'ada') =>
  sendOfficeCall(server, 'officeRemoveView', { params: { kind: 'products', id }, query: { version }, as });
const list = async (as = 'ada', kind = 'products'): Promise<SavedView[]> =>
  (await sendOfficeCall(server, 'officeViews', { params: { kind }, as })).json();
const namesOf = async (as = 'ada', kind = 'products') => (await list(as, kind)).map(({ name }) => name);

describe('a saved view', () => {
  test('is there on every device of its user, whole, and for nobody else', async () => {
    const kept = (await keep({ name: '  Prices ' })).json();
    expect(kept).toMatchObject({ kind: 'products', name: 'Prices', view: PRICES, version: 1 });
    expect(await list()).toEqual([kept]);
    expect(await list('ada', 'families')).toEqual([]);
    expect(await list('bo')).toEqual([]);
    expect((await forget(kept.id, 1, 'bo')).json()).toBe(true);
    expect((await keep({ ...kept, view: WHOLE }, 'bo')).statusCode).toBe(404);
    expect(await list()).toEqual([kept]);
  });
  test('is changed and forgotten in the version that was seen, and by no device that saw another', async () => {
    const first = (await keep()).json();
    const second = (await keep({ ...first, name: 'Dear ones', view: WHOLE })).json();
    expect(second).toMatchObject({ id: first.id, name: 'Dear ones', view: WHOLE, version: 2 });
    const late = await keep({ ...first, view: { ...PRICES, search: 'late' } });
    expect(late.json()).toMatchObject({ status: 409, code: 'changed-meanwhile' });
    expect(late.json().message).toBe('The view “Dear ones” was kept anew meanwhile.');
    expect((await forget(first.id, 1)).json()).toMatchObject({ code: 'changed-meanwhile' });
    expect(await list()).toEqual([second]);
    expect((await forget(first.id, 2)).json()).toBe(true);
    expect((await forget(first.id, 2)).json()).toBe(true);
    expect((await keep({ ...second, version: 2 })).json()).toMatchObject({ code: 'not-found' });
    expect(await list()).toEqual([]);
  });
  test('is kept once, however often the call is sent', async () => {
    const given = { id: randomUUID() };
    const first = (await keep(given)).json();
    expect((await keep(given)).json()).toEqual(first);
    const change = { ...given, view: WHOLE, version: 1 };
    const second = (await keep(change)).json();
    expect((await keep(change)).json()).toEqual(second);
    expect(await list()).toEqual([second]);
  });
  test('shares its name with no other of the list', async () => {
    const { id } = (await keep()).json();
    const other = (await keep({ name: 'Others' })).json();
    expect((await keep({ view: WHOLE })).json()).toMatchObject({
      code: 'changed-meanwhile',
      message: 'A view named “Prices” is kept already.',
    });
    expect((await keep({ ...other, name: 'Prices' })).json()).toMatchObject({ code: 'changed-meanwhile' });
    // The same name and even the same id are free in another list, and for another user.
    expect((await keep({ id, kind: 'families', view: WHOLE })).statusCode).toBe(200);
    expect((await keep({ id, view: WHOLE }, 'bo')).statusCode).toBe(200);
    expect(await namesOf()).toEqual(['Others', 'Prices']);
    expect((await list()).find((one) => one.id === id)?.view).toEqual(PRICES);
  });
  test('of two devices at once loses none, and the later hears of it', async () => {
    const { id } = (await keep()).json();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((search) => keep({ id, version: 1, view: { ...WHOLE, search } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await list()).toEqual([answers.find(({ statusCode }) => statusCode === 200)?.json()]);
  });
  test(`is one of ${SAVED_VIEWS_MOST} of its list at most`, async () => {
    for (let at = 0; at < SAVED_VIEWS_MOST; at++) await keep({ name: `View ${at}` });
    const over = (await keep({ name: 'One more' })).json();
    expect(over).toMatchObject({ status: 409, code: 'too-many-open' });
    const [first] = await list();
    expect((await keep({ ...first, view: WHOLE })).json()).toMatchObject({ version: 2 });
    expect((await keep({ kind: 'families', view: WHOLE })).statusCode).toBe(200);
    expect(await list()).toHaveLength(SAVED_VIEWS_MOST);
  });
  test('goes with its user, and is among what is told of a person', async () => {
    const { queries } = server.database;
    const kept = (await keep()).json();
    await keep({}, 'bo');
    expect((await readPerson(queries, 'ada@example.com'))?.savedViews).toEqual([
      { ...kept, changedAt: new Date(kept.changedAt) },
    ]);
    await forgetPerson(queries, 'ada@example.com');
    expect(await list()).toEqual([]);
    expect(await list('bo')).toHaveLength(1);
    await deleteUser(queries, ids['bo'] ?? '');
    expect(await list('bo')).toEqual([]);
  });
  test('is for staff who may see the lists', async () => {
    const headers = { 'content-type': 'application/json' };
    const url = `/api/office/views/products/${randomUUID()}`;
    const payload = { name: 'x', view: WHOLE, version: 0 };
    expect((await server.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(401);
    const { 'x-office-token': _, ...forged } = cookieOf('ada') as Record<string, string>;
    const answer = await server.app.inject({ method: 'PUT', url, headers: { ...headers, ...forged }, payload });
    expect(answer.statusCode).toBe(403);
    expect((await keep({}, 'hr')).statusCode).toBe(403);
    expect((await sendOfficeCall(server, 'officeViews', { params: { kind: 'products' }, as: 'hr' })).statusCode).toBe(
      403,
    );
    expect(await list()).toEqual([]);
  });
});

describe('what is no view is refused, with its place', () => {
  test.each<[string, object, string]>([
    ['an unknown field in the filter', { view: { ...WHOLE, filters: { colour: 'red' } } }, 'view.filters.colour'],
    ['in the order', { view: { ...WHOLE, sort: ['name', '-colour'] } }, 'view.sort[1]'],
    ['an order by what is reckoned', { view: { ...WHOLE, sort: ['fromNumber'] } }, 'view.sort[0]'],
    ['an unknown column', { view: { ...WHOLE, columns: ['name', 'colour'] } }, 'view.columns[1]'],
    ['a column of another kind', { kind: 'families', view: { ...WHOLE, columns: ['fromNumber'] } }, 'view.columns[0]'],
    ['the width of none', { view: { ...WHOLE, widths: { colour: 90 } } }, 'view.widths.colour'],
    ['a column that nothing inherits', { view: { ...WHOLE, columns: ['constructor'] } }, 'view.columns[0]'],
    ['a column twice', { view: { ...WHOLE, columns: ['name', 'name'] } }, 'view.columns'],
    ['a column without end', { view: { ...WHOLE, widths: { name: COLUMN_WIDTH_MOST + 1 } } }, 'view.widths.name'],
    ['a part that no view has', { view: { ...WHOLE, colour: 'red' } }, 'view'],
    ['half a view', { view: { search: '' } }, 'view.filters'],
    ['no name', { name: '  ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(VIEW_NAME_MAX + 1) }, 'name'],
    ['a version before the first', { version: -1 }, 'version'],
    ['an id that is none', { id: 'mine' }, 'id'],
    ['a kind that is none', { kind: 'people' }, 'kind'],
  ])('%s', async (_, given, field) => {
    const answer = await keep(given);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((one: { field: string }) => one.field)).toContain(field);
    expect(await list()).toEqual([]);
  });
  test('a version that is none, to be forgotten', async () => {
    expect((await forget(randomUUID(), 0)).statusCode).toBe(400);
  });
});
