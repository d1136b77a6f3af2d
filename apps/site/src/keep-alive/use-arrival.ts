import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from '../navigation/location.ts';
import { isMenuOpen } from '../ui/use-closing-details.ts';
import type { KeptPage } from './kept-pages.ts';
import { type ScrollMemory, scrollMemory } from './scroll-memory.ts';

/** Effects of layout do not run on the server, and React would say so. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Handles the arrival of a page on the screen: it stands at its last position, at the anchor or at the top, and its
 * heading gets the focus, except on the first page, where the browser sets it.
 */
export function useArrival(pages: readonly KeptPage[], pageKey: string, at: Location): void {
  const [memory] = useState<ScrollMemory>(() => scrollMemory(typeof document === 'undefined' ? null : sessionStorage));
  const last = useRef<Arrival | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const scrolled = (): void => {
      const here = last.current?.location;
      // The browser scrolls to an anchor before the site hears of its entry: that is not the last entry's position.
      if (here?.hash === location.hash) memory.remember(addressOf(here), here.key, scrollY);
    };
    // Back, so soon that the site had not yet followed the browser to an anchor: no page arrives, and the browser scrolls none.
    const popped = (): void => {
      const here = last.current?.location;
      const y = here !== undefined && here.key === history.state?.key ? memory.ofEntry(here.key) : null;
      if (y !== null) scrollToY(y);
    };
    const save = (): void => memory.save();
    addEventListener('scroll', scrolled, { passive: true });
    // The window tells of a scroll in its next frame, when the visitor may have gone on already.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', scrolled);
    addEventListener('popstate', popped);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', scrolled);
      navigation?.removeEventListener('navigate', scrolled);
      removeEventListener('popstate', popped);
      removeEventListener('pagehide', save);
    };
  }, [memory]);

  useLayout(() => {
    const before = last.current;
    last.current = { pages, pageKey, location: at };
    if (before === null)
      return whenLaidOut(() => {
        if (last.current?.location.key === at.key) arriveFirst(memory, at);
      });
    const isSamePage = before.pageKey === pageKey;
    if (isSamePage && before.location.key === at.key) return;
    const anchor = anchorOf(at);
    const back = at.by === 'pop' ? memory.ofEntry(at.key) : null;
    const isKept = before.pages.some(({ key }) => key === pageKey);
    const left = isKept ? memory.ofAddress(addressOf(at)) : null;
    if (anchor !== null && back === null) anchor.scrollIntoView({ behavior: 'instant' });
    else if (!isSamePage) scrollToY(left ?? back ?? 0);
    else if (back !== null) scrollToY(back);
    memory.remember(addressOf(at), at.key, scrollY);
    if (!isSamePage && !isElsewhere()) focusHeading(anchor);
  }, [memory, pages, pageKey, at]);
}

/** The page that was on the screen, and the pages there were. */
interface Arrival {
  pages: readonly KeptPage[];
  pageKey: string;
  location: Location;
}

/** The address shows one list: the jobs of one filter, one page of results. */
const addressOf = ({ pathname, search }: Location): string => pathname + search;

function arriveFirst(memory: ScrollMemory, location: Location): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  const y = isReturn ? memory.ofEntry(location.key) : null;
  if (y !== null) scrollToY(y);
  // The visitor may have scrolled before the script was there.
  memory.remember(addressOf(location), location.key, scrollY);
}

/** Before its first paint a document has no layout, so that nothing of it can be scrolled to (document/await-faces.js). */
function whenLaidOut(act: () => void): void {
  const { documentElement: root } = document;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    act();
  });
  if (root.dataset.unset === undefined) act();
  else observer.observe(root, { attributeFilter: ['data-unset'] });
}

const scrollToY = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

function anchorOf(location: Location): HTMLElement | null {
  if (location.hash.length < 2) return null;
  return visible(document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(decodeHash(location.hash))}"]`));
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Somebody who opened the search while the page was on its way goes on typing, and who opened a menu goes on choosing. */
const isElsewhere = (): boolean => document.activeElement?.matches('input:not(main input)') === true || isMenuOpen();

function focusHeading(anchor: HTMLElement | null): void {
  const heading = anchor ?? visible(document.querySelectorAll<HTMLElement>('main h1'));
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

const visible = (elements: Iterable<HTMLElement>): HTMLElement | null =>
  [...elements].find((element) => element.checkVisibility()) ?? null;
