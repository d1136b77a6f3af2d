import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export interface Crumb {
  name: string;
  /** Absent: the page itself. */
  to?: string;
}

/** The way that leads to this page, top first. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className="pt-2">
      <ol className="flex flex-wrap text-small text-soft">
        {crumbs.map(({ name, to }, index) => (
          <li key={`${name} ${to ?? ''}`} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-edge">
                /
              </span>
            )}
            {to === undefined ? (
              <span aria-current="page" className="py-1.5">
                {name}
              </span>
            ) : (
              <Link to={to} className="inline-flex items-center py-1.5 text-soft max-desk:min-h-11">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
