import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askBy } from '../api/scheduled.ts';

/** Calls that wait for the answer: several at once wait for one. */
interface Question {
  words: string;
  answers: readonly ((isTaken: boolean) => void)[];
}

/** Asks before a change takes a draft off its schedule. */
export function UnscheduleSheet(): ReactNode {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      askBy(
        (words) =>
          new Promise((answer) =>
            setQuestion((before) => ({ words: before?.words ?? words, answers: [...(before?.answers ?? []), answer] })),
          ),
      ),
    [],
  );
  if (question === null) return null;
  const decide = (isTaken: boolean): void => {
    for (const answer of question.answers) answer(isTaken);
    setQuestion(null);
  };
  return <Sheet words={question.words} decide={decide} />;
}

function Sheet({ words, decide }: { words: string; decide(isTaken: boolean): void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="unschedule" onClose={() => decide(false)}>
      <h2 id="unschedule">Take the draft off its schedule?</h2>
      <p>{words}</p>
      <p className="edits-do">
        <button className="button" type="button" onClick={() => decide(true)}>
          Take it off the schedule and go on
        </button>
        <button className="button" type="button" onClick={() => decide(false)}>
          Leave it as it is
        </button>
      </p>
    </dialog>
  );
}
