import { type DraftFindings, writePath } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { placeWords } from '../changes/field-at.ts';
import { wordsOf } from '../fields/fields-of.ts';
import { findingWords } from '../fields/finding-words.ts';
import { PageLink } from '../navigation/here.tsx';

type Found = DraftFindings['findings'][number];
const FIRST = 50;

/** Findings of a draft, each with the place it is at. */
export function FindingList({
  id,
  heading,
  findings,
  labelOf,
}: {
  id: string;
  heading: string;
  findings: readonly Found[];
  /** The words of the row; null: they are not known here. */
  labelOf(finding: Found): string | null;
}): ReactNode {
  const [most, setMost] = useState(FIRST);
  return (
    <section className="publish-section" aria-labelledby={id}>
      <h2 id={id} className={id === 'faults' ? 'publish-blocked' : ''}>
        {heading}
      </h2>
      <ul className="publish-findings">
        {findings.slice(0, most).map((finding) => (
          <li key={JSON.stringify([finding.kind, finding.id, finding.path, finding.code, finding.message])}>
            <b>{findingWords(finding)}</b> <span className="soft">{whereWords(finding, labelOf(finding))}</span>{' '}
            <PageLink
              href={`/office/rows/${finding.kind}/${finding.id}?at=${encodeURIComponent(writePath(finding.path))}`}
            >
              Open the {finding.path.length === 0 ? 'row' : 'field'}
            </PageLink>
            {finding.witness?.number === undefined ? null : (
              <>
                {' '}
                <code>{finding.witness.number}</code>
              </>
            )}
          </li>
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

/** The row and the field, as far as words are known without the row. */
function whereWords({ kind, id, path }: Found, label: string | null): string {
  const fields = path.filter((step) => typeof step === 'string');
  const { words } = placeWords(kind, { path: [...fields] });
  return [label ?? `${wordsOf(kind).one} ${id}`, ...words].join(' › ');
}
