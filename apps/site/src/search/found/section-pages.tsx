import { FOUND_ITEMS_MAX } from '@millrace/contract';
import { Link } from '../../ui/link.tsx';
import { type SearchAddress, searchPagePath } from '../search-address.ts';

interface SectionPagesProps {
  title: string;
  total: number;
  address: SearchAddress;
}

/** The ways through a section that is shown alone and has more than one page holds. */
export function SectionPages({ title, total, address }: SectionPagesProps) {
  if (address.show === 'everything' || total <= FOUND_ITEMS_MAX) return null;
  const { page } = address;
  const last = Math.ceil(total / FOUND_ITEMS_MAX);
  const to = (other: number): string => searchPagePath({ ...address, page: other });
  return (
    <nav className="fnd-pages" aria-label={`Pages of ${title.toLowerCase()}`}>
      {page > 1 ? (
        <Link className="button" to={to(page - 1)} rel="prev">
          Previous
        </Link>
      ) : null}
      <span className="figures">
        {(page - 1) * FOUND_ITEMS_MAX + 1}–{Math.min(page * FOUND_ITEMS_MAX, total)} of {total}
      </span>
      {page < last ? (
        <Link className="button" to={to(page + 1)} rel="next">
          Next
        </Link>
      ) : null}
    </nav>
  );
}
