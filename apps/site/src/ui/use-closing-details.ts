import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';

/** The `name` of the menus around a page: one of them is open at a time. */
export const MENU = 'menu';

/** Whether a menu around the page is open: the visitor opened it after they went to the present entry of the history. */
export const isMenuOpen = (): boolean => document.querySelector(`details[name="${MENU}"][open]`) !== null;

/**
 * A `<details>` used as a menu closes when the visitor goes to another entry of the history, presses Escape, or presses or tabs outside.
 * Menus that share a `name` close one another by themselves.
 */
export function useClosingDetails(entry: string): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  // This kind of effect runs before those of layout, by which a page that arrives asks whether a menu is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry of the history closes it
  useInsertionEffect(() => {
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
