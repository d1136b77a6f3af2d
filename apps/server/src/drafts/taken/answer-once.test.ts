import { STEP_TELLS_MOST } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { openStaffApp } from '../../testing/staff/open-staff-app.ts';
import { whileWriting } from '../open-draft.ts';
import { withManyRows } from '../row-pen.ts';
import { writeRow } from '../write-row.ts';

const { server, ask, refusalOf, begin, post, read, change } = openStaffApp({
  ada: ['editor'],
  bob: ['editor'],
  pia: ['publisher'],
});

const KEYS = ['6f1c1a52-3f0b-4a34-9c7e-1f4f0a1b2c3d', '0b0f7a4e-93c1-4c55-8a57-6d5f3f1e2a4b'] as const;

describe('a write with a key', () => {
  const named = async (draft: string, name: string, version: string, as = 'ada', key: string | null = KEYS[0]) =>
    ask('officeChangeRow', { params: post(draft), body: { version, fields: { name }, ...(key && { key }) }, as });

  test('that is the rest of an earlier one is taken back with it in one step, and done again so', async () => {
    const draft = await begin();
    const many = async (id: number, name: string, key: string, more: object = {}) => {
      const { version } = await read(draft, id);
      const body = { changes: [{ kind: 'posts', id, version, fields: { name } }], key, ...more };
      return ask('officeChangeRows', { params: { draft }, body });
    };
    const names = async () => [(await read(draft, 1)).row.name, (await read(draft, 2)).row.name];
    const before = await names();
    await change(draft, (await read(draft, 3)).version, { name: 'Before' }, 'ada', 3);
    await many(1, 'One', KEYS[0]);
    await change(draft, (await read(draft, 3)).version, { name: 'By Bob' }, 'bob', 3);
    await many(2, 'Two', KEYS[1], { joins: KEYS[0] });
    await ask('officeUndo', { params: { draft } });
    expect(await names()).toEqual(before);
    expect((await read(draft, 3)).row.name).toBe('By Bob');
    await ask('officeRedo', { params: { draft } });
    expect(await names()).toEqual(['One', 'Two']);
  });
  test('that is the rest of a write of somebody else, or of none, is a step of its own', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    await named(draft, 'By Bob', version, 'bob', KEYS[1]);
    for (const joins of [KEYS[1], '11111111-1111-4111-8111-111111111111']) {
      const two = await read(draft, 2);
      const changes = [{ kind: 'posts', id: 2, version: two.version, fields: { name: `Two ${joins}` } }];
      await ask('officeChangeRows', { params: { draft }, body: { changes, joins } });
      await ask('officeUndo', { params: { draft } });
      expect((await read(draft, 2)).row.name).toBe(two.row.name);
      expect((await read(draft)).row.name).not.toBe(row.name);
    }
  });
  test('that comes again is answered as it was first, and leaves what a colleague put back meanwhile', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    const first = await named(draft, 'By Ada', version);
    // As before: without the key the merge would find that Ada alone has changed it.
    await named(draft, String(row.name), first.record.version, 'bob', null);
    expect(await named(draft, 'By Ada', version)).toEqual(first);
    expect((await read(draft)).row.name).toBe(row.name);
  });
  test('in conflict is asked once more, with what the colleague had then', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await named(draft, 'By Bob', version, 'bob', null);
    const first = await named(draft, 'By Ada', version);
    expect(first.outcome).toBe('conflict');
    await named(draft, 'By Bob again', first.record.version, 'bob', null);
    expect(await named(draft, 'By Ada', version)).toEqual(first);
    expect((await read(draft)).row.name).toBe('By Bob again');
  });
  test('of many rows is answered once, each row as it was then, also after the draft was scheduled', async () => {
    const draft = await begin();
    const [one, two] = [await read(draft, 1), await read(draft, 2)];
    const changes = [
      { kind: 'posts', id: 1, version: one.version, fields: { name: 'One' } },
      { kind: 'posts', id: 2, version: two.version, fields: null },
    ];
    const write = () => ask('officeChangeRows', { params: { draft }, body: { key: KEYS[0], changes } });
    const first = await write();
    await change(draft, first.results[0].record.version, { name: 'One more' }, 'bob');
    const at = '2099-01-01T12:00';
    await ask('officeSchedule', { params: { draft }, body: { at }, as: 'pia' });
    // Rows that are written together have the moment of this process first, and of the database later.
    const timeless = (answer: unknown) =>
      JSON.parse(JSON.stringify(answer, (key, value) => (key === 'changedAt' ? '' : value)));
    expect(timeless(await write())).toEqual(timeless(first));
    expect((await ask('officeDraft', { params: { draft } })).state).toBe('scheduled');
    expect((await read(draft)).row.name).toBe('One more');
  });
  test('adds one row, however often it comes', async () => {
    const draft = await begin();
    const given = { params: { draft, kind: 'posts' }, body: { key: KEYS[0], fields: { name: 'New' } } };
    const first = await ask('officeAddRow', given);
    expect(await ask('officeAddRow', given)).toEqual(first);
    expect(await ask('officeChanges', { params: { draft } })).toHaveLength(1);
  });
  test('removes a row once, and leaves what a colleague put back meanwhile', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    const remove = () => ask('officeRemoveRow', { params: post(draft), query: { version, key: KEYS[0] } });
    const first = await remove();
    await change(draft, first.record.version, row, 'bob');
    expect(await remove()).toEqual(first);
    expect((await read(draft)).row).toEqual(row);
  });
  test('is refused under the key of another write, or of somebody else, and changes nothing', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    const { record } = await named(draft, 'By Ada', version);
    const of = (name: string, as: string) =>
      refusalOf('officeChangeRow', {
        params: post(draft),
        body: { version, fields: { name }, key: KEYS[0] },
        as,
      });
    expect(await of('Another', 'ada')).toBe('bad-request');
    expect(await of('By Ada', 'bob')).toBe('bad-request');
    expect(await read(draft)).toEqual(record);
    expect((await named(draft, 'By Bob', record.version, 'bob', KEYS[1])).outcome).toBe('saved');
  });
});

