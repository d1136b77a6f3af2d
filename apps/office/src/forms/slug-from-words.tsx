import type { ReactNode } from 'react';
import { slugOf } from './slug-of.ts';

/** Offers the address that the name of a row makes, where it has none yet. */
export function SlugFromWords({
  words,
  slug,
  onTake,
}: {
  words: unknown;
  slug: unknown;
  onTake(slug: string): void;
}): ReactNode {
  const made = typeof words === 'string' ? slugOf(words) : '';
  if (slug !== '' || made === '') return null;
  return (
    <p className="form-was">
      <button className="button-link" type="button" onClick={() => onTake(made)}>
        Take “{made}” from the name
      </button>
    </p>
  );
}
