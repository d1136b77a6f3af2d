import type { ContentKind } from '@millrace/contract/content';
import { fieldNamed, withArticle, wordsOf } from '@millrace/contract/fields';
import type { RowFilter, RowRecord } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { rowWords } from '../changes/row-words.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { rowsQuery } from '../draft/draft-queries.ts';
import { emptyRow } from '../inputs/empty-value.ts';
import { PageLink } from '../navigation/here.tsx';
import { ViewAs } from '../preview/view-as.tsx';
import { Fault } from '../ui/fault.tsx';
import { type Belonging, belongingTo } from './belonging.ts';
import { useAddRow } from './use-add-row.ts';

const SHOWN_MOST = 100;

/** Rows of other kinds that belong to a row, such as the models of a family and its tiles, and a button that adds one. */
export function BelongingRows({ record: { kind, row }, from }: Placed): ReactNode {
  return belongingTo(kind, row ?? {}).map((belonging, nth) => (
    <Rows key={belonging.heading} {...belonging} section={`section-${from + nth}`} />
  ));
}

/** Their lines in the list of a form's sections. */
export function BelongingSections({ record: { kind, row }, from }: Placed): ReactNode {
  return belongingTo(kind, row ?? {}).map((belonging, nth) => (
    <SectionLine key={belonging.heading} {...belonging} section={`section-${from + nth}`} />
  ));
}

interface Placed {
  record: RowRecord;
  /** How many sections stand before them. */
  from: number;
}

function SectionLine({ heading, kind, filter, section }: Belonging & { section: string }): ReactNode {
  const { id: draft } = useDraft();
  const { data } = useQuery(shownRows(kind, draft, filter));
  return (
    <li>
      <a href={`#${section}`}>{heading}</a>
      {data === undefined || data.total === 0 ? null : (
        <span className="form-sections-count figures">{data.total}</span>
      )}
    </li>
  );
}

function Rows({ heading, help, kind, filter, preset, section }: Belonging & { section: string }): ReactNode {
  const { id: draft } = useDraft();
  const { data, error } = useQuery(shownRows(kind, draft, filter));
  const add = useAddRow(kind);
  const fault = error ?? add.error;
  return (
    <section id={section} aria-label={heading} tabIndex={-1}>
      <h2>{heading}</h2>
      <p className="form-hint">{help}</p>
      <ul className="form-used">
        {data?.rows.map(({ id, row, change }) => (
          <li key={id}>
            <PageLink href={`/office/rows/${kind}/${id}`}>{rowWords(kind, row)}</PageLink>{' '}
            {change === 'added' ? <span className="change-added">New</span> : null}
            {kind === 'customers' && row !== null ? <ViewAs customer={id} name={rowWords(kind, row)} /> : null}
            {change === 'removed' ? <span className="change-removed">Removed</span> : null}
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > SHOWN_MOST ? (
        <p className="soft">
          The first {SHOWN_MOST} of {data.total}; all are in the list of {wordsOf(kind).many.toLowerCase()}.
        </p>
      ) : null}
      <Fault words={fault === null ? null : faultWords(fault)} />
      <button
        className="button"
        type="button"
        disabled={add.isPending || data === undefined}
        onClick={() =>
          add.mutate({ ...emptyRow(kind), ...preset, ...(isPlaced(kind) ? { position: data?.total ?? 0 } : {}) })
        }
      >
        Add {withArticle(wordsOf(kind).one)}
      </button>
    </section>
  );
}

/** Whether rows of the kind have a place among each other. */
const isPlaced = (kind: ContentKind): boolean => fieldNamed(kind, 'position') !== undefined;

const shownRows = (kind: ContentKind, draft: string | null, filter: RowFilter) => ({
  ...rowsQuery(kind, draft, {
    pageSize: SHOWN_MOST,
    sort: isPlaced(kind) ? 'position,id' : 'name,id',
    filter: JSON.stringify(filter),
  }),
  staleTime: 0,
});
