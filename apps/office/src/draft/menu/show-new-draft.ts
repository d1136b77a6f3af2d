/** Of the menu of drafts, which the frame has once. */
export const DRAFT_MENU = 'draft-menu';
/** Of the name of a new draft in it. */
export const NEW_DRAFT = 'new-draft';

/** Opens the menu of drafts at the name of a new one. */
export function showNewDraft(): void {
  const menu = document.getElementById(DRAFT_MENU);
  // The lines of the menu are drawn once it is open.
  menu?.addEventListener('toggle', () => setTimeout(() => document.getElementById(NEW_DRAFT)?.focus()), { once: true });
  menu?.showPopover();
}
