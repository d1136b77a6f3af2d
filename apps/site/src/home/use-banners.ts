import { CAROUSEL_INTERVAL_MS } from '@millrace/contract';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface UseBanners {
  viewport: (element: HTMLElement | null) => void;
  /** Whether the script has taken over; before, the visitor scrolls the banners by hand. */
  isLive: boolean;
  /** Whether it moves by itself when nobody uses it. */
  isPlaying: boolean;
  selected: number;
  show: (index: number) => void;
  togglePlaying: () => void;
}

const MOVE_MS = 26;

/** The banner that is shown, and when the next one comes: every five seconds, never for those who want no motion. */
export function useBanners({ count, isHeld }: { count: number; isHeld: boolean }): UseBanners {
  const isStill = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : MOVE_MS });
  const [selected, setSelected] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = count > 1 && (wanted ?? !isStill);

  const shown = useRef(selected);
  useEffect(() => {
    if (embla === undefined) return;
    // The page was hidden and is back: a new carousel starts at the last one's position.
    embla.scrollTo(shown.current, true);
    const select = (): void => {
      shown.current = embla.selectedScrollSnap();
      setSelected(shown.current);
    };
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a banner just shown stays for its whole time
  useEffect(() => {
    if (embla === undefined || !isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext();
    }, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [embla, isPlaying, isHeld, selected]);

  return {
    viewport,
    isLive: embla !== undefined,
    isPlaying,
    selected,
    show: (index) => embla?.scrollTo(index),
    togglePlaying: () => setWanted(!isPlaying),
  };
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(STILL);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(STILL).matches,
    () => false,
  );
}
