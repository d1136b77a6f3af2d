import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets the browser's search find what is folded: `hidden="until-found"`, which React does not know, and the event by which the browser
 * asks to show it.
 */
export function useFoundInPage(open: boolean, onFound: () => void): RefObject<HTMLFieldSetElement | null> {
  const folded = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (open) folded.current?.removeAttribute('hidden');
    else folded.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useEffect(() => {
    const { current: element } = folded;
    const show = (): void => flushSync(onFound);
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [onFound]);
  return folded;
}
