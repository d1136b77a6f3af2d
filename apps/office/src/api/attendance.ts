import { OFFICE_UNATTENDED_HEADER } from '@millrace/contract/office';

/** Events of somebody who is at the page. */
const ACTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'paste', 'drop'] as const;

/** To open the page is to be there. */
let hasActed = true;

/**
 * Begins to note when somebody does something in a window, this one or one of a frame, whose acts this one does not see; returns the end of
 * it.
 */
export function noteActs(at: EventTarget = globalThis): () => void {
  const acted = (): void => {
    hasActed = true;
  };
  const options = { capture: true, passive: true };
  for (const act of ACTS) at.addEventListener(act, acted, options);
  return () => {
    for (const act of ACTS) at.removeEventListener(act, acted, options);
  };
}

/**
 * The header of a call: that nobody did anything since the call before. Pages ask again and again by themselves, and a tab that was left
 * would keep its session for ever.
 */
export function attendance(): Record<string, string> {
  const isUnattended = !hasActed;
  hasActed = false;
  return isUnattended ? { [OFFICE_UNATTENDED_HEADER]: '1' } : {};
}

/** A call did not get through: what it said is said by the next one. */
export const unsaid = (headers: Record<string, string>): void => {
  if (headers[OFFICE_UNATTENDED_HEADER] === undefined) hasActed = true;
};
