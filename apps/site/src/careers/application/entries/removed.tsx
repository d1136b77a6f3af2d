import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Announces that a row was removed, and restores it. Its button gets the row's focus. */
export function Removed({ words, onUndo }: { words: string; onUndo: () => void }): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    // Not again when the visitor comes back to a kept page.
    if (isNew.current) ref.current?.focus();
    isNew.current = false;
  }, []);
  return (
    <p role="status" className="entry-removed">
      {words}{' '}
      <Button ref={ref} look="link" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
