import type { ReactNode } from 'react';

/** A sentence that says what went wrong and what to do; read out when it comes. */
export function Fault({ words, isWarning = false }: { words: string | null; isWarning?: boolean }): ReactNode {
  return (
    <div role="alert">
      {words === null ? null : (
        <div className={isWarning ? 'warning' : 'fault'}>
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={
                isWarning
                  ? 'M8 2.2 14.4 13.4H1.6ZM8 6.4v3.4M8 11.6v.3'
                  : 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.6v4.2M8 11v.4'
              }
            />
          </svg>
          <p>{words}</p>
        </div>
      )}
    </div>
  );
}
