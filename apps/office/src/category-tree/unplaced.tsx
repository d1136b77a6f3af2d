import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { addRow } from '../draft/add-row.ts';
import { useRowIntoDraft } from '../draft/use-row-into-draft.ts';
import { emptyRow } from '../inputs/empty-value.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import type { PlaceFinding } from './use-place-findings.ts';

interface UnplacedProps {
  findings: readonly PlaceFinding[];
  category: { id: number; name: string } | null;
  /** The last place that a tile of this category has. */
  after: number;
}

/** Families and categories to which no tile leads, and a button that puts a tile for each on the page that is open. */
export function Unplaced({ findings, category, after }: UnplacedProps): ReactNode {
  const add = useRowIntoDraft('viewItems', async (draft, { kind, id }: Pick<PlaceFinding, 'kind' | 'id'>) => {
    const { row } = await request(officeTransport, officeCalls.officeRow, { params: { kind, id }, query: { draft } });
    return addRow(officeTransport, draft, 'viewItems', {
      ...emptyRow('viewItems'),
      categoryId: category?.id,
      type: kind === 'families' ? 'family' : 'category',
      slug: row?.['slug'],
      title: row?.['name'],
      name: row?.['name'],
      variants: row?.['intrinsicallySafe'] === true ? { 'intrinsically-safe': 'true' } : {},
      isLive: true,
      position: after + 1,
    });
  });
  const lost = findings.filter(({ code, kind }) => code === 'unreachable' && kind !== 'viewItems');
  if (lost.length === 0) return null;
  return (
    <section className="pane-body tree-unplaced" aria-labelledby="unplaced">
      <h2 id="unplaced">On no page</h2>
      <Fault words={add.error === null ? null : faultWords(add.error)} />
      <ul>
        {lost.map(({ kind, id, message }) => (
          <li key={`${kind} ${id}`}>
            <PageLink href={`/office/rows/${kind.toLowerCase()}/${id}`}>{message}</PageLink>
            {category === null || (kind === 'categories' && id === category.id) ? null : (
              <button
                className="button"
                type="button"
                disabled={add.isPending}
                onClick={() => add.mutate({ kind, id })}
              >
                Put it on {category.name}
                <span className="unseen">: {message}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
