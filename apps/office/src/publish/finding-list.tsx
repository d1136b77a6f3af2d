import type { DraftFindings } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { FindingItems } from '../changes/finding-items.tsx';

/** Findings of a draft, each with the place it is at. */
export function FindingList({
  id,
  heading,
  findings,
}: {
  id: string;
  heading: string;
  findings: DraftFindings['findings'];
}): ReactNode {
  return (
    <section className="publish-section" aria-labelledby={id}>
      <h2 id={id} className={id === 'faults' ? 'publish-blocked' : ''}>
        {heading}
      </h2>
      <ul>
        <FindingItems findings={findings} />
      </ul>
    </section>
  );
}
