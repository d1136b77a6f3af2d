import { setTimeout as wait } from 'node:timers/promises';
import { type BenchRow, benchRow, median } from '../row.ts';
import { fieldOf, type StaffCaller } from './staff-caller.ts';
import { timed } from './timed.ts';

const PUBLICATIONS = 5;
const POLL_MS = 5;
/** A node that has just started goes on with its start for a while after it is ready. */
const STARTED_MS = 3000;

/** From the call that publishes a new name of a family until the page of every node shows it. */
export async function visibleOnAll(
  of: string,
  call: StaffCaller,
  nodes: readonly string[],
  { family, budgetMs }: { family: { id: number; slug: string }; budgetMs: number | null },
): Promise<BenchRow[]> {
  await wait(STARTED_MS);
  const shown: number[][] = [];
  for (let nth = 1; nth <= PUBLICATIONS; nth += 1) {
    const name = `Published ${nth}`;
    const draft = String(fieldOf(await call('officeBeginDraft', { body: { name } }), 'id'));
    const params = { draft, kind: 'families', id: family.id };
    const seen = await call('officeRow', { params, query: { draft } });
    await call('officeChangeRow', { params, body: { version: fieldOf(seen, 'version'), fields: { name } } });
    const shows = (node: string) => timed(() => until(() => isShown(`${node}/family/${family.slug}`, name)));
    const [, ...times] = await Promise.all([call('officePublish', { params: { draft } }), ...nodes.map(shows)]);
    shown.push(times);
  }
  const last = shown.map((times) => Math.max(...times));
  return [
    benchRow(
      `${of} publish to visible on this node, median`,
      median(shown.map(([own = Number.NaN]) => own)),
      'ms',
      null,
    ),
    benchRow(`${of} publish to visible on all nodes, median`, median(last), 'ms', budgetMs),
    benchRow(`${of} publish to visible on all nodes, longest`, Math.max(...last), 'ms', budgetMs),
  ];
}

const isShown = async (url: string, name: string) => (await (await fetch(url)).text()).includes(name);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(POLL_MS);
}
