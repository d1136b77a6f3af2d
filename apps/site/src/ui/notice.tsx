import type { ReactNode } from 'react';

type Tone = 'attention' | 'fault' | 'done';
const toneOf: Record<Tone, string> = {
  attention: 'border-amber-rule border-l-amber-lamp bg-amber-wash',
  fault: 'border-alarm bg-alarm-wash',
  done: 'border-run bg-run-wash',
};

/** A message in the page. A fault is spoken at once, the rest when the reader pauses. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <div
      role={tone === 'fault' ? 'alert' : 'status'}
      className={`rounded-xs border border-l-4 px-4 py-2.5 text-row ${toneOf[tone]}`}
    >
      {children}
    </div>
  );
}
