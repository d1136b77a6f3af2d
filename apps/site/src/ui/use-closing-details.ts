import { type RefObject, useEffect, useRef } from 'react';

/**
 * A `<details>` used as a menu closes when the visitor goes to another entry of the history, presses Escape, or presses or tabs outside.
 * Menus that share a `name` close one another by themselves.
 */
export function useClosingDetails(entry: string): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry of the history closes it
  useEffect(() => {
    if (ref.current !== null) ref.current.open = false;
  }, [entry]);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const left = (event: Event): void => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', typed);
    };
  }, []);
  return ref;
}
