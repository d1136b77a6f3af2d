import type { ReactNode } from 'react';

/** The mark of the product, with the name of this part of it. */
export function Brand(): ReactNode {
  return (
    <span className="brand">
      <svg viewBox="0 0 28 28" width="26" height="26" aria-hidden="true">
        <rect width="28" height="28" rx="2" className="brand-ground" />
        <path d="M5 9.5h8v8h10" className="brand-race" />
        <path d="M5 22.5h18" className="brand-water" />
        <circle cx="19.5" cy="10.5" r="3" className="brand-lamp" />
      </svg>
      <span>
        <b>Millrace</b> Office
      </span>
    </span>
  );
}
