import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Fault } from './fault.ts';

/** Why the form was not taken: a red box, brought into view and spoken at once; without words only the sign (specification 8). */
export function FormFault({ fault, children }: { fault: Fault | null; children?: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<Fault>(null);
  useEffect(() => {
    // Not again when the visitor comes back to a kept page.
    if (fault !== null && fault !== shown.current) ref.current?.scrollIntoView({ block: 'nearest' });
    shown.current = fault;
  }, [fault]);
  return (
    <div role="alert" ref={ref} className="scroll-m-4">
      {fault !== null && (
        <div className="form-fault">
          <Icon name="warning" size={18} className="mt-0.5" />
          <div>
            {fault.message === '' ? <span className="sr-only">Error</span> : <p>{fault.message}</p>}
            {fault.reason !== undefined && <p>{fault.reason}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
