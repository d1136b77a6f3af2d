import { createContext, useContext, useId, useInsertionEffect } from 'react';

/** The forms of a kept page that hold unsaved input. */
export const UnsavedInput = createContext<Set<string> | null>(null);

/**
 * Reports that a form holds unsaved input: its page then stays, however many others are visited. Every form calls it,
 * in any component of the page: useUnsavedInput(formState.isDirty && !isSent). Text in the address, such as a search,
 * is no unsaved input. On a page that is not kept it does nothing.
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const forms = useContext(UnsavedInput);
  const id = useId();
  // Other effects are undone when a kept page is hidden, and do not run while it is; this kind lives as long as the form.
  useInsertionEffect(() => {
    if (!isUnsaved) return;
    forms?.add(id);
    return () => void forms?.delete(id);
  }, [forms, id, isUnsaved]);
}
