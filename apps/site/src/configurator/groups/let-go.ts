/**
 * The button that was pressed is gone after its change. Were it to go with the focus, the browser would lay the page out there and then
 * to see where the focus can stay, and once more for the rest of the change.
 */
export const letGo = (button: HTMLButtonElement): void => button.blur();
