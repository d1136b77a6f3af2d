import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { Draft, DraftChange, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import {
  changeOf,
  findingsOf,
  presentChange,
  presentDifference,
  presentDraft,
  presentResult,
  presentRevised,
  presentRow,
} from './present-draft.ts';
import type { RowState } from './row-state.ts';

const AT = new Date('2027-03-01T08:00:00Z');
const post = (fields: object = {}): TypedRow => ({
  ...{ id: 4, name: 'Post', slug: 'post', htmlContent: '', postDate: '2027-01-01', isLive: true },
  ...fields,
});
const secret = (value: string, isPublic = false): TypedRow => ({
  id: 9,
  group: 'mail',
  key: 'password',
  value,
  isPublic,
});
const change = (kind: ContentKind, base: TypedRow | null, row: TypedRow | null, fields: object = {}): DraftChange => ({
  ...{ draftId: 'd', kind, rowId: Number(row?.['id'] ?? base?.['id']), base, row, version: 3, conflicts: [] },
  ...{ changedBy: 'ada', changedAt: AT },
  ...fields,
});
const stateOf = (of: DraftChange): RowState =>
  ({
    place: { draftId: 'd', kind: of.kind, rowId: of.rowId },
    ...{ row: of.row, published: of.base, version: `d${of.version}`, change: of, snapshot: {} as Snapshot },
  }) as unknown as RowState;

test('a draft is told with its times, without what only the server needs', () => {
  const draft = {
    ...{ id: 'd', name: 'Spring', begunAt: AT, publishAt: null, endedAt: null },
    ...{ publishNote: 'x', claimedUntil: AT, takesBack: 4 },
  } as unknown as Draft;
  expect(presentDraft(draft, 7)).toEqual({
    ...{ id: 'd', name: 'Spring', begunAt: AT.toISOString(), publishAt: null, endedAt: null, changes: 7 },
  });
  const ended = presentDraft({ ...draft, publishAt: AT, endedAt: AT }, 0);
  expect([ended.publishAt, ended.endedAt]).toEqual([AT.toISOString(), AT.toISOString()]);
});

test.each([
  [null, post(), 'added'],
  [null, null, 'added'],
  [post(), null, 'removed'],
  [post(), post(), 'changed'],
])('a row that was %o and is %o is told as %s', (before, after, word) => expect(changeOf(before, after)).toBe(word));

test('the faults of a row are told by its fields', () => {
  expect(findingsOf('posts', 4, post())).toEqual([]);
  expect(findingsOf('posts', 4, post({ name: 7 }))).toEqual([
    {
      severity: 'error',
      code: expect.any(String),
      kind: 'posts',
      id: 4,
      path: ['name'],
      message: 'name must be a string.',
    },
  ]);
});

test('a row is told as it is, as it was, and with what is to be decided', () => {
  const conflicts = [{ path: ['name'], mine: 'a', theirs: 'b' }];
  const of = change('posts', post(), post({ name: 7 }), { conflicts });
  expect(presentRow(stateOf(of), true)).toEqual({
    ...{ kind: 'posts', id: 4, row: post({ name: 7 }), version: 'd3', published: post(), change: 'changed' },
    ...{ changedBy: 'ada', changedAt: AT.toISOString(), conflicts },
    findings: [expect.objectContaining({ message: 'name must be a string.' })],
  });
  const { change: _, ...inForce } = stateOf(change('posts', post(), post()));
  expect(presentRow({ ...inForce, version: 'r2' } as RowState, true)).toEqual({
    ...{ kind: 'posts', id: 4, row: post(), version: 'r2', published: post() },
    ...{ changedBy: null, changedAt: null, conflicts: [], findings: [] },
  });
  const gone = presentRow(stateOf(change('posts', post(), null)), true);
  expect([gone.row, gone.change, gone.findings]).toEqual([null, 'removed', []]);
});

test('a secret setting is told without its value to those who are not shown it', () => {
  const of = change('settings', secret('old'), secret('new'));
  const texts = (isSeen: boolean) =>
    [presentRow(stateOf(of), isSeen), presentChange(of, isSeen)].map((one) => JSON.stringify(one));
  for (const text of texts(false)) expect(text).not.toMatch(/"(?:old|new)"/);
  for (const text of texts(true)) expect(text).toMatch(/"old".*"new"|"new".*"old"/);
});

test('a change is told value by value, by the name of its row', () => {
  const of = change('posts', post(), post({ name: 'New' }));
  expect(presentChange(of, true)).toEqual({
    ...{ kind: 'posts', id: 4, change: 'changed', label: 'New', version: 'd3', changedBy: 'ada' },
    ...{ changedAt: AT.toISOString(), conflicts: [] },
    differences: [{ path: ['name'], before: 'Post', after: 'New' }],
  });
  const gone = presentDifference({ kind: 'posts', id: 4, before: post(), after: null }, true);
  expect([gone.label, gone.change]).toEqual(['Post', 'removed']);
});

test('a value of the past is told with what stands there now, where that is another', () => {
  const row = { kind: 'posts', id: 4, before: post(), after: post({ name: 'New' }) } as const;
  const now = { value: 'Newest', since: 5 };
  expect(presentRevised(row, true, () => now).differences).toEqual([
    { path: ['name'], before: 'Post', after: 'New', now },
  ]);
  expect(presentRevised(row, true, () => null).differences[0]).not.toHaveProperty('now');
});

test('the outcome of a write is told with the row as it is now', () => {
  const of = change('posts', post(), post({ name: 'New' }));
  const result = {
    ...{ place: stateOf(of).place, outcome: 'conflict', merged: ['name'], mergedOfOthers: [], theirsBy: 'bob' },
    ...{ conflicts: [{ path: ['name'], mine: 'a', theirs: 'b' }], theirsAt: AT },
  } as Parameters<typeof presentResult>[0];
  const told = presentResult(result, stateOf(of), true);
  expect(told).toMatchObject({ outcome: 'conflict', merged: ['name'], theirsBy: 'bob', theirsAt: AT.toISOString() });
  expect(told.conflicts).toEqual([{ path: ['name'], mine: 'a', theirs: 'b' }]);
  expect(told.record.version).toBe('d3');
  expect(presentResult({ ...result, theirsAt: null }, stateOf(of), true).theirsAt).toBeNull();
});
