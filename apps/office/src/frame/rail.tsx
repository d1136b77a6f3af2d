import type { ContentKind } from '@millrace/contract/content';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDraft } from '../draft/draft-context.tsx';
import { countsQuery } from '../draft/draft-queries.ts';
import { PageLink, useHere } from '../navigation/here.tsx';
import { Brand } from '../ui/brand.tsx';
import type { OfficePage } from './office-page.ts';
import { FIRST_PAGE, pageAt } from './pages.ts';

/** The pages that one may open, below their headings. In a narrow window it stands above the page. */
export function Rail({ pages, onShowKeys }: { pages: readonly OfficePage[]; onShowKeys(): void }): ReactNode {
  const here = useHere();
  const present = pageAt(here);
  const rail = useRef<HTMLElement>(null);
  // In a low window the rail is longer than its room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const headings = [...new Set(pages.flatMap(({ under }) => under ?? []))];
  return (
    <nav className="rail" aria-label="Office" ref={rail}>
      <PageLink className="rail-brand" href={FIRST_PAGE}>
        <Brand />
      </PageLink>
      {headings.map((heading) => (
        <div key={heading}>
          {heading === '' ? null : <h2>{heading}</h2>}
          {pages
            .filter(({ under }) => under === heading)
            .map((page) => (
              <PageLink
                key={page.path}
                className="rail-page"
                href={page.path}
                aria-current={page === present ? 'page' : holds(page, present, here) ? 'true' : undefined}
              >
                {page.name}
                {page.kind === undefined ? null : <Count kind={page.kind} />}
              </PageLink>
            ))}
        </div>
      ))}
      <button className="rail-keys" type="button" onClick={onShowKeys}>
        <kbd>?</kbd> all keys
      </button>
    </nav>
  );
}

/** Whether a page of the rail leads to the present one: a list to the form of a row, the drafts to one of them. */
const holds = ({ path }: OfficePage, present: OfficePage | null, here: string): boolean =>
  present?.within === path || here.toLowerCase().startsWith(`${path}/`);

/** How many rows a kind has in the draft. */
function Count({ kind }: { kind: ContentKind }): ReactNode {
  const { id } = useDraft();
  const { data } = useQuery(countsQuery(id));
  const rows = data?.kinds.find((counts) => counts.kind === kind)?.rows;
  return rows === undefined ? null : <span className="rail-count">{rows.toLocaleString('en-US')}</span>;
}
