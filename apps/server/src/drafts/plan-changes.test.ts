import { finish } from '@millrace/configurator';
import { type Content, emptyContent } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import { planAll, refuseConflicts } from './plan-changes.ts';

const post = (id: number, fields: object = {}): TypedRow => ({
  ...{ id, name: `Post ${id}`, slug: `post-${id}`, htmlContent: '', postDate: '2027-01-01' },
  ...{ isLive: true, ...fields },
});
const content = { ...emptyContent(), posts: [post(1), post(2)] } as unknown as Content;
const change = (rowId: number, row: TypedRow | null, base: TypedRow | null, fields: object = {}): DraftChange => ({
  ...{ draftId: '', kind: 'posts', rowId, row, base, version: 1, conflicts: [], changedBy: null },
  ...{ changedAt: new Date(0), ...fields },
});
function planned(...changes: DraftChange[]): unknown {
  try {
    return finish(planAll(content, changes)).map(({ kind, id, row }) => [kind, id, row]);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, message, errors } = error.problem;
    return [code, message, errors];
  }
}
const UNDECIDED = 'Others have published another value since. Decide which one is to stay.';
const conflict = (...path: (string | number)[]) => ({ path, mine: 'a', theirs: 'b' });

test('changes are published over what others published meanwhile', () => {
  expect(planned(change(1, null, post(1)))).toEqual([['posts', 1, null]]);
  expect(planned(change(9, null, post(9)))).toEqual([]);
  const [[kind, id, row]] = planned(change(2, post(2, { name: 'No.' }), post(2))) as [[string, number, TypedRow]];
  expect([kind, id, row['name'], row['id']]).toEqual(['posts', 2, 'No.', 2]);
});

test('a conflict is refused with its place, and how much there is to decide', () => {
  const base = post(1, { name: 'Before.' });
  expect(planned(change(1, post(1, { name: 'Mine.' }), base))).toEqual([
    'draft-in-conflict',
    UNDECIDED,
    [{ field: 'posts.1', message: 'has 1 to decide' }],
  ]);
  const undecided = change(1, post(1), post(1), { conflicts: [conflict('media', 0, 'uri'), conflict('name')] });
  expect(planned(undecided)).toEqual([
    'draft-in-conflict',
    UNDECIDED,
    [{ field: 'posts.1.media.uri.name', message: 'has 2 to decide' }],
  ]);
  for (const [conflicts, words] of [
    [[conflict('name')], 'has 1 to decide'],
    [[conflict('name'), conflict('slug')], 'has 2 to decide'],
  ] as const)
    expect(() => refuseConflicts(change(1, null, null, { conflicts }))).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ errors: [expect.objectContaining({ message: words })] }),
      }),
    );
  expect(() => refuseConflicts(change(1, null, null))).not.toThrow();
});

test('a row that is not sound is refused with every fault of it', () => {
  expect(planned(change(1, post(1, { name: 7 }), post(1)))).toEqual([
    'content-refused',
    'name must be a string.',
    [{ field: 'posts.1.name', message: 'name must be a string.' }],
  ]);
  const [code, message, errors] = planned(change(1, post(1, { name: 7, isLive: 'x' }), post(1))) as [
    string,
    string,
    object[],
  ];
  expect(code).toBe('content-refused');
  expect(errors).toMatchObject([
    { field: expect.stringContaining('name') },
    { field: expect.stringContaining('isLive') },
  ]);
  expect(message).toBe(errors.map((one) => Reflect.get(one, 'message')).join(' '));
});
