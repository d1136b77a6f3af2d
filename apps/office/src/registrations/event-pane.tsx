import { callPath, request } from '@millrace/contract';
import { deskCalls, type RegistrationEvent, type StaffRegistration } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { railCountsQuery } from '../draft/draft-queries.ts';
import { PageLink } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownDay } from '../ui/shown-moment.ts';

/** The people who registered for one event: to read, to print for the door, to take away as a sheet, and to cancel. */
export function EventPane({ event, back }: { event: RegistrationEvent; back: string }): ReactNode {
  const params = { event: event.slug };
  const key = ['registrations', event.slug];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRegistrations, { params, signal }),
    // Each reading is an entry of the log.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: ({ id, tell }: { id: string; tell: boolean }) =>
      request(officeTransport, deskCalls.officeCancelRegistration, { params: { ...params, id }, body: { tell } }),
    onSuccess: (changed) => {
      queries.setQueryData(key, (rows: StaffRegistration[] = []) =>
        rows.map((row) => (row.id === changed.id ? changed : row)),
      );
      void queries.invalidateQueries({ queryKey: ['registration events'] });
      void queries.invalidateQueries(railCountsQuery);
    },
  });
  const fault = error ?? cancel.error;
  return (
    <section aria-label="People">
      <header className="pane-title">
        <div>
          <PageLink className="button pane-back" href={back}>
            All events
          </PageLink>
          <h2>{event.name}</h2>
          <p className="soft">
            {event.dates === '' ? '' : `${event.dates}. `}
            {summary(event)}
          </p>
        </div>
        <p className="actions no-print">
          <a className="button" href={`/api${callPath(deskCalls.officeRegistrationSheet.path, params)}`} download>
            XLSX
          </a>
          <button className="button" type="button" onClick={() => print()}>
            Print the check-in list
          </button>
        </p>
      </header>
      <Fault words={fault === null ? null : faultWords(fault)} />
      {data?.length === 0 ? <p className="pane-nothing">Nobody has registered yet.</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <div className="pane-body table-scroll">
          <table className="table table-lines">
            <thead>
              <tr>
                <th className="check-in">
                  <span className="unseen">Came</span>
                </th>
                <th scope="col">Name</th>
                <th scope="col" className="number">
                  Attending
                </th>
                <th scope="col">E-mail</th>
                <th scope="col">Phone</th>
                <th scope="col">Notes</th>
                <th scope="col" className="no-print">
                  Registered
                </th>
                <td className="no-print" />
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <Row key={row.id} row={row} isPending={cancel.isPending} onCancel={cancel.mutate} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  row: StaffRegistration;
  isPending: boolean;
  onCancel(given: { id: string; tell: boolean }): void;
}
function Row({ row, isPending, onCancel }: RowProps): ReactNode {
  const { id, firstName, lastName, email, phone, totalAttending, notes, receivedAt, cancelledAt } = row;
  const [tell, setTell] = useState(true);
  return (
    <tr className={cancelledAt === null ? undefined : 'is-gone no-print'}>
      <td className="check-in">
        <i />
      </td>
      <td>
        <b>
          {lastName}, {firstName}
        </b>
      </td>
      <td className="number">
        {totalAttending}
        <span className="in-lines"> attending</span>
      </td>
      <td className="long">{email}</td>
      <td className="once">{phone}</td>
      <td>{notes}</td>
      <td className="once soft no-print">
        <span className="in-lines">registered </span>
        {shownDay(receivedAt)}
      </td>
      <td className="once plain no-print">
        {cancelledAt === null ? (
          <Sure
            does="Cancel"
            title={`Cancel the registration of ${firstName} ${lastName}?`}
            isPending={isPending}
            run={() => onCancel({ id, tell })}
          >
            <p>It stays in the list, and counts no more.</p>
            <label className="actions">
              <input type="checkbox" checked={tell} onChange={({ target }) => setTell(target.checked)} />
              Tell {email} by mail
            </label>
          </Sure>
        ) : (
          `cancelled ${shownDay(cancelledAt)}`
        )}
      </td>
    </tr>
  );
}

const summary = ({ registrations, attending, places, cancelled }: RegistrationEvent): string =>
  `${registrations} registered, ${attending} attending${places === null ? '' : ` of ${places} places`}${
    cancelled === 0 ? '' : `, ${cancelled} cancelled`
  }.`;
