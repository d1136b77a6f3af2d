import { request } from '@millrace/contract';
import { APPLICATION_NOTE_MAX, applicationLetters, deskCalls, type StaffApplication } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';

interface AnswerProps {
  application: StaffApplication;
  onChanged(application: StaffApplication): void;
  /** The other actions on an application. */
  children: ReactNode;
}

/** A mail to the applicant or a note for staff, and those of before. */
export function ApplicationAnswer({ application, onChanged, children }: AnswerProps): ReactNode {
  const { id, data, notes } = application;
  const [kind, setKind] = useState<'mail' | 'note'>('mail');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () =>
      kind === 'mail'
        ? request(officeTransport, deskCalls.officeMailApplicant, { params: { id }, body: { subject, text } })
        : request(officeTransport, deskCalls.officeNoteApplication, { params: { id }, body: { text } }),
    onSuccess: (changed) => {
      setSubject('');
      setText('');
      onChanged(changed);
    },
  });
  const filled = (words: string): string =>
    words
      .replaceAll('{first}', data.first)
      .replaceAll('{position}', data.position)
      .replaceAll('at {company}', 'with us');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <aside className="pane-side" aria-label="Answer">
      <header className="actions">
        <h2>Answer</h2>
        <span className="seg">
          {(['mail', 'note'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {one === 'mail' ? 'Mail' : 'Note inside'}
            </button>
          ))}
        </span>
      </header>
      <form onSubmit={submit}>
        {kind === 'mail' ? (
          <>
            <p className="label">To {data.email}</p>
            <p className="actions">
              {applicationLetters.map((letter) => (
                <button
                  key={letter.name}
                  className="button-link"
                  type="button"
                  onClick={() => {
                    setSubject(filled(letter.subject));
                    setText(filled(letter.text));
                  }}
                >
                  {letter.name}
                </button>
              ))}
            </p>
            <label className="label" htmlFor="subject">
              Subject
            </label>
            <input
              id="subject"
              className="field"
              required
              maxLength={200}
              value={subject}
              onChange={({ target }) => setSubject(target.value)}
            />
          </>
        ) : null}
        <label className="label" htmlFor="answer">
          {kind === 'mail' ? 'Text' : 'Note, seen by staff who hire'}
        </label>
        <textarea
          id="answer"
          className="field"
          rows={kind === 'mail' ? 9 : 4}
          required
          maxLength={APPLICATION_NOTE_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="actions pane-do">
          <button className="button button-primary" type="submit" disabled={send.isPending}>
            {kind === 'mail' ? 'Send the mail' : 'Keep the note'}
          </button>
          {children}
        </p>
        <Fault words={send.error === null ? null : faultWords(send.error)} />
      </form>
      {notes.length === 0 ? null : (
        <section className="section">
          <h3>Before</h3>
          <ol className="trail">
            {notes.toReversed().map((note) => (
              <li key={note.at}>
                <b>{note.kind === 'mail' ? `Mail: ${note.subject}` : 'Note'}</b>
                <p>{note.text}</p>
                <p className="soft">
                  {note.by ?? 'somebody who is gone'}, <When moment={note.at} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}
