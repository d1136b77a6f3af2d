import type { DraftFindings } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { FindingLine, findingKey } from '../changes/finding-line.tsx';

const FIRST = 50;

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
  const [most, setMost] = useState(FIRST);
  return (
    <section className="publish-section" aria-labelledby={id}>
      <h2 id={id} className={id === 'faults' ? 'publish-blocked' : ''}>
        {heading}
      </h2>
      <ul>
        {findings.slice(0, most).map((finding) => (
          <FindingLine key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
      {findings.length > most ? (
        <button className="button" type="button" onClick={() => setMost(most + FIRST)}>
          Show more of {findings.length}
        </button>
      ) : null}
    </section>
  );
}
