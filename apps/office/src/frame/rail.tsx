import type { ReactNode } from 'react';
import { PageLink, useHere } from '../navigation/here.tsx';
import { Brand } from '../ui/brand.tsx';
import { FIRST_PAGE, type OfficePage, pageAt } from './pages.ts';

/** The pages that one may open, below their headings. In a narrow window it stands above the page. */
export function Rail({ pages, onShowKeys }: { pages: readonly OfficePage[]; onShowKeys(): void }): ReactNode {
  const present = pageAt(useHere());
  const headings = [...new Set(pages.flatMap(({ under }) => under ?? []))];
  return (
    <nav className="rail" aria-label="Office">
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
                aria-current={page === present ? 'page' : undefined}
              >
                {page.name}
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
