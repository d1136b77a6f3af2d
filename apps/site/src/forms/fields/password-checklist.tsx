import { passwordRules } from '@millrace/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Typing is not talked over. */
const QUIET_MS = 800;

interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  id: string;
  password: string;
  /** Whether the visitor saw the fault: missing parts are then marked as faults. */
  isRefused: boolean;
}

/** The requirements of a new password, each ticked when it is met (specification 5). */
export function PasswordChecklist({ id, password, isRefused }: PasswordChecklistProps): ReactNode {
  const met = passwordRules.filter(({ holds }) => holds(password)).length;
  return (
    <>
      <ul id={id} className="checklist" data-refused={isRefused}>
        {passwordRules.map(({ words, holds }) => (
          <Line key={words} words={words} isMet={holds(password)} />
        ))}
      </ul>
      <Spoken words={password === '' ? '' : `${met} of ${passwordRules.length} met`} />
    </>
  );
}

function Line({ words, isMet }: { words: string; isMet: boolean }): ReactNode {
  return (
    <li data-met={isMet}>
      {isMet ? <Icon name="check" size={14} /> : <span className="checklist-open" aria-hidden="true" />}
      <span>{words}</span>
      <span className="sr-only">{isMet ? ' – met' : ' – missing'}</span>
    </li>
  );
}

/** Announced politely, after the visitor pauses. */
function Spoken({ words }: { words: string }): ReactNode {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(say, QUIET_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
