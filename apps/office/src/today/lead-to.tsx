import type { Interest } from '@millrace/contract/office';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { NotLed, useLeadTo } from './use-lead-to.ts';

/** Leads words that visitors search in vain to what they mean: a line of words that mean the same, in the draft. */
export function LeadTo({ words, nearest }: Pick<Interest['searchedInVain'][number], 'words' | 'nearest'>): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [given, setGiven] = useState({ words, phrase: '' });
  const [fromId, toId, helpId] = [useId(), useId(), useId()];
  const [settingId, setSettingId] = useState<number | null>(null);
  const lead = useLeadTo(({ id }) => {
    setSettingId(id);
    dialog.current?.close();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    lead.mutate(given);
  };
  const fault = lead.error;
  return (
    <>
      <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
        Lead to…
      </button>
      <span className="soft" role="status">
        {settingId === null ? null : (
          <>
            In the draft. <PageLink href={`/office/rows/settings/${settingId}`}>See the words</PageLink>
          </>
        )}
      </span>
      <dialog ref={dialog} className="sheet" aria-label={`Lead “${words}” to what they mean`} closedby="any">
        <h2>Lead “{words}” to what they mean</h2>
        <form className="lead-to" onSubmit={submit}>
          <label className="label" htmlFor={fromId}>
            Who searches for
          </label>
          <input
            id={fromId}
            className="field"
            value={given.words}
            onChange={({ target }) => setGiven({ ...given, words: target.value })}
          />
          <label className="label" htmlFor={toId}>
            finds what is found for
          </label>
          <input
            id={toId}
            className="field"
            aria-describedby={helpId}
            placeholder="level monitor"
            value={given.phrase}
            onChange={({ target }) => setGiven({ ...given, phrase: target.value })}
          />
          <p className="soft" id={helpId}>
            Words that the site has, such as the name of a page. They mean the same from the next publication on, in
            both directions.
          </p>
          {nearest.length === 0 ? null : (
            <p className="actions lead-to-near">
              <span className="soft">Near:</span>
              {nearest.map(({ name, path }) => (
                <button
                  key={path}
                  className="button"
                  type="button"
                  onClick={() => setGiven({ ...given, phrase: name })}
                >
                  {name}
                </button>
              ))}
            </p>
          )}
          <Fault words={fault === null ? null : fault instanceof NotLed ? fault.message : faultWords(fault)} />
          <p className="actions">
            <button className="button button-primary" type="submit" disabled={lead.isPending}>
              Put it into the draft
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              Leave it
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
