import { wordsOf } from '@millrace/contract/fields';
import type { DraftFindings } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { findingWords } from '../fields/finding-words.ts';
import { PageLink } from '../navigation/here.tsx';
import { Mark } from '../ui/mark.tsx';
import { placeWords } from './field-at.ts';
import './finding-line.css';
import { addressOfFinding } from './next-fault.ts';

type Found = DraftFindings['findings'][number];

/** Tells the findings of a list apart. */
export const findingKey = ({ kind, id, path, code, message }: Found): string =>
  JSON.stringify([kind, id, path, code, message]);

/** A finding: its mark, its sentence, the row and field it is at, its proof, and the way to that field; `draft` is taken up on that way. */
export function FindingLine({
  finding,
  draft,
  aside,
}: {
  finding: Found;
  draft?: string;
  aside?: ReactNode;
}): ReactNode {
  const { kind, path, name, severity, witness } = finding;
  const { words } = placeWords(kind, { path: path.filter((step) => typeof step === 'string') });
  return (
    <li className="finding">
      <Mark of={severity} />
      <p>
        <span className="unseen">{severity === 'error' ? 'Fault: ' : 'Warning: '}</span>
        <b>{findingWords(finding)}</b>{' '}
        <span className="soft">{[`${name} (${wordsOf(kind).one})`, ...words].join(' › ')}</span>
        {witness?.number === undefined ? null : (
          <>
            {' '}
            <code>{witness.number}</code>
          </>
        )}
      </p>
      {aside === undefined ? null : <span className="finding-aside">{aside}</span>}
      <PageLink className="button finding-way" href={addressOfFinding(finding, draft)}>
        Open the {path.length === 0 ? 'row' : 'field'}
        <span className="unseen"> of {name}</span>
      </PageLink>
    </li>
  );
}
