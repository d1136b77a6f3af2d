import { readFileSync } from 'node:fs';
import { type BenchRow, benchRow } from '../row.ts';
import type { StartedServer } from '../started-server.ts';
import { fieldOf, type StaffCaller } from './staff-caller.ts';
import { timed } from './timed.ts';

/** The server's memory before and while one draft is open as a preview. */
export async function previewMemory(
  of: string,
  server: Pick<StartedServer, 'pid' | 'mostMemoryMb'>,
  call: StaffCaller,
  page: (path: string) => Promise<string>,
): Promise<BenchRow[]> {
  const draft = String(fieldOf(await call('officeBeginDraft', { body: { name: 'Preview' } }), 'id'));
  const rows = fieldOf(
    await call('officeRows', { params: { kind: 'families' }, query: { draft, pageSize: 1 } }),
    'rows',
  );
  const [first] = Array.isArray(rows) ? rows : [];
  const params = { draft, kind: 'families', id: fieldOf(first, 'id') };
  await call('officeChangeRow', { params, body: { version: fieldOf(first, 'version'), fields: { name: 'Preview' } } });
  const before = memoryMb(server.pid);
  const firstMs = await timed(() => page(`/office/preview/${draft}/home`));
  await page(`/office/preview/${draft}/support`);
  return [
    benchRow(`${of} first page of a preview`, firstMs, 'ms', null),
    benchRow(`${of} memory before; the next with one preview open`, before, 'MB', null),
    benchRow(`${of} memory with one preview open`, memoryMb(server.pid), 'MB', null),
    benchRow(`${of} memory, the most ever held`, server.mostMemoryMb(), 'MB', null),
  ];
}

function memoryMb(pid: number): number {
  const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(held) / 1000;
}
