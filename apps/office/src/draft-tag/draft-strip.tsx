import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useDraft, useEdits } from '../draft/draft-context.tsx';
import { findingsQuery } from '../draft/draft-queries.ts';
import { saveWords } from '../draft/save-words.ts';
import { EditsSheet } from './edits-sheet.tsx';
import { UnscheduleSheet } from './unschedule-sheet.tsx';

function subscribe(changed: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
}

const lamps = { ok: 'lamp', busy: 'lamp lamp-busy', warn: 'lamp lamp-warn', fault: 'lamp lamp-fault' } as const;
const doWords = { decide: 'Decide', refused: 'Show', offered: 'Show' } as const;

/** Says how far saving and checking have come, and leads to what waits for a person. */
export function DraftStrip(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const state = useEdits();
  const { told } = useDraft();
  const sheet = useRef<HTMLDialogElement>(null);
  const { lamp, words, todo } = saveWords(state, isOnline);
  // A change of a scheduled draft is a question, which no one should have to look for.
  const isAsked = state.refused.some(({ code }) => code === 'draft-scheduled');
  useEffect(() => {
    const { current } = sheet;
    if (!isAsked) current?.close();
    else if (current?.open === false) current.showModal();
  }, [isAsked]);
  const checked = useChecked();
  return (
    <>
      <span role="status" className="strip-saving">
        <i className={lamps[lamp === 'ok' ? lampOf(checked) : lamp]} />
        {lamp === 'ok' || lamp === 'busy' ? words : <b>{words}</b>}
      </span>
      {todo === null ? null : (
        <button className="button-link" type="button" onClick={() => sheet.current?.showModal()}>
          {doWords[todo]}
        </button>
      )}
      {checked === null ? null : <Checked {...checked} />}
      <span role="status">{told}</span>
      <EditsSheet sheet={sheet} />
      <UnscheduleSheet />
    </>
  );
}

interface CheckedDraft {
  isChecking: boolean;
  faults: number;
  warnings: number;
  /** The check that found them. */
  checked: { at: string; seconds: number } | null;
}

/** The findings of the newest check of the draft; null without a draft, and before the first answer. */
function useChecked(): CheckedDraft | null {
  const { draft } = useDraft();
  const { data } = useQuery({ ...findingsQuery(draft?.id ?? ''), enabled: draft !== undefined });
  if (data === undefined || draft === undefined) return null;
  const faults = data.findings.filter(({ severity }) => severity === 'error').length;
  const { isChecking, checked } = data;
  return { isChecking, faults, warnings: data.findings.length - faults, checked };
}

/** The lamp where nothing waits for a person: red over faults, hollow while they are being looked for. */
const lampOf = (checked: CheckedDraft | null): keyof typeof lamps =>
  checked?.isChecking ? 'busy' : checked !== null && checked.faults > 0 ? 'fault' : 'ok';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const length = new Intl.NumberFormat('en', { maximumFractionDigits: 2, minimumFractionDigits: 2 });

const CheckedAt = ({ at, seconds }: { at: string; seconds: number }): ReactNode => (
  <>
    Checked <time dateTime={at}>{time.format(new Date(at))}</time> in {length.format(seconds)} s:{' '}
  </>
);

function Checked({ isChecking, faults, warnings, checked }: CheckedDraft): ReactNode {
  return (
    <span>
      {isChecking ? 'Checking; ' : checked === null ? '' : <CheckedAt {...checked} />}
      {faults === 0 ? 'no faults' : <b className="strip-fault">{faults === 1 ? '1 fault' : `${faults} faults`}</b>}
      {warnings === 0 ? '' : `, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`}
    </span>
  );
}
