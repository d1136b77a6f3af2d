import type { PointerEvent, ReactNode } from 'react';
import './moving.css';

/** The grip by which a row is drawn to another place; keys move it, too, so it is not read out. */
export const Grip = ({ onBegin }: { onBegin(event: PointerEvent): void }): ReactNode => (
  <span className="studio-grip" aria-hidden="true" title="Drag, or Alt ↑ ↓" onPointerDown={onBegin}>
    <svg viewBox="0 0 8 12" aria-hidden="true">
      <path d="M2 2v.1M6 2v.1M2 6v.1M6 6v.1M2 10v.1M6 10v.1" />
    </svg>
  </span>
);
