import type { ReactNode } from 'react';

const REGION_ID = 'announcer';

/** Where a new page's title is spoken, and what happens beside it. The words are put there by announce, so React leaves it alone. */
export function Announcer(): ReactNode {
  return <div id={REGION_ID} aria-live="polite" aria-atomic="true" className="sr-only" />;
}

let announced = 'default';
let last = '';

/** Says the title of the page the visitor came to; not of the first one, which the browser says. */
export function announceTitle(title: string, entry: string): void {
  if (announced !== entry && last !== title && last !== '') announce(title);
  announced = entry;
  last = title;
}

/** Says it when the reader pauses. */
export function announce(words: string): void {
  const region = document.getElementById(REGION_ID);
  if (region !== null) region.textContent = words;
}
