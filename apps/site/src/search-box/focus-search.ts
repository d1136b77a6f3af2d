export const SEARCH_INPUT_ID = 'site-search';

/** Puts the cursor into the search box of the shell; false while there is none. In the mobile layout that opens it. */
export function focusSearch(): boolean {
  const input = document.getElementById(SEARCH_INPUT_ID);
  input?.focus();
  return input !== null;
}
