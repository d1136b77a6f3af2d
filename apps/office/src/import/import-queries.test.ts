import { ApiError } from '@millrace/contract';
import type { ImportMapping } from '@millrace/contract/office';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Asked, answerCalls } from '../testing/answer-calls.ts';
import { type FakeUpload, takeUploads } from '../testing/fake-upload.ts';
import {
  cancelImport,
  guessImport,
  importQuery,
  keepMapping,
  landImport,
  mapImport,
  mappingsQuery,
  openImportsQuery,
  removeMapping,
  sendFiles,
  verdictPageQuery,
} from './import-queries.ts';

const mapping = { sheets: [] } as unknown as ImportMapping;
const wanted = { page: 2 } as const;
let calls: Asked[];
beforeEach(() => {
  calls = answerCalls();
});

test.each<[string, () => Promise<unknown>, Partial<Asked>]>([
  [
    'maps',
    () => mapImport('7', 'd', mapping),
    { method: 'PUT', path: '/office/imports/7/mapping', query: { draft: 'd' }, body: { mapping } },
  ],
  ['maps without a draft', () => mapImport('7', null, mapping), { query: {} }],
  ['guesses anew', () => guessImport('7', 'd', mapping, [1]), { query: { draft: 'd' }, body: { mapping, anew: [1] } }],
  ['guesses without a draft', () => guessImport('7', null, mapping, []), { query: {}, body: { mapping, anew: [] } }],
  ['is given up', () => cancelImport('7'), { method: 'DELETE', path: '/office/imports/7' }],
  [
    'lands',
    () => landImport('7', { draft: 'd', mark: 'm', takesDoubtful: true }),
    { method: 'POST', body: { draft: 'd', mark: 'm', takesDoubtful: true } },
  ],
  ['keeps a mapping', () => keepMapping('Prices', mapping), { body: { name: 'Prices', mapping } }],
  ['removes a mapping', () => removeMapping('3'), { method: 'DELETE', path: '/office/import-mappings/3' }],
])('an import %s', async (_, call, asked) => {
  await call();
  expect(calls).toEqual([expect.objectContaining(asked)]);
});

test.each<[string, { queryKey: QueryKey }, Partial<Asked>]>([
  ['the open imports', openImportsQuery, { path: '/office/imports' }],
  ['the mappings that are kept', mappingsQuery, { path: '/office/import-mappings' }],
  ['an import in a draft', importQuery('7', 'd'), { path: '/office/imports/7', query: { draft: 'd' } }],
  ['an import of what is in force', importQuery('7', null), { path: '/office/imports/7', query: {} }],
  [
    'a page of the verdict',
    verdictPageQuery('7', mapping, wanted),
    { path: '/office/imports/7/verdict', query: { page: '2' } },
  ],
])('%s are read', async (_, query, asked) => {
  await new QueryClient().fetchQuery({ ...query, retry: false });
  expect(calls).toEqual([expect.objectContaining(asked)]);
});

describe('an import that waits for its turn', () => {
  const problem = (code: string) => new ApiError(503, { code, message: 'Wait.' } as never);
  test.each<[string, number, unknown, boolean]>([
    ['is tried again', 0, problem('not-ready'), true],
    ['is tried for a minute', 29, problem('not-ready'), true],
    ['is given up then', 30, problem('not-ready'), false],
    ['that is refused is not tried again', 0, problem('not-found'), false],
    ['that another fault ended is not tried again', 0, new TypeError('no line'), false],
  ])('%s', (_, tried, error, isTried) => {
    for (const { retry, retryDelay } of [importQuery('7', null), verdictPageQuery('7', mapping, wanted)]) {
      if (typeof retry !== 'function') throw new Error('It is not asked whether to try again.');
      expect([retry(tried, error as Error), retryDelay]).toEqual([isTried, 2000]);
    }
  });

  test('has a verdict only of a mapping, and is read once', () => {
    expect(verdictPageQuery('7', undefined, wanted).enabled).toBe(false);
    expect(verdictPageQuery('7', mapping, wanted).enabled).toBe(true);
    expect(importQuery('7', null).staleTime).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('files of an import', () => {
  const files = ['a.png', 'list.csv', 'b.png', 'c.png'].map((path) => ({
    path: `range/${path}`,
    file: new File(['x'], path),
  }));
  /** Takes all but these, and says on the way that half of each has left. */
  function taking(...refused: string[]): FakeUpload[] {
    return takeUploads((upload) => {
      const { name } = upload.data as { name: string };
      upload.upload.onprogress?.({ loaded: 1, total: 2 });
      if (refused.includes(name)) upload.answer(413, { code: 'too-large', message: 'Too large.' });
      else upload.answer(200, { id: 'an-import' });
    });
  }

  test('are sent one after the other, the first begins it, sheets go first, and the whole share is told', async () => {
    const uploads = taking();
    const told: unknown[] = [];
    const { id, refused } = await sendFiles(files, null, (share, path) => told.push([share, path]));
    expect([id, refused]).toEqual(['an-import', []]);
    expect(uploads.map(({ opened, data }) => [opened[1], data])).toEqual([
      ['/api/office/imports', { name: 'range/list.csv' }],
      ['/api/office/imports/an-import/files', { name: 'range/a.png' }],
      ['/api/office/imports/an-import/files', { name: 'range/b.png' }],
      ['/api/office/imports/an-import/files', { name: 'range/c.png' }],
    ]);
    expect(told).toEqual([
      [0.125, 'range/list.csv'],
      [0.375, 'range/a.png'],
      [0.625, 'range/b.png'],
      [0.875, 'range/c.png'],
    ]);
  });

  test('that are refused are told, and the others go on', async () => {
    const uploads = taking('range/list.csv', 'range/b.png');
    const { id, refused } = await sendFiles(files, null, () => {});
    expect([id, refused.map(({ path }) => path)]).toEqual(['an-import', ['range/list.csv', 'range/b.png']]);
    expect(refused[0]?.error).toBeInstanceOf(ApiError);
    expect(uploads.map(({ opened }) => opened[1])).toEqual([
      '/api/office/imports',
      '/api/office/imports',
      '/api/office/imports/an-import/files',
      '/api/office/imports/an-import/files',
    ]);
  });

  test('are added to an import that has begun, which stays where all are refused', async () => {
    const uploads = taking('range/a.png');
    const { id, refused } = await sendFiles(files.slice(0, 1), 'begun', () => {});
    expect([id, refused.length, uploads[0]?.opened[1]]).toEqual(['begun', 1, '/api/office/imports/begun/files']);
  });
});
