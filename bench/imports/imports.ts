import { readFileSync } from 'node:fs';
import type { Content } from '@millrace/contract/content';
import { writeXlsx } from '@millrace/exchange';
import type { eventLoopHolds } from '../growth/event-loop-holds.ts';
import { holdRows } from '../office/hold-rows.ts';
import { fieldOf, type StaffCaller } from '../office/staff-caller.ts';
import { timed } from '../office/timed.ts';
import { type BenchRow, benchRow } from '../row.ts';
import type { StartedServer } from '../started-server.ts';

/** By move-in.md, for 100,000 rows. */
const VERDICT_MS = 20_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** A workbook of all products with prices that are all new, and three more columns. */
export async function priceList(products: Content['products']): Promise<Uint8Array<ArrayBuffer>> {
  const rows = products.map(({ partNumber, name, description, priceCents }) => [
    partNumber,
    name,
    ((priceCents ?? 0) + 100) / 100,
    description,
    'a remark',
  ]);
  const sheet = { name: 'Prices', rows: [['Part number', 'Name', 'List price', 'Description', 'Remark'], ...rows] };
  return new Uint8Array(await (await writeXlsx([sheet])).arrayBuffer());
}

interface Surroundings {
  call: StaffCaller;
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown>;
  server: Pick<StartedServer, 'pid' | 'mostMemoryMb'>;
  holds: Pick<ReturnType<typeof eventLoopHolds>, 'during'>;
}

/**
 * A price list of all products: read, judged, put into a draft and taken back. Times by the clock inform; those of the processor are
 * held.
 */
export async function imports(
  of: string,
  list: Uint8Array<ArrayBuffer>,
  { call, upload, server, holds }: Surroundings,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const measured = async (what: string, budget: number | null, work: () => Promise<unknown>): Promise<void> => {
    let clock = 0;
    const before = processorMs(server.pid);
    const hold = await holds.during(async () => {
      clock = await timed(work);
    });
    rows.push(benchRow(`${of} ${what}, by the clock`, clock, 'ms', null));
    rows.push(benchRow(`${of} ${what}, processor time of the server`, processorMs(server.pid) - before, 'ms', budget));
    rows.push(...holdRows(`${of} the event loop held by it`, hold));
  };
  const draft = String(fieldOf(await call('officeBeginDraft', { body: { name: 'Bench of an import' } }), 'id'));
  let id = '';
  let mark = '';
  const params = () => ({ import: id });
  await measured('a price list of all of them: sent, read and mapped', null, async () => {
    id = String(fieldOf(await upload('prices.xlsx', list), 'id'));
    await call('officeImport', { params: params() });
  });
  await measured('its verdict', VERDICT_MS, async () => {
    mark = String(fieldOf(await call('officeVerdict', { params: params(), query: { draft, pageSize: 1 } }), 'mark'));
  });
  await measured('put into a draft in one step', null, () =>
    call('officeLandImport', { params: params(), body: { draft, mark, takesDoubtful: true } }),
  );
  await measured('taken back by one undo', null, () => call('officeUndo', { params: { draft } }));
  await call('officeDiscardDraft', { params: { draft } });
  rows.push(benchRow(`${of} most memory of the server with an import`, server.mostMemoryMb(), 'MB', null));
  return rows;
}

/** Of all threads of a process so far. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
