import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useDraft, useEdits } from '../draft/draft-context.tsx';
import { findingsQuery } from '../draft/draft-queries.ts';
import { saveWords } from '../draft/save-words.ts';
import { EditsSheet } from './edits-sheet.tsx';

function subscribe(changed: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
}

const lamps = { ok: 'lamp', busy: 'lamp', warn: 'lamp lamp-warn', fault: 'lamp lamp-fault' } as const;
const doWords = { decide: 'Decide', refused: 'Show', offered: 'Show' } as const;

/** Says how far saving and checking have come, and leads to what waits for a person. */
export function DraftStrip(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const state = useEdits();
  const { told } = useDraft();
  const sheet = useRef<HTMLDialogElement>(null);
  const { lamp, words, todo } = saveWords(state, isOnline);
  return (
    <>
      <span role="status" className="strip-saving">
        <i className={lamps[lamp]} />
        {lamp === 'ok' || lamp === 'busy' ? words : <b>{words}</b>}
      </span>
      {todo === null ? null : (
        <button className="button-link" type="button" onClick={() => sheet.current?.showModal()}>
          {doWords[todo]}
        </button>
      )}
      <Checked />
      <span role="status">{told}</span>
      <EditsSheet sheet={sheet} />
    </>
  );
}

function Checked(): ReactNode {
  const { draft } = useDraft();
  const { data } = useQuery({ ...findingsQuery(draft?.id ?? ''), enabled: draft !== undefined });
  if (data === undefined || draft === undefined) return null;
  const faults = data.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = data.findings.length - faults;
  return (
    <span>
      {data.isChecking ? 'Checking; ' : ''}
      {faults === 0 ? 'no faults' : <b className="strip-fault">{faults === 1 ? '1 fault' : `${faults} faults`}</b>}
      {warnings === 0 ? '' : `, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`}
    </span>
  );
}
