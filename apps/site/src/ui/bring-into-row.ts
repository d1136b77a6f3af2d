import type { FocusEvent } from 'react';

/** Scrolls a row that is too long for its place so that one of its entries stands in the middle. The window does not move. */
export function bringIntoRow(row: HTMLElement | null, entry: Element | undefined): void {
  if (!row || !(entry instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
  const middle = entry.offsetLeft - row.offsetLeft + entry.offsetWidth / 2;
  row.scrollTo({ left: middle - row.clientWidth / 2, behavior: 'instant' });
}

/** For the row: an entry that the keyboard reaches is brought in whole. A pressed one stays under the finger. */
export function bringFocusedIntoRow({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    bringIntoRow(
      currentTarget,
      [...currentTarget.children].find((entry) => entry.contains(target)),
    );
}
