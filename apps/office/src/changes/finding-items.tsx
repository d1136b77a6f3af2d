import type { DraftFindings } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { Mark } from '../ui/mark.tsx';
import { causesOf, type FindingCause } from './finding-causes.ts';
import { FindingLine, findingKey } from './finding-line.tsx';

const FIRST = 50;

/** Lists findings: a cause with many of them is one item that opens. `draft` is taken up on the way to a field. */
export function FindingItems({ findings, draft }: { findings: DraftFindings['findings']; draft?: string }): ReactNode {
  return causesOf(findings).map((cause) =>
    cause.words === null ? (
      cause.findings.map((finding) => <FindingLine key={findingKey(finding)} finding={finding} {...taking(draft)} />)
    ) : (
      <ManyAlike key={cause.key} cause={cause} words={cause.words} {...taking(draft)} />
    ),
  );
}

const taking = (draft: string | undefined): { draft?: string } => (draft === undefined ? {} : { draft });

function ManyAlike({ cause, words, draft }: { cause: FindingCause; words: string; draft?: string }): ReactNode {
  const { findings } = cause;
  const [most, setMost] = useState(FIRST);
  const [isOpen, setOpen] = useState(false);
  const severity = findings[0]?.severity ?? 'warning';
  return (
    <li className="finding">
      <Mark of={severity} />
      <details className="finding-many" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="unseen">{severity === 'error' ? 'Faults: ' : 'Warnings: '}</span>
          <b>{words}</b>
        </summary>
        {isOpen ? (
          <ul>
            {findings.slice(0, most).map((finding) => (
              <FindingLine key={findingKey(finding)} finding={finding} {...taking(draft)} />
            ))}
          </ul>
        ) : null}
        {isOpen && findings.length > most ? (
          <button className="button" type="button" onClick={() => setMost(most + FIRST)}>
            Show more of {findings.length}
          </button>
        ) : null}
      </details>
    </li>
  );
}
