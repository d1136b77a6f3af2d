import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';

/** Says that a form was taken. It gets the focus: the form has been emptied, or has gone. */
export function FormDone({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="form-done">
      <Notice tone="done">{children}</Notice>
    </div>
  );
}
