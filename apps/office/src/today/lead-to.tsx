import type { Interest } from '@millrace/contract/office';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { NotLed, useLeadTo } from './use-lead-to.ts';

type InVain = Pick<Interest['searchedInVain'][number], 'words' | 'nearest'>;

/** Leads words that visitors search in vain to what they mean: a line of words that mean the same, in the draft. */
export function LeadTo({ words, nearest }: InVain): ReactNode {
  const [settingId, setSettingId] = useState<number | null>(null);
  return (
    <>
      <SheetButton does="Lead to…" title={`Lead “${words}” to what they mean`}>
        {(close) => <LeadForm words={words} nearest={nearest} onLed={setSettingId} onClose={close} />}
      </SheetButton>
      <span className="soft" role="status">
        {settingId === null ? null : (
          <>
            In the draft. <PageLink href={`/office/rows/settings/${settingId}`}>See the words</PageLink>
          </>
        )}
      </span>
    </>
  );
}

function LeadForm({
  words,
  nearest,
  onLed,
  onClose,
}: InVain & { onLed(settingId: number): void; onClose(): void }): ReactNode {
  const [given, setGiven] = useState({ words, phrase: '' });
  const [fromId, toId, helpId] = [useId(), useId(), useId()];
  const lead = useLeadTo(({ id }) => {
    onLed(id);
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    lead.mutate(given);
  };
  const fault = lead.error;
  return (
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
        Words that the site has, such as the name of a page. They mean the same from the next publication on, in both
        directions.
      </p>
      {nearest.length === 0 ? null : (
        <p className="actions lead-to-near">
          <span className="soft">Near:</span>
          {nearest.map(({ name, path }) => (
            <button key={path} className="button" type="button" onClick={() => setGiven({ ...given, phrase: name })}>
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
        <button className="button" type="button" onClick={onClose}>
          Leave it
        </button>
      </p>
    </form>
  );
}
