import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Fault } from './fault.ts';

/** Why the form was not taken: a red box, spoken at once; without words only the sign (specification 8). */
export function FormFault({ fault, children }: { fault: Fault | null; children?: ReactNode }): ReactNode {
  return (
    <div role="alert">
      {fault !== null && (
        <div className="form-fault">
          <Icon name="warning" size={18} className="mt-0.5" />
          <div>
            {fault.message === '' ? <span className="sr-only">Error</span> : <p>{fault.message}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
