import type { ReactNode } from 'react';

/** A tab with nothing in it says so in the words of the specification. */
export function EmptyTab({ caption, picture }: { caption: string; picture?: ReactNode }) {
  return (
    <figure className="fam-empty">
      {picture}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
