import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Folding } from './folding.ts';

/** The place where an element stood before groups folded or opened. */
interface Place {
  element: Element;
  /** In px from the top of the window. */
  top: number;
}

/**
 * Folds groups without moving what the visitor is at: the row or group that was acted in, else the first group in view, stays where it is
 * in the window, so that the next click meets what it was meant for. Returns the handlers that tell where the visitor acts.
 */
export function useStandingStill(folding: Folding, list: RefObject<HTMLElement | null>) {
  const acted = useRef<Element | null>(null);
  const place = useRef<Place | null>(null);
  const open = useSyncExternalStore(folding.subscribe, folding.openNames, folding.openNames);

  // Called before the change is drawn: the page still stands as it was.
  useEffect(() => {
    let last = folding.openNames();
    return folding.subscribe(() => {
      const now = folding.openNames();
      if (now === last) return;
      last = now;
      const element = acted.current ?? firstInView(list.current);
      if (place.current === null && element !== null) place.current = { element, top: topOf(element) };
    });
  }, [folding, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open decides where things stand
  useLayoutEffect(() => {
    const { current: stood } = place;
    place.current = null;
    if (stood === null) return;
    const moved = topOf(stood.element) - stood.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [open]);

  const act = ({ target }: SyntheticEvent): void => {
    acted.current = target instanceof Element ? target.closest('.cfg-row, .cfg-group') : null;
    setTimeout(() => {
      acted.current = null;
    });
  };
  // On the way up, after the row's own handler: both changes are drawn as one.
  const choose = ({ target }: SyntheticEvent): void => {
    const name = groupOf(target, list.current);
    if (name !== null) folding.chooseIn(name);
  };
  return { onClickCapture: act, onInputCapture: act, onClick: choose, onInput: choose };
}

/**
 * The group of this list in whose options the visitor acts. The part of an assembly is a list of its own among the options of its group.
 */
function groupOf(target: EventTarget, list: HTMLElement | null): string | null {
  if (!(target instanceof Element) || list === null) return null;
  let options: Element | null = null;
  for (let at = target.closest('.cfg-options'); at !== null && list.contains(at); ) {
    options = at;
    at = at.parentElement?.closest('.cfg-options') ?? null;
  }
  return options?.closest('.cfg-group')?.getAttribute('data-group') ?? null;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The first group of which something can be seen below the plate. */
function firstInView(list: HTMLElement | null): Element | null {
  const groups = [...(list?.querySelectorAll('.cfg-group') ?? [])];
  const first = groups.find((group) => group.getBoundingClientRect().bottom > PLATE_PX);
  return first !== undefined && topOf(first) < window.innerHeight ? first : null;
}

/** About as high as the plate at the top of a wide window. */
const PLATE_PX = 176;
