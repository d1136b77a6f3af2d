import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf(page: number): string;
}

/** The part of a list that is shown, and the ways to the others; nothing where all of it is. */
export function Pager({ page, pageSize, total, hrefOf }: PagerProps): ReactNode {
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <nav className="pager" aria-label="Pages of the list">
      {page > 1 ? <PageLink href={hrefOf(page - 1)}>Before</PageLink> : null}
      <span>
        {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total}
      </span>
      {page < last ? <PageLink href={hrefOf(page + 1)}>Next</PageLink> : null}
    </nav>
  );
}