/** New posts by Ada in one step, as an import writes them. */
const addedPosts = (draft: string, ids: readonly number[]): Promise<void> =>
  whileWriting(server(), draft, { by: 'ada', address: '' }, ({ tx, snapshot }) =>
    withManyRows(
      { tx, snapshot, draftId: draft },
      ids,
      (rowId) => ({ kind: 'posts', rowId }),
      async (id, state, pen) => {
        const fields = { name: `Post ${id}` };
        await writeRow(tx, snapshot, state, { version: state.version, fields, by: 'ada', isSeen: true }, pen);
      },
    ),
  );

describe('what was taken back', () => {
  const redo = (draft: string, as = 'ada') => ask('officeRedo', { params: { draft }, as });
  const undo = (draft: string, as = 'ada') => ask('officeUndo', { params: { draft }, as });
  const names = async (draft: string) => (await read(draft)).row.name;

  test('is done again step by step, and taken back again', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    const { record } = await change(draft, version, { name: 'One' });
    await change(draft, record.version, { name: 'Two' });
    await undo(draft);
    await undo(draft);
    expect(await names(draft)).toBe(row.name);
    await redo(draft);
    expect(await names(draft)).toBe('One');
    expect(await redo(draft)).toMatchObject({ results: [{ outcome: 'saved', record: { row: { name: 'Two' } } }] });
    expect(await refusalOf('officeRedo', { params: { draft } })).toBe('not-found');
    await undo(draft);
    expect(await names(draft)).toBe('One');
    await redo(draft);
    expect(await names(draft)).toBe('Two');
  });
  test('is taken back once, and done again once, however often each comes under its key', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    const { record } = await change(draft, version, { name: 'One' });
    await change(draft, record.version, { name: 'Two' });
    const undone = await ask('officeUndo', { params: { draft }, query: { key: KEYS[0] } });
    expect(await ask('officeUndo', { params: { draft }, query: { key: KEYS[0] } })).toEqual(undone);
    expect(await names(draft)).toBe('One');
    expect(await refusalOf('officeRedo', { params: { draft }, query: { key: KEYS[0] } })).toBe('bad-request');
    await undo(draft);
    const redone = await ask('officeRedo', { params: { draft }, query: { key: KEYS[1] } });
    expect(await ask('officeRedo', { params: { draft }, query: { key: KEYS[1] } })).toEqual(redone);
    expect(await names(draft)).toBe('One');
    expect(row.name).not.toBe('One');
  });
  test('of more rows than are told is taken back whole, and tells those in conflict first, also under its key again', async () => {
    const draft = await begin();
    const ids = Array.from({ length: STEP_TELLS_MOST + 2 }, (_, nth) => 1_000_000 + nth);
    await addedPosts(draft, ids);
    const last = ids.at(-1) ?? 0;
    const { version } = await read(draft, last);
    await change(draft, version, { name: 'By Bob' }, 'bob', last);
    const query = { key: KEYS[0] };
    const undone = await ask('officeUndo', { params: { draft }, query });
    expect(undone.isMore).toBe(true);
    expect(undone.results).toHaveLength(STEP_TELLS_MOST);
    expect(undone.results[0]).toMatchObject({ outcome: 'conflict', record: { id: last, row: { name: 'By Bob' } } });
    expect(await ask('officeChanges', { params: { draft } })).toHaveLength(1);
    expect(await ask('officeUndo', { params: { draft }, query })).toEqual(undone);
    await undo(draft, 'bob');
    expect((await redo(draft)).isMore).toBe(true);
  });

  test('is done again for many rows, rows that were added, and rows that were removed', async () => {
    const draft = await begin();
    const added = await ask('officeAddRow', { params: { draft, kind: 'posts' }, body: { fields: { name: 'New' } } });
    await undo(draft);
    await redo(draft);
    expect((await read(draft, added.id)).row).toEqual(added.row);
    const { version } = await read(draft, 2);
    await ask('officeChangeRows', {
      params: { draft },
      body: {
        changes: [
          { kind: 'posts', id: 2, version, fields: null },
          { kind: 'posts', id: added.id, version: added.version, fields: { name: 'Newer' } },
        ],
      },
    });
    const before = await ask('officeChanges', { params: { draft } });
    await undo(draft);
    expect((await read(draft, 2)).row).not.toBeNull();
    await redo(draft);
    const after = await ask('officeChanges', { params: { draft } });
    const values = (all: { id: number; differences: unknown }[]) => all.map(({ id, differences }) => [id, differences]);
    expect(values(after)).toEqual(values(before));
  });
  test('is not done again over a value that a colleague wrote since: theirs stays, and is told', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    const { record } = await change(draft, version, { name: 'By Ada', postDate: '2026-05-05' });
    const [{ record: back }] = (await undo(draft)).results;
    expect(record.version).not.toBe(back.version);
    await change(draft, back.version, { name: 'By Bob' }, 'bob');
    expect(await redo(draft)).toMatchObject({
      results: [
        {
          outcome: 'conflict',
          conflicts: [{ path: ['name'] }],
          theirsBy: 'bob',
          record: { row: { name: 'By Bob', postDate: '2026-05-05' } },
        },
      ],
    });
  });
  test('is nothing to do again once its writer has written since; what colleagues write does not matter', async () => {
    const draft = await begin();
    const { version } = await read(draft, 2);
    await change(draft, version, { name: 'One' }, 'ada', 2);
    await undo(draft);
    await change(draft, (await read(draft)).version, { name: 'By Bob' }, 'bob');
    expect(await refusalOf('officeRedo', { params: { draft }, as: 'bob' })).toBe('not-found');
    await redo(draft);
    await undo(draft);
    await change(draft, (await read(draft, 3)).version, { name: 'Elsewhere' }, 'ada', 3);
    expect(await refusalOf('officeRedo', { params: { draft } })).toBe('not-found');
  });
});
