import { ApiError, type ApiTransport } from '@millrace/contract';
import type { RowRecord } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRow } from './add-row.ts';
import { rowQuery } from './draft-queries.ts';
import { draftOfTheDay } from './office-edits.ts';
import { rowIntoDraft } from './use-row-into-draft.ts';

const DRAFT = '0b0f7a4e-93c1-4c55-8a57-6d5f3f1e2a4b';

/** A browser as far as the current draft asks for one, with its locks or without. */
function browserOf(hasLocks: boolean): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { href: 'http://localhost/office' });
  vi.stubGlobal('dispatchEvent', () => true);
  let before: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, run: () => Promise<unknown>) => {
      before = before.then(run, run);
      return before;
    },
  };
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
}

/** A server that begins drafts and adds rows, once a key. `cuts`: answers that do not arrive. */
function serverOf(cuts = 0) {
  const begun: string[] = [];
  const rows = new Map<unknown, RowRecord>();
  let left = cuts;
  const transport: ApiTransport = async ({ call, body }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (call.path.endsWith('/drafts') && call.method === 'GET') return { status: 200, body: [] };
    if (call.path.endsWith('/drafts')) {
      begun.push(DRAFT);
      return { status: 200, body: { id: DRAFT } };
    }
    const { key, fields } = body as { key: string; fields: Record<string, unknown> };
    const known = rows.get(key);
    const given = { id: rows.size + 1, row: fields, version: 'd1' };
    const none = { published: null, changedBy: null, changedAt: null, conflicts: [], findings: [] };
    const record: RowRecord = known ?? { kind: 'posts', ...given, ...none };
    rows.set(key, record);
    if (left-- > 0) throw new TypeError('Failed to fetch');
    return { status: 200, body: record };
  };
  return { begun, rows, transport };
}

beforeEach(() => browserOf(true));
afterEach(() => void vi.unstubAllGlobals());

const workOf = (transport: ApiTransport) => ({
  edits: { settled: async () => {} },
  ensureDraft: () => draftOfTheDay(transport),
});

test('rows that are added at one moment begin one draft, and are shown as they were answered', async () => {
  const { begun, transport } = serverOf();
  const queries = new QueryClient();
  const add = (name: string) =>
    rowIntoDraft(workOf(transport), queries, 'posts', (draft) => addRow(transport, draft, 'posts', { name }));
  const records = await Promise.all([add('One'), add('Two')]);
  expect(begun).toHaveLength(1);
  expect(records.map(({ row }) => row?.['name'])).toEqual(['One', 'Two']);
  for (const record of records)
    expect(queries.getQueryData(rowQuery('posts', record.id, DRAFT).queryKey)).toEqual(record);
});
test('what was typed a moment ago is in the draft before the row is', async () => {
  const { transport } = serverOf();
  const order: string[] = [];
  const settled = async (): Promise<void> => void order.push('typed');
  await rowIntoDraft({ ...workOf(transport), edits: { settled } }, new QueryClient(), 'posts', (draft) => {
    order.push('added');
    return addRow(transport, draft, 'posts', {});
  });
  expect(order).toEqual(['typed', 'added']);
});
test('a row whose answer is lost is asked for again and is one row; what the server refuses is asked for once', async () => {
  const { rows, transport } = serverOf(2);
  expect(await addRow(transport, DRAFT, 'posts', { name: 'One' })).toMatchObject({ id: 1 });
  expect(rows.size).toBe(1);
  await expect(addRow(serverOf(3).transport, DRAFT, 'posts', {})).rejects.toBeInstanceOf(TypeError);
  const refusing = vi.fn<ApiTransport>(async () => ({ status: 409, body: null }));
  await expect(addRow(refusing, DRAFT, 'posts', {})).rejects.toBeInstanceOf(ApiError);
  expect(refusing).toHaveBeenCalledTimes(1);
});
