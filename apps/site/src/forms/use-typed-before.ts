import { useEffect, useRef, useState } from 'react';

/**
 * Puts back what a visitor had filled into a form as the server sent it, once the script takes the form over.
 * @param form Selects the form while the script has not taken it over, and no other.
 * @param put Is given each field's name and text, once.
 */
export function useTypedBefore(form: string, put: (name: string, text: string) => void): void {
  // Now, as the form is about to take over its fields: they are empty afterwards.
  const [typed] = useState(() => (typeof document === 'undefined' ? null : typedIn(form)));
  const isPutBack = useRef(false);
  useEffect(() => {
    // Not again when the visitor comes back to a kept page.
    if (typed === null || isPutBack.current) return;
    isPutBack.current = true;
    for (const [name, text] of typed) if (typeof text === 'string') put(name, text);
  }, [typed, put]);
}

function typedIn(form: string): FormData | null {
  const found = document.querySelector<HTMLFormElement>(form);
  return found === null ? null : new FormData(found);
}
