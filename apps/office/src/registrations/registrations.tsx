import { request } from '@millrace/contract';
import { deskCalls, type RegistrationEvent } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink, useQuestion } from '../navigation/here.tsx';
import { Panes } from '../panes/panes.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { EventPane } from './event-pane.tsx';

/** Registrations for events: the events, and the people of the one that the address names. */
export function Registrations(): ReactNode {
  const question = useQuestion();
  const { data, error } = useQuery({
    queryKey: ['registration events'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRegistrationEvents, { signal }),
  });
  const slug = question.values['event'];
  const event = data?.find((one) => one.slug === slug);
  return (
    <Panes title="Registrations" hasSelected={slug !== undefined}>
      <section aria-label="Events">
        <header className="pane-head">
          <h2>Registrations</h2>
        </header>
        <Fault words={error === null ? null : faultWords(error)} />
        <ul className="items">
          {data?.map((one) => (
            <li key={one.slug}>
              <PageLink href={question.with({ event: one.slug })} aria-current={one.slug === slug ? 'true' : undefined}>
                <b>{one.name}</b>
                <span className="figures">{one.attending}</span>
                <small>{one.dates === '' ? 'no longer in the content' : one.dates}</small>
                <small>
                  <span className={one.isOpen ? 'item-state is-good' : 'item-state'}>
                    {one.isOpen ? 'Open' : 'Closed'}
                  </span>{' '}
                  {placesWords(one)}
                </small>
                <Places {...one} />
              </PageLink>
            </li>
          ))}
        </ul>
        {data?.length === 0 ? (
          <p className="pane-nothing">There is no event. Add one beside its post; people then register on its page.</p>
        ) : null}
      </section>
      {slug === undefined ? (
        <AllEvents events={data ?? []} hrefOf={(event) => question.with({ event })} />
      ) : event === undefined ? (
        <p className="pane-nothing">
          {data === undefined ? null : (
            <>
              There is no event “{slug}”. <PageLink href={question.with({ event: '' })}>All events</PageLink>
            </>
          )}
        </p>
      ) : (
        <EventPane key={event.slug} event={event} back={question.with({ event: '' })} />
      )}
    </Panes>
  );
}

/** Numbers of all events: beside the list until one is chosen, since each look at people is in the log. */
const AllEvents = ({
  events,
  hrefOf,
}: {
  events: readonly RegistrationEvent[];
  hrefOf(slug: string): string;
}): ReactNode =>
  events.length === 0 ? null : (
    <section className="pane-body" aria-label="All events">
      <div className="table-scroll">
        <table className="table">
          <TableHead columns={['Event', 'When', { name: 'Registrations', isNumber: true }, ...numbers, 'New ones']} />
          <tbody>
            {events.map((one) => (
              <tr key={one.slug}>
                <td>
                  <PageLink href={hrefOf(one.slug)}>{one.name}</PageLink>
                </td>
                <td className="soft">{one.dates === '' ? 'no longer in the content' : one.dates}</td>
                <td className="number">{one.registrations}</td>
                <td className="number">{one.attending}</td>
                <td className="number">{one.places ?? 'not counted'}</td>
                <td className="number">{one.cancelled}</td>
                <td>{one.isOpen ? 'are taken' : 'are not taken'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft">Choose an event to see its people. Each look at them is in the log.</p>
    </section>
  );
const numbers = ['Attending', 'Places', 'Cancelled'].map((name) => ({ name, isNumber: true as const }));

const placesWords = ({ attending, places }: RegistrationEvent): string =>
  places === null ? `${attending} attending` : `${attending} of ${places} places`;

const Places = ({ attending, places }: RegistrationEvent): ReactNode =>
  places === null ? null : (
    <span className="bar-of-places" aria-hidden="true">
      <i style={{ width: `${Math.min(100, (attending / places) * 100)}%` }} />
    </span>
  );
