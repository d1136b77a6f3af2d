import type { ContentKind } from '@millrace/contract/content';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { lastList, rememberList } from '../../draft/last-list.ts';
import { goTo } from '../../navigation/here.tsx';
import { isBehindDialog } from '../../ui/key-place.ts';
import { countWords } from '../../ui/printing.ts';
import type { Neighbour } from './rows-beside.ts';
import { useBeside } from './use-beside.ts';

/** The field that had the cursor when a key went on to the next row. */
let fieldOf: string | null = null;

/** Leads to the rows before and after one, in the order of the list that it was opened from: by buttons, and by Alt Page up and down. */
export function BesideRows({ kind, id }: { kind: ContentKind; id: number }): ReactNode {
  const beside = useBeside(kind, id);
  const go = ({ id: next, at }: Neighbour): void => {
    const list = lastList(kind);
    if (list !== null && at !== null) rememberList(kind, { ...list, id: next, at });
    goTo(`/office/rows/${kind.toLowerCase()}/${next}`);
  };
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!altKey || ctrlKey || metaKey || isBehindDialog()) return;
    if (key !== 'PageDown' && key !== 'PageUp') return;
    event.preventDefault();
    const next = key === 'PageDown' ? beside?.after : beside?.before;
    if (next == null) return;
    fieldOf = document.activeElement?.id ?? null;
    go(next);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  useEffect(() => {
    if (fieldOf !== null && fieldOf !== '') document.getElementById(fieldOf)?.focus();
    fieldOf = null;
  }, []);
  const { before = null, after = null, place = null } = beside ?? {};
  return (
    <nav className="form-beside" aria-label="Rows beside this one">
      <Step words="Row before" keys="Alt+PageUp" sign="↑" to={before} go={go} />
      <Step words="Row after" keys="Alt+PageDown" sign="↓" to={after} go={go} />
      {place === null ? null : (
        <span className="soft figures">
          {countWords(place.at + 1)} of {countWords(place.total)}
        </span>
      )}
    </nav>
  );
}

function Step({ words, keys, sign, to, go }: StepProps): ReactNode {
  return (
    <button
      className="button"
      type="button"
      title={`${words} (${keys.replace('+', ' ')})`}
      aria-keyshortcuts={keys}
      disabled={to === null}
      onClick={() => to !== null && go(to)}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">{words}</span>
    </button>
  );
}

interface StepProps {
  words: string;
  keys: string;
  sign: string;
  to: Neighbour | null;
  go(to: Neighbour): void;
}
