import { type SheetMapping, VERDICT_PAGE_MAX } from '@millrace/contract/office';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { savedFiles } from '../testing/saved-files.ts';
import { saveRefused } from './save-refused.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const sheets = [{ sheet: 'Prices' }, { sheet: 'Stock' }] as SheetMapping[];
const fault = (heading: string, why: string, ...fits: string[]) => ({ heading, why, fits });

test('refused rows are saved with the reason of each fault and what fits', async () => {
  const { saved } = savedFiles();
  const calls = answerCalls(() => ({
    lines: [
      { sheet: 1, row: 7, key: '=P-1', faults: [fault('Price', 'No price.'), fault('Unit', 'Unknown.', 'mm', 'in')] },
      { sheet: 9, row: 8, key: null, faults: [fault('Key', 'Missing.')] },
    ],
  }));
  await saveRefused('7', 'draft', sheets);
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['refused.csv', 'text/csv']]);
  const lines = (await saved[0]?.file.text())?.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(lines).toEqual([
    'Sheet,Row,Key,Column,Why,What fits',
    "Stock,7,'=P-1,Price,No price.,",
    "Stock,7,'=P-1,Unit,Unknown.,mm; in",
    ',8,,Key,Missing.,',
  ]);
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    ['/office/imports/7/verdict', { draft: 'draft', show: 'refused', page: '1', pageSize: String(VERDICT_PAGE_MAX) }],
  ]);
});

const line = { sheet: 0, row: 1, key: 'P', faults: [fault('Price', 'No price.')] };
test.each([
  ['the last page', [VERDICT_PAGE_MAX, VERDICT_PAGE_MAX - 1], 2],
  ['a full last page', [VERDICT_PAGE_MAX, 0], 2],
  ['as many as somebody reads', Array.from({ length: 50 }, () => VERDICT_PAGE_MAX), 40],
])('pages are read up to %s', async (_, pages, read) => {
  savedFiles();
  const calls = answerCalls(({ query }) => ({
    lines: Array.from({ length: pages[Number(query['page']) - 1] ?? 0 }, () => line),
  }));
  await saveRefused('7', null, sheets);
  expect(calls.map(({ query }) => [query['page'], query['draft']])).toEqual(
    Array.from({ length: read }, (__, at) => [String(at + 1), undefined]),
  );
});
