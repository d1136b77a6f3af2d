import type { ReactNode } from 'react';
import { comparePath } from '../comparing/compare-address.ts';
import { useCompared } from '../comparing/use-compared.ts';
import { Link } from '../ui/link.tsx';

/** Nothing is named by the address: how things come here, and what is chosen on this device. */
export function NothingCompared(): ReactNode {
  const { items } = useCompared();
  return (
    <div className="cmp-none">
      <p>
        Up to five families, models or configured numbers stand here beside one another. Choose them by “Compare” on the
        pages of <Link to="/category">products</Link>, or add one by its number.
      </p>
      {items.length === 0 ? null : (
        <p>
          <Link className="button button-primary" to={comparePath(items.map(({ item }) => item).join('&'))}>
            Compare the {items.length} chosen on this device
          </Link>
        </p>
      )}
    </div>
  );
}
