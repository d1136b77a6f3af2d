import { ROWS_PAGE_MAX } from '@millrace/contract/office';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToCompare } from './numbers.worker.ts';
import { numbersOfDraft, rowsWithNumbers } from './numbers-of-draft.ts';

type Changes = Parameters<typeof numbersOfDraft>[1];
const change = (kind: string, id: number, path: readonly (string | number)[] = ['configurator']) =>
  ({ kind, id, label: `Row ${id}`, differences: [{ path }] }) as unknown as Changes[number];
const pump = { configGroups: [] };

describe('the rows whose numbers a draft may change', () => {
  test.each<[string, Changes[number], boolean]>([
    ['a family whose configurator is changed', change('families', 1, ['configurator', 'prefix']), true],
    ['a family of a customer', change('customerFamilies', 1), true],
    ['a family that is new or gone', change('families', 1, []), true],
    ['a family of which another field is changed', change('families', 1, ['name']), false],
    ['a row of another kind', change('products', 1), false],
  ])('%s: %s', (_, one, has) => expect(rowsWithNumbers([one])).toEqual(has ? [one] : []));
});

let asked: string[];
let compared: ToCompare[];
let rows: Record<number, object>;
let pages: object[];
const ended = vi.fn();

class FakeWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  postMessage(given: ToCompare) {
    compared.push(given);
    queueMicrotask(() => this.onmessage?.({ data: { ok: true, numbers: { of: compared.length } } }));
  }
  terminate = ended;
}

beforeEach(() => {
  [asked, compared, pages, rows] = [[], [], [{ total: 0, rows: [] }], {}];
  ended.mockReset();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://office.example');
    asked.push(`${pathname}${searchParams.get('filter') ?? ''}`);
    const id = Number(pathname.split('/').at(-1));
    return Response.json(pathname.endsWith('/products') ? pages.shift() : rows[id]);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const record = (id: number, given: object = {}) => ({
  kind: 'families',
  id,
  published: { id, configurator: pump, validNumbers: [{ number: 'A' }, { number: 7 }] },
  row: { id, configurator: { ...pump, prefix: 'N-' } },
  findings: [],
  ...given,
});
const of = (changes: Changes) => numbersOfDraft('a-draft', changes, new AbortController().signal);

test('before and after are compared with the numbers that are sold and those that must be valid', async () => {
  rows = { 3: record(3) };
  pages = [
    {
      total: ROWS_PAGE_MAX + 1,
      rows: [{ row: { configModelNo: 'S-1' } }, { row: { configModelNo: null } }, { row: null }],
    },
    { total: ROWS_PAGE_MAX + 1, rows: [{ row: { configModelNo: 'S-2' } }] },
  ];
  const found = await of([change('families', 3), change('families', 4, ['name'])]);
  expect(found).toEqual({ rows: [{ kind: 'families', id: 3, label: 'Row 3', numbers: { of: 1 } }], left: 0 });
  expect(compared).toEqual([{ before: pump, after: { ...pump, prefix: 'N-' }, known: ['A', 'S-1', 'S-2'] }]);
  expect(asked.slice(1)).toEqual(
    Array(2).fill(
      expect.stringContaining(JSON.stringify({ familyId: 3, isLive: true, configModelNo: { isEmpty: false } })),
    ),
  );
  expect(ended).toHaveBeenCalledOnce();
});

test('a family that is new has nothing that is sold, and one of a customer lists what must be valid', async () => {
  rows = { 3: record(3, { published: null }), 4: record(4, { kind: 'customerFamilies' }) };
  await of([change('families', 3, []), change('customerFamilies', 4)]);
  expect(compared.map(({ before, known }) => [before, known])).toEqual([
    [null, []],
    [pump, ['A']],
  ]);
  expect(asked).toHaveLength(2);
});

test('of a row with an error nothing can be said; a warning says nothing against it', async () => {
  rows = { 3: record(3, { findings: [{ severity: 'error' }] }), 4: record(4, { findings: [{ severity: 'warning' }] }) };
  const { rows: found } = await of([change('families', 3), change('families', 4)]);
  expect(found.map(({ id, numbers }) => [id, numbers])).toEqual([
    [3, null],
    [4, { of: 1 }],
  ]);
});

test('a row that has no configurator, before or after, has no numbers', async () => {
  rows = { 3: record(3, { published: { id: 3 }, row: null }) };
  expect(await of([change('families', 3)])).toEqual({ rows: [], left: 0 });
});

test('twenty are compared, and it is said how many are not', async () => {
  const changes = Array.from({ length: 22 }, (_, at) => change('families', at + 1));
  rows = Object.fromEntries(changes.map(({ id }) => [id, record(Number(id), { published: null })]));
  const { rows: found, left } = await of(changes);
  expect([found.length, left]).toEqual([20, 2]);
});
