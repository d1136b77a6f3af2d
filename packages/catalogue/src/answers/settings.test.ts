import { describe, expect, test } from 'vitest';
import { ask, customerOf, editor } from '../testing/ask.ts';
import { setting } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const open = { id: 1, group: 'company', key: 'name', value: 'A maker' };
const list = { id: 2, group: 'search', key: 'removedWords', value: ['Liberty'] };
const secret = { id: 3, group: 'company', key: 'ordersEmail', value: 'orders@example.com' };
const words = { id: 4, group: 'search', key: 'synonyms', value: ['pit, sump'] };
const snapshot = snapshotOf({
  settings: [
    setting(open),
    setting(list),
    setting({ ...secret, isPublic: false }),
    setting({ ...words, isPublic: false }),
  ],
});

describe('settings', () => {
  test.each([
    ['strangers', { kind: 'anonymous' } as const],
    ['customers', customerOf(1)],
  ])('for %s are the public ones', (_, viewer) => {
    expect(ask(snapshot, 'settings', { params: {}, query: {} }, viewer)).toEqual([open, list]);
    expect(ask(snapshot, 'settingsByGroup', { params: { group: 'company' }, query: {} }, viewer)).toEqual([open]);
    expect(ask(snapshot, 'settingById', { params: { id: 2 }, query: {} }, viewer)).toEqual(list);
    expect(ask(snapshot, 'settingById', { params: { id: 3 }, query: {} }, viewer)).toBe('not-found');
  });
  test('for editors are those too that are not public, and no secret', () => {
    expect(ask(snapshot, 'settings', { params: {}, query: {} }, editor)).toEqual([open, list, words]);
    expect(ask(snapshot, 'settingById', { params: { id: 4 }, query: {} }, editor)).toEqual(words);
    expect(ask(snapshot, 'settingById', { params: { id: 4 }, query: {} })).toBe('not-found');
    expect(ask(snapshot, 'settingById', { params: { id: 3 }, query: {} }, editor)).toBe('not-found');
  });
  test('for publishers are all', () => {
    const publisher = { kind: 'staff', roles: ['publisher'], customerId: null } as const;
    expect(ask(snapshot, 'settings', { params: {}, query: {} }, publisher)).toEqual([open, list, secret, words]);
    expect(ask(snapshot, 'settingById', { params: { id: 3 }, query: {} }, publisher)).toEqual(secret);
  });
  test('of an unknown group are none, an unknown one is not found', () => {
    expect(ask(snapshot, 'settingsByGroup', { params: { group: 'nothing' }, query: {} })).toEqual([]);
    expect(ask(snapshot, 'settingById', { params: { id: 9 }, query: {} })).toBe('not-found');
  });
});
