import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Says that a row has gone, and takes it back. Its button gets the focus that the row had. */
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
