import type { eventLoopHolds, Hold } from '../growth/event-loop-holds.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { holdRows } from './hold-rows.ts';
import { fieldOf, type StaffCaller } from './staff-caller.ts';
import { timed } from './timed.ts';
import { ofHundred, type Visitor } from './visitor/visitor.ts';

/** Even: the last one leaves the row as it is published. */
const CHANGES = 8;
const PASTED_ROWS = 5000;
const PASTE_MS = 2000;
const ROWS_OF_A_CALL = 500;
const VISITORS_MS = 50;

interface Surroundings {
  holds: Pick<ReturnType<typeof eventLoopHolds>, 'during'>;
  visitor: Pick<Visitor, 'during'>;
  findingBudgetMs: number;
}

/** Changes, a paste, undo and a publication, each with what it holds up. */
export async function changes(
  of: string,
  call: StaffCaller,
  { holds, visitor, findingBudgetMs }: Surroundings,
): Promise<BenchRow[]> {
  const draft = String(fieldOf(await call('officeBeginDraft', { body: { name: 'Bench' } }), 'id'));
  const [first] = await listed(call, draft, { pageSize: 1 });
  const row = { draft, kind: 'products', id: Number(fieldOf(first, 'id')) };
  const held: [string, Hold][] = [];
  const visits: [string, number[]][] = [];
  /** Returns the time of the work, in ms. */
  const watched = async (what: string, work: () => Promise<unknown>): Promise<number> => {
    let ms = Number.NaN;
    const hold = await holds.during(async () => {
      visits.push([
        what,
        await visitor.during(async () => {
          ms = await timed(work);
        }),
      ]);
    });
    held.push([what, hold]);
    return ms;
  };
  const times: number[] = [];
  await watched('checks', async () => {
    for (let nth = 0; nth < CHANGES; nth += 1) times.push(await timed(() => changeAndFind(call, row, nth)));
  });
  const cells = await rowsToPaste(call, draft);
  const pasteMs = await watched('a paste', () => paste(call, draft, cells));
  const checkMs = await watched('the check of it', () => checked(call, draft));
  const undoMs = await watched('undo', () => call('officeUndo', { params: { draft } }));
  const publishMs = await watched('publishing', () => call('officePublish', { params: { draft } }));
  const all = visits.flatMap(([, found]) => found).sort((a, b) => a - b);
  return [
    benchRow(`${of} a change to its finding, median`, median(times), 'ms', findingBudgetMs),
    benchRow(`${of} a paste of ${PASTED_ROWS.toLocaleString('en')} cells with verdicts`, pasteMs, 'ms', PASTE_MS),
    benchRow(`${of} their findings, after that`, checkMs, 'ms', null),
    benchRow(`${of} undo of ${ROWS_OF_A_CALL} of them`, undoMs, 'ms', null),
    benchRow(`${of} publishing the others`, publishMs, 'ms', null),
    ...visits.map(([what, found]) =>
      benchRow(`${of} visitors beside ${what}, 99 of 100 of ${found.length} pages`, ofHundred(found), 'ms', null),
    ),
    benchRow(`${of} visitors beside all of it, 99 of 100 pages`, ofHundred(all), 'ms', VISITORS_MS),
    ...held.flatMap(([what, hold]) => holdRows(`${of} event loop held by ${what}`, hold)),
  ];
}

async function listed(call: StaffCaller, draft: string, query: object): Promise<unknown[]> {
  const page = await call('officeRows', { params: { kind: 'products' }, query: { ...query, draft } });
  const rows = fieldOf(page, 'rows');
  return Array.isArray(rows) ? rows : [];
}

/** A family that is not there is an error, the published one is none. */
async function changeAndFind(call: StaffCaller, row: { draft: string; kind: string; id: number }, nth: number) {
  const { draft } = row;
  const seen = await call('officeRow', { params: { kind: row.kind, id: row.id }, query: { draft } });
  const fields = { familyId: nth % 2 === 0 ? 999_999_999 : fieldOf(fieldOf(seen, 'published'), 'familyId') };
  await call('officeChangeRow', { params: row, body: { version: fieldOf(seen, 'version'), fields } });
  const isThere = (await checked(call, draft)).some((one) => fieldOf(one, 'severity') === 'error');
  if (isThere !== (nth % 2 === 0)) throw new Error('The finding is not that of the change.');
}

/** The findings of the draft as it is. */
async function checked(call: StaffCaller, draft: string): Promise<unknown[]> {
  for (;;) {
    const found = await call('officeFindings', { params: { draft } });
    const findings = fieldOf(found, 'findings');
    if (fieldOf(found, 'isChecking') === false) return Array.isArray(findings) ? findings : [];
  }
}

type PastedRow = { kind: string; id: unknown; version: unknown; fields: object };

/** One cell of each of many rows, as staff have seen them. */
async function rowsToPaste(call: StaffCaller, draft: string): Promise<PastedRow[]> {
  const pasted: PastedRow[] = [];
  for (let page = 1; page <= PASTED_ROWS / ROWS_OF_A_CALL; page += 1)
    for (const row of await listed(call, draft, { page, pageSize: ROWS_OF_A_CALL }))
      pasted.push({
        kind: 'products',
        id: fieldOf(row, 'id'),
        version: fieldOf(row, 'version'),
        fields: { description: 'Pasted' },
      });
  return pasted;
}

/** As the office pastes. Each answer has the verdict of every row in it. */
async function paste(call: StaffCaller, draft: string, rows: readonly PastedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_CALL)
    await call('officeChangeRows', {
      params: { draft },
      body: { changes: rows.slice(at, at + ROWS_OF_A_CALL), isMore: at + ROWS_OF_A_CALL < rows.length },
    });
}
