import type { ReactNode } from 'react';
import { PairView } from './pair-view.tsx';
import { useOnHand } from './use-on-hand.ts';
import { usePaste } from './use-paste.ts';
import './tables.css';

/** What goes with what: two groups beside each other. */
export function CompatibilityPane(): ReactNode {
  const hand = useOnHand();
  usePaste(hand.paste);
  return (
    <section className="compatibility" aria-label="Compatibility">
      <PairView hand={hand} onAddTable={null} />
    </section>
  );
}
