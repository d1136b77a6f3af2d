import type { FoundEverything } from '@millrace/contract';
import type { SearchAddress } from '../search-address.ts';
import { FoundRow } from './found-row.tsx';

interface FoundNearestProps {
  found: FoundEverything;
  address: SearchAddress;
}

/** The nearest of all, where it is no family: a sheet, an answer, a post or a job that was asked for. */
export function FoundNearest({ found: { best }, address }: FoundNearestProps) {
  const [nearest] = best;
  if (nearest === undefined || nearest.kind === 'family' || nearest.kind === 'model') return null;
  if (address.show !== 'everything' || address.page > 1) return null;
  return (
    <section className="fnd-nearest" aria-labelledby="found-nearest">
      <h2 id="found-nearest">Nearest</h2>
      <FoundRow item={nearest} text={address.text} />
    </section>
  );
}
