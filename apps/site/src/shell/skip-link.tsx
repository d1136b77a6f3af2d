import type { ReactNode } from 'react';

export const CONTENT_ID = 'content';

/** First in the order of focus: past the menu, to the page. */
export function SkipLink(): ReactNode {
  return (
    <a href={`#${CONTENT_ID}`} className="button button-primary fixed top-2 left-2 z-[80] not-focus:sr-only">
      Skip to content
    </a>
  );
}
