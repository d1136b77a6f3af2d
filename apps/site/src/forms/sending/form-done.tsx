import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** Says that a form was accepted. It gets the focus, because the form is empty now, or gone. */
export function FormDone({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isSaid = useRef(false);
  useEffect(() => {
    // Not again when the visitor comes back to a kept page.
    if (!isSaid.current) ref.current?.focus();
    isSaid.current = true;
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="form-done">
      <Notice tone="done">{children}</Notice>
    </div>
  );
}
