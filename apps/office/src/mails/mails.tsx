import { request } from '@millrace/contract';
import { deskCalls, type ListedMailAnswer, mailStates, type StaffMail } from '@millrace/contract/office';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink, useQuestion } from '../navigation/here.tsx';
import { Pager } from '../panes/pager.tsx';
import { Panes } from '../panes/panes.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownDay } from '../ui/shown-moment.ts';
import { MailPane } from './mail-pane.tsx';
import { kindWords, LIST, stateMark, stateWords } from './mail-words.ts';

/** The outbox: every mail that is kept, the dead letters among them, and the one that the address names. */
export function Mails(): ReactNode {
  const question = useQuestion();
  const queries = useQueryClient();
  const { id, state: stateGiven, search = '', page = '1' } = question.values;
  const state = mailStates.find((one) => one === stateGiven);
  const query = { ...(state && { state }), ...(search !== '' && { search }), page: Number(page) || 1 };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeMails, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const retryAll = useMutation({
    mutationFn: () => request(officeTransport, deskCalls.officeRetryDeadMails, {}),
    onSettled: () => void queries.invalidateQueries(),
  });
  const counts = data?.counts;
  const dead = counts?.dead ?? 0;
  const fault = error ?? retryAll.error;
  return (
    <Panes title="Mails" hasSelected={id !== undefined}>
      <section aria-label="List of mails">
        <header className="pane-head">
          <h2>Mails</h2>
          <select
            className="field"
            aria-label="State"
            value={state ?? ''}
            onChange={({ target }) => goTo(question.with({ state: target.value, page: '', id: '' }))}
          >
            <option value="">all</option>
            {mailStates.map((one) => (
              <option key={one} value={one}>
                {stateWords[one]}, {counts?.[one] ?? 0}
              </option>
            ))}
          </select>
          <SearchField
            label="Recipient"
            value={search}
            onSearch={(words) => goTo(question.with({ search: words, page: '', id: '' }))}
          />
          {dead > 0 ? (
            <button className="button" type="button" disabled={retryAll.isPending} onClick={() => retryAll.mutate()}>
              Try {dead === 1 ? 'the dead letter' : `all ${dead} dead letters`} again
            </button>
          ) : null}
        </header>
        <Fault words={fault === null ? null : faultWords(fault)} />
        <ul className="items" aria-busy={isPlaceholderData}>
          {data?.items.map((mail) => (
            <li key={mail.id}>
              <PageLink href={question.with({ id: mail.id })} aria-current={mail.id === id ? 'true' : undefined}>
                <Line mail={mail} />
              </PageLink>
            </li>
          ))}
        </ul>
        {data?.total === 0 ? (
          <p className="pane-nothing">
            {state === undefined && search === '' ? (
              'No mail is kept. What the site sends comes here first.'
            ) : (
              <>
                No mail is so. <PageLink href={question.with({ state: '', search: '' })}>Show all</PageLink>
              </>
            )}
          </p>
        ) : null}
        {data === undefined ? null : <Pager {...data} hrefOf={(to) => question.with({ page: String(to), id: '' })} />}
      </section>
      {id === undefined ? (
        <p className="pane-nothing">Choose a mail. What it says is forgotten once it is sent.</p>
      ) : (
        <MailPane key={id} id={id} back={question.with({ id: '' })} />
      )}
    </Panes>
  );
}

const Line = ({
  mail: { to, kind, state, queuedAt, lastFault },
}: {
  mail: ListedMailAnswer | StaffMail;
}): ReactNode => (
  <>
    <b>{to}</b>
    <span className="soft">{shownDay(queuedAt)}</span>
    <small>{kindWords(kind)}</small>
    <small>
      <span className={`item-state ${stateMark[state]}`}>{stateWords[state]}</span> {lastFault}
    </small>
  </>
);
