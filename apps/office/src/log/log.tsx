import { request } from '@millrace/contract';
import { deskCalls, type LogEntry } from '@millrace/contract/office';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink, useQuestion } from '../navigation/here.tsx';
import { useTellUnknown } from '../navigation/unknown-asked.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { factWords } from './fact-words.ts';
import '../panes/panes.css';

const FILTERS = ['who', 'action', 'subject', 'from', 'to'] as const;

/** The audit log, filtered by who, what and when. */
export function Log(): ReactNode {
  const question = useQuestion();
  const [actions, setActions] = useState<readonly string[] | null>(null);
  const isUnknown = (value: string): boolean => actions !== null && !actions.includes(value);
  const query = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = question.values[name] ?? '';
      return value === '' || (name === 'action' && isUnknown(value)) ? [] : [[name, value]];
    }),
  );
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['log', query],
    queryFn: ({ pageParam, signal }) =>
      request(officeTransport, deskCalls.officeLog, {
        query: { ...query, ...(pageParam !== '' && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const recorded = data?.pages[0]?.actions;
  if (recorded !== undefined && recorded !== actions) setActions(recorded);
  const { action = '' } = question.values;
  useTellUnknown('action', action !== '' && isUnknown(action) ? action : null);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = Object.keys(query).length > 0;
  const filter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    goTo(question.with(Object.fromEntries(FILTERS.map((name) => [name, String(given.get(name) ?? '').trim()]))));
  };
  return (
    <div className="page log">
      <h1>Log</h1>
      <p className="soft">Acts of staff and accounts. Never a password, a token or a link.</p>
      {/* Begun anew with the address, so that going back shows what is asked for. */}
      <form key={`${data === undefined} ${JSON.stringify(query)}`} className="actions log-filter" onSubmit={filter}>
        <input
          className="field log-field"
          name="who"
          aria-label="Who"
          placeholder="Who: e-mail"
          defaultValue={query['who']}
        />
        <select className="field log-field" name="action" aria-label="What" defaultValue={query['action'] ?? ''}>
          <option value="">What: all</option>
          {data?.pages[0]?.actions.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </select>
        <input
          className="field log-field"
          name="subject"
          aria-label="Id of what it was done to"
          placeholder="To what: its id"
          defaultValue={query['subject']}
        />
        <label className="day-asked">
          From <input className="field" name="from" type="date" defaultValue={query['from']} />
        </label>
        <label className="day-asked">
          Until <input className="field" name="to" type="date" defaultValue={query['to']} />
        </label>
        <button className="button" type="submit">
          Show
        </button>
        {isFiltered ? <PageLink href={location.pathname}>Show all</PageLink> : null}
      </form>
      <Fault words={error === null ? null : faultWords(error)} />
      <section className="section table-scroll" aria-label="Entries">
        <table className="table table-lines" aria-busy={isFetching}>
          <TableHead columns={['When', 'Who', 'What', 'To what', 'Facts', 'From']} />
          <tbody>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} hrefOf={(subject) => question.with({ subject })} />
            ))}
          </tbody>
        </table>
      </section>
      {data !== undefined && entries.length === 0 ? (
        <p className="pane-nothing">{isFiltered ? 'No entry is so.' : 'The log is empty.'}</p>
      ) : null}
      {hasNextPage ? (
        <button className="button" type="button" disabled={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </button>
      ) : null}
    </div>
  );
}

const Line = ({ entry, hrefOf }: { entry: LogEntry; hrefOf(subject: string): string }): ReactNode => {
  const { at, actor, actorEmail, action, subject, subjectEmail, facts, address } = entry;
  return (
    <tr>
      <td className="once">{shownMoment(at)}</td>
      <td>{actorEmail ?? (actor === null ? <span className="soft">not signed in</span> : 'somebody who is gone')}</td>
      <td>
        <b>{action.replaceAll('-', ' ')}</b>
      </td>
      <td>
        {subject === null ? null : (
          <PageLink href={hrefOf(subject)} title={subject}>
            {subjectEmail ?? (subject.length > 12 ? `${subject.slice(0, 8)}…` : subject)}
          </PageLink>
        )}
      </td>
      <td className="soft long">{factWords(facts)}</td>
      <td className="soft once">{address}</td>
    </tr>
  );
};
