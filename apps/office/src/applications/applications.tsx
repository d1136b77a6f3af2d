import { request } from '@millrace/contract';
import { type ApplicationStatus, applicationStatuses, deskCalls, type StaffSession } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink, useQuestion } from '../navigation/here.tsx';
import { Counts } from '../panes/counts.tsx';
import { Pager } from '../panes/pager.tsx';
import { Panes } from '../panes/panes.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownDay } from '../ui/shown-moment.ts';
import { ApplicationPane } from './application-pane.tsx';
import { LIST, statusMark, statusWords } from './application-words.ts';

/** Applications for jobs: the list, and the one that the address names. */
export function Applications({ session }: { session: StaffSession }): ReactNode {
  const question = useQuestion();
  const { id, status: statusGiven, search = '', page = '1' } = question.values;
  const status = applicationStatuses.find((one) => one === statusGiven);
  const query = { ...(status && { status }), ...(search !== '' && { search }), page: Number(page) || 1 };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeApplications, { query, signal }),
    placeholderData: keepPreviousData,
    // Each listing is an entry of the log.
    refetchOnWindowFocus: false,
  });
  const counts = data?.counts;
  const all = counts === undefined ? 0 : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Panes title="Applications" hasSelected={id !== undefined} kind="panes-three">
      <section aria-label="List of applications">
        <header className="pane-head">
          <h2>Applications</h2>
          <select
            className="field"
            aria-label="Status"
            value={status ?? ''}
            onChange={({ target }) => goTo(question.with({ status: target.value, page: '', id: '' }))}
          >
            <option value="">all, {all}</option>
            {applicationStatuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one]}, {counts?.[one] ?? 0}
              </option>
            ))}
          </select>
          <SearchField
            label="Name, e-mail or position"
            value={search}
            onSearch={(words) => goTo(question.with({ search: words, page: '', id: '' }))}
          />
        </header>
        <Fault words={error === null ? null : faultWords(error)} />
        <ul className="items" aria-busy={isPlaceholderData}>
          {data?.items.map((item) => (
            <li key={item.id} className={item.status === 'new' ? 'is-new' : undefined}>
              <PageLink href={question.with({ id: item.id })} aria-current={item.id === id ? 'true' : undefined}>
                <b>
                  {item.first} {item.last}
                </b>
                <span className="soft">{shownDay(item.receivedAt)}</span>
                <small>{item.position}</small>
                <small>
                  <Status status={item.status} /> {item.resume === null ? 'without résumé' : 'with résumé'}
                </small>
              </PageLink>
            </li>
          ))}
        </ul>
        {data?.total === 0 ? <Nothing isFiltered={all > 0} clear={question.with({ status: '', search: '' })} /> : null}
        {data === undefined ? null : <Pager {...data} hrefOf={(to) => question.with({ page: String(to), id: '' })} />}
      </section>
      {id === undefined ? (
        <section className="pane-body" aria-label="By status">
          <Counts
            of={applicationStatuses.map((one) => ({
              name: statusWords[one],
              count: counts?.[one] ?? 0,
              href: question.with({ status: one, page: '' }),
            }))}
          />
          <p className="soft">Choose an application to read it. Each reading is in the log.</p>
        </section>
      ) : (
        <ApplicationPane key={id} id={id} session={session} back={question.with({ id: '' })} />
      )}
    </Panes>
  );
}

const Status = ({ status }: { status: ApplicationStatus }): ReactNode => (
  <span className={`item-state ${statusMark[status]}`}>{statusWords[status]}</span>
);

const Nothing = ({ isFiltered, clear }: { isFiltered: boolean; clear: string }): ReactNode => (
  <p className="pane-nothing">
    {isFiltered ? (
      <>
        No application is so. <PageLink href={clear}>Show all</PageLink>
      </>
    ) : (
      'Nobody has applied yet. What people send with the form of a job comes here.'
    )}
  </p>
);
