import type { Configurator } from '@millrace/configurator';
import { request } from '@millrace/contract';
import { type DraftChangeAnswer, officeCalls, ROWS_PAGE_MAX, type RowRecord } from '@millrace/contract/office';
import type { ChangedNumbers } from '@millrace/studio';
import { officeTransport } from '../../api/office-transport.ts';
import type { Compared, ToCompare } from './numbers.worker.ts';

/** Configurators that are compared; of more it is said how many are not. */
const COMPARED_MOST = 20;

type Change = Pick<DraftChangeAnswer, 'kind' | 'id' | 'label' | 'differences'>;

/** The numbers of one row that a draft changes. */
export interface NumbersOfRow extends Pick<Change, 'kind' | 'id' | 'label'> {
  /** null: its configurator is not sound, so nothing can be said. */
  numbers: ChangedNumbers | null;
}

/** The rows whose configurator a draft changes, brings or takes. */
export const rowsWithNumbers = <One extends Change>(changes: readonly One[]): readonly One[] =>
  changes.filter(
    ({ kind, differences }) =>
      (kind === 'families' || kind === 'customerFamilies') &&
      differences.some(({ path }) => path.length === 0 || path[0] === 'configurator'),
  );

/** Compares the numbers of changed configurators, one after the other; `left`: so many more are changed than are compared. */
export async function numbersOfDraft(
  draft: string,
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<{ rows: NumbersOfRow[]; left: number }> {
  const all = rowsWithNumbers(changes);
  const worker = new Worker(new URL('./numbers.worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    const rows: NumbersOfRow[] = [];
    for (const { kind, id, label } of all.slice(0, COMPARED_MOST)) {
      const params = { kind, id };
      const record = await request(officeTransport, officeCalls.officeRow, { params, query: { draft }, signal });
      const [before, after] = [configuratorOf(record.published), configuratorOf(record.row)];
      if (before === null && after === null) continue;
      const isSound = record.findings.every(({ severity }) => severity !== 'error');
      const known = isSound ? await knownNumbers(record, signal) : [];
      const compared: Compared = isSound ? await ask(worker, { before, after, known }, signal) : { ok: false };
      rows.push({ kind, id, label, numbers: compared.ok ? compared.numbers : null });
    }
    return { rows, left: Math.max(0, all.length - COMPARED_MOST) };
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const configuratorOf = (row: Readonly<Record<string, unknown>> | null): Configurator | null =>
  // Of a row that is in force, or has no fault of its own.
  (row?.['configurator'] ?? null) as Configurator | null;

const ask = (worker: Worker, toCompare: ToCompare, signal: AbortSignal): Promise<Compared> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Compared>) => resolve(data);
    worker.onerror = () => resolve({ ok: false });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(toCompare);
  });

/** The numbers that visitors find in the catalogue now, and those that the row in force says must be valid. */
async function knownNumbers({ kind, id, published }: RowRecord, signal: AbortSignal): Promise<readonly string[]> {
  const listed = published?.['validNumbers'];
  const stated = (Array.isArray(listed) ? listed : []).map((known) => Reflect.get(Object(known), 'number'));
  const sold: unknown[] = [];
  if (kind === 'families' && published !== null) {
    const filter = JSON.stringify({ familyId: id, isLive: true, configModelNo: { isEmpty: false } });
    for (let page = 1, total = 1; (page - 1) * ROWS_PAGE_MAX < total; page++) {
      const query = { page, pageSize: ROWS_PAGE_MAX, sort: 'position', filter };
      const read = await request(officeTransport, officeCalls.officeRows, {
        params: { kind: 'products' },
        query,
        signal,
      });
      total = read.total;
      sold.push(...read.rows.map(({ row }) => row?.['configModelNo']));
    }
  }
  return [...stated, ...sold].filter((number): number is string => typeof number === 'string');
}
