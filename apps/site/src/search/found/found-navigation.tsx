import type { FoundEverything } from '@millrace/contract';
import { Link } from '../../ui/link.tsx';
import { type SearchAddress, searchPagePath } from '../search-address.ts';
import { type Section, sections } from './sections.ts';

interface FoundNavigationProps {
  found: FoundEverything;
  /** How many models there are. */
  models: number;
  address: SearchAddress;
}

/** The sections with how much each has: the way to all of one, or back to everything. */
export function FoundNavigation({ found, models, address }: FoundNavigationProps) {
  const { show } = address;
  const filled = sections.filter(({ name }) => found[name].total > 0);
  if (filled.length === 0) return null;
  const to = (name: Section['name'] | 'everything'): string => searchPagePath({ ...address, page: 1, show: name });
  return (
    <nav className="fnd-ways" aria-label="Sections of what was found">
      <Link to={to('everything')} aria-current={show === 'everything' ? 'page' : undefined}>
        Everything
      </Link>
      {filled.map(({ name, title }) => (
        <Link key={name} to={to(name)} aria-current={show === name ? 'page' : undefined}>
          {title} <span className="figures">{found[name].total}</span>
        </Link>
      ))}
      {models > 0 && show === 'everything' ? (
        <a href="#results">
          Models <span className="figures">{models}</span>
        </a>
      ) : null}
    </nav>
  );
}
