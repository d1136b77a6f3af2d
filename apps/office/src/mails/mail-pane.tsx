import { request } from '@millrace/contract';
import { deskCalls, type StaffMail } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { kindWords, LIST, stateMark, stateWords } from './mail-words.ts';

/** One mail: how it went, and what it says. */
export function MailPane({ id, back }: { id: string; back: string }): ReactNode {
  const queries = useQueryClient();
  const key = ['mail', id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeMail, { params: { id }, signal }),
  });
  const retry = useMutation({
    mutationFn: () => request(officeTransport, deskCalls.officeRetryMail, { params: { id } }),
    onSuccess: (mail) => queries.setQueryData(key, mail),
    onSettled: () => void queries.invalidateQueries({ queryKey: [LIST] }),
  });
  const fault = error ?? retry.error;
  return (
    <section aria-label="Mail">
      <header className="pane-title">
        <div>
          <PageLink className="button pane-back" href={back}>
            All mails
          </PageLink>
          <h2>{data === undefined ? 'Mail' : (data.letter?.subject ?? kindWords(data.kind))}</h2>
          {data === undefined ? null : <p className="soft">To {data.to}</p>}
        </div>
        {data === undefined || data.state === 'sent' ? null : (
          <button
            className="button button-primary"
            type="button"
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
          >
            Try again now
          </button>
        )}
      </header>
      <Fault words={fault === null ? null : faultWords(fault)} />
      {data === undefined ? null : <Facts mail={data} />}
    </section>
  );
}

function Facts({ mail }: { mail: StaffMail }): ReactNode {
  const { kind, state, queuedAt, dueAt, endedAt, tries, lastFault, letter } = mail;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['Kind', kindWords(kind)],
    ['Queued', shownMoment(queuedAt)],
    ['Next try', dueAt && shownMoment(dueAt)],
    ['Ended', endedAt && shownMoment(endedAt)],
    ['Tries', String(tries)],
    ['Last fault', lastFault],
  ];
  return (
    <div className="pane-body">
      <dl className="facts section">
        <div>
          <dt>State</dt>
          <dd className={`item-state ${stateMark[state]}`}>{stateWords[state]}</dd>
        </div>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <section className="section">
        <h3>Text</h3>
        {letter === null ? (
          <p className="soft">What a mail says is forgotten once it is sent.</p>
        ) : (
          <pre className="as-typed">{letter.text}</pre>
        )}
      </section>
    </div>
  );
}
