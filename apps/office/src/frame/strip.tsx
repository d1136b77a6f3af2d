import type { ReactNode } from 'react';
import { DraftStrip } from '../draft-tag/draft-strip.tsx';

/** The strip at the foot: how far saving and checking have come. */
export function Strip(): ReactNode {
  return (
    <footer className="strip">
      <DraftStrip />
    </footer>
  );
}
