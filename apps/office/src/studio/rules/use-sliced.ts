import type { Pausable } from '@millrace/configurator';
import { useEffect, useRef, useState } from 'react';

const SLICE_MS = 6;
/** Keys that follow each other closely begin it once. */
const SETTLE_MS = 60;

/**
 * The result of work that goes on after the paint, in slices. It begins again when `begin` is another function, and the result of before
 * stands until the new one is there. null is no work: the result is what it was to begin with.
 */
export function useSliced<Result>(begin: () => Pausable<Result> | null, first: Result): Result {
  const [result, setResult] = useState(first);
  const start = useRef(first);
  useEffect(() => {
    const work = begin();
    if (work === null) {
      setResult(start.current);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = (): void => {
      const until = performance.now() + SLICE_MS;
      do {
        const step = work.next();
        if (step.done === true) {
          setResult(step.value);
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(go);
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(go, SETTLE_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [begin]);
  return result;
}
