/**
 * The pressed button is gone after its change. If it went with the focus, the browser would lay the page out at once to
 * find a place for the focus, and again for the rest of the change.
 */
export const letGo = (button: HTMLButtonElement): void => button.blur();
