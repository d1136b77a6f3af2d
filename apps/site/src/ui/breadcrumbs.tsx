import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface Crumb {
  name: string;
  /** Absent: the page itself. */
  to?: string;
}

/** Place of the crumb above the page itself, from the end. */
const PARENT = 2;

/** The way that leads to this page, top first; on a phone the way back up alone. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className="pt-2">
      <ol className="flex flex-wrap text-small text-soft">
        {crumbs.map(({ name, to }, index) => (
          <li
            key={`${name} ${to ?? ''}`}
            className={`flex items-center ${index === crumbs.length - PARENT ? '' : 'max-desk:hidden'}`}
          >
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-edge max-desk:hidden">
                /
              </span>
            )}
            {to === undefined ? (
              <span aria-current="page" className="py-1.5">
                {name}
              </span>
            ) : (
              <Link to={to} className="inline-flex items-center gap-1 py-1.5 text-soft max-desk:min-h-11">
                <Icon name="left" className="size-3.5 desk:hidden" />
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
