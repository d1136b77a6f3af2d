import type { ReactNode } from 'react';
import { CONTENT_ID } from '../ui/landmarks.ts';

/** First in the order of focus: past the menu, to the page. */
export function SkipLink(): ReactNode {
  return (
    <a href={`#${CONTENT_ID}`} className="button button-primary fixed top-2 left-2 z-[80] not-focus:sr-only">
      Skip to content
    </a>
  );
}
