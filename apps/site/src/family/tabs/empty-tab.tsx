import type { ReactNode } from 'react';

/** An empty tab says so in the words of the specification. */
export function EmptyTab({ caption, picture }: { caption: string; picture?: ReactNode }) {
  return (
    <figure className="fam-empty">
      {picture}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
