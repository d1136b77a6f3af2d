import type { ReactNode } from 'react';

const REGION_ID = 'announcer';

/**
 * The place where a new page's title is spoken, and other announcements. `announce` sets the words, so React leaves
 * them alone.
 */
export function Announcer(): ReactNode {
  return <div id={REGION_ID} aria-live="polite" aria-atomic="true" className="sr-only" />;
}

let announced = 'default';
let last = '';

/** Announces the title of the page the visitor came to; not of the first one, which the browser announces. */
export function announceTitle(title: string, entry: string): void {
  if (announced !== entry && last !== title && last !== '') announce(title);
  announced = entry;
  last = title;
}

/** Announced when the screen reader pauses. */
export function announce(words: string): void {
  const region = document.getElementById(REGION_ID);
  if (region !== null) region.textContent = words;
}
