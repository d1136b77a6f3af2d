import type { ReactNode } from 'react';

/** A postal address, line by line. */
export function AddressBlock({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
