import type { eventLoopHolds } from '../growth/event-loop-holds.ts';
import { type BenchRow, benchRow } from '../row.ts';
import { holdRows } from './hold-rows.ts';
import type { StaffCaller } from './staff-caller.ts';
import { timedIn } from './timed.ts';

const FIRST_ROWS_MS = 300;

/** Lists of products: as they are, ordered, filtered, searched. */
export async function lists(
  of: string,
  call: StaffCaller,
  { pid }: { pid: number },
  holds: Pick<ReturnType<typeof eventLoopHolds>, 'during'>,
): Promise<BenchRow[]> {
  const rows = (query: object) => timedIn(pid, () => call('officeRows', { params: { kind: 'products' }, query }));
  const ms = new Map<string, { ms: number; workMs: number }>();
  const hold = await holds.during(async () => {
    ms.set('a list as it is', await rows({}));
    ms.set('sorted by name, the first time', await rows({ sort: 'name' }));
    ms.set('sorted by two fields, one of them for the first time', await rows({ sort: '-partNumber,name' }));
    ms.set('its page in the middle', await rows({ sort: '-partNumber,name', page: 50 }));
    ms.set('filtered by a part of a text', await rows({ filter: JSON.stringify({ partNumber: { contains: '77' } }) }));
    ms.set('searched in all fields', await rows({ search: '77' }));
    ms.set(
      'search over all kinds, the first time',
      await timedIn(pid, () => call('officeSearch', { query: { q: 'b0' } })),
    );
    ms.set('search over all kinds', await timedIn(pid, () => call('officeSearch', { query: { q: 'k0' } })));
    ms.set('counts of all kinds', await timedIn(pid, () => call('officeCounts')));
  });
  const found = [...ms].flatMap(([what, { ms: took, workMs }]) => [
    benchRow(`${of} ${what}`, took, 'ms', FIRST_ROWS_MS),
    ...(what.startsWith('sorted') ? [benchRow(`${of} the same, in processor time`, workMs, 'ms', null)] : []),
  ]);
  return [...found, ...holdRows(`${of} event loop held by lists`, hold)];
}
