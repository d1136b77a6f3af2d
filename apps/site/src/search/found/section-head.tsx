import { Link } from '../../ui/link.tsx';
import { type SearchAddress, searchPagePath } from '../search-address.ts';
import type { Section } from './sections.ts';

interface SectionHeadProps {
  id: string;
  section: Section;
  total: number;
  shown: number;
  address: SearchAddress;
}

/** The title of a section with its count, and the way to all of it. */
export function SectionHead({ id, section: { name, title }, total, shown, address }: SectionHeadProps) {
  return (
    <header className="srch-head fnd-head">
      <h2 id={id}>
        {title}
        <small className="figures">{total}</small>
      </h2>
      {shown < total && address.show === 'everything' ? (
        <Link className="fnd-all" to={searchPagePath({ ...address, page: 1, show: name })}>
          All {total}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      ) : null}
    </header>
  );
}
