import { useEffect, useState } from 'react';
import type { Builder } from '../building/builder.ts';
import { createExplainer, type Explainer } from './explainer.ts';

/** The click of a finger comes a moment after it has left. */
const CLICK_WITHIN_MS = 100;

/** Returns what explains the options of a builder, but not while something is pressed anywhere on the page. */
export function useExplaining(builder: Builder): Explainer {
  const [explainer] = useState(() => createExplainer(builder));
  useEffect(() => {
    const stop = explainer.start();
    let released: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(released);
      explainer.hold(true);
    };
    const release = (): void => {
      clearTimeout(released);
      released = setTimeout(() => explainer.hold(false), CLICK_WITHIN_MS);
    };
    // A press that becomes a scroll or a drag is cancelled.
    const ends = ['pointerup', 'pointercancel'];
    addEventListener('pointerdown', press, true);
    for (const end of ends) addEventListener(end, release, true);
    return () => {
      clearTimeout(released);
      removeEventListener('pointerdown', press, true);
      for (const end of ends) removeEventListener(end, release, true);
      stop();
    };
  }, [explainer]);
  return explainer;
}
