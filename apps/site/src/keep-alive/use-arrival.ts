import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { type ScrollMemory, scrollMemory } from './scroll-memory.ts';

/** Effects of layout do not run on the server, and React would say so. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What happens when a page arrives on the screen: it stands where it was left, or at the anchor, or at the top; and the focus
 * goes to its heading, except at the first page, where the browser has put it.
 */
export function useArrival(pageKey: string, location: Location): void {
  const [memory] = useState<ScrollMemory>(() => scrollMemory(typeof document === 'undefined' ? null : sessionStorage));
  const navigation = useNavigationType();
  const last = useRef<{ pageKey: string; entry: string } | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const scrolled = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (last.current !== null) memory.remember(last.current.pageKey, last.current.entry, window.scrollY);
      });
    };
    const save = (): void => memory.save();
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scrolled);
      removeEventListener('pagehide', save);
    };
  }, [memory]);

  useLayout(() => {
    const before = last.current;
    if (before?.pageKey === pageKey && before.entry === location.key) return;
    last.current = { pageKey, entry: location.key };
    if (before === null) return arriveFirst(memory, location);
    const isSamePage = before.pageKey === pageKey;
    const target = anchorOf(location);
    const back = navigation === 'POP' ? memory.ofEntry(location.key) : null;
    if (target !== null && back === null) target.scrollIntoView({ behavior: 'instant' });
    else if (isSamePage && back !== null) scrollToY(back);
    else if (!isSamePage) scrollToY(memory.ofPage(pageKey) ?? back ?? 0);
    if (!isSamePage) focusHeading(target);
  }, [memory, pageKey, location, navigation]);
}

function arriveFirst(memory: ScrollMemory, location: Location): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  const y = isReturn ? memory.ofEntry(location.key) : null;
  if (y !== null) scrollToY(y);
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

function focusHeading(anchor: HTMLElement | null): void {
  const heading = anchor ?? visible(document.querySelectorAll<HTMLElement>('main h1'));
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

const visible = (elements: Iterable<HTMLElement>): HTMLElement | null =>
  [...elements].find((element) => element.checkVisibility()) ?? null;
