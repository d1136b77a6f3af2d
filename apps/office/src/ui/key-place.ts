const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a key goes to a field, where letters are text and Ctrl Z is the field's own. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether a dialog stands before the page: keys of the page wait behind it, wherever the focus is. */
export const isBehindDialog = (): boolean => document.querySelector('dialog:modal') !== null;
