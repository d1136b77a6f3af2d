import { request } from '@millrace/contract';
import { browserName } from '@millrace/contract/browser-name';
import { accessCalls, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';

const KEY = ['own sessions'];

/** Reads the sessions of the user. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.staffSessions, { signal }),
  });

/** The sessions of the user, of the office and of the public site; any but the present one can be ended. */
export function OwnSessions({
  session,
  read: { data, error },
}: {
  session: StaffSession;
  read: ReturnType<typeof useOwnSessions>;
}): ReactNode {
  const queries = useQueryClient();
  const end = useDangerous(
    (id: string | undefined) =>
      request(officeTransport, accessCalls.endStaffSessions, { body: id === undefined ? {} : { id } }),
    () => void queries.invalidateQueries({ queryKey: KEY }),
  );
  const fault = error ?? end.error;
  return (
    <section className="own-section">
      <h2>Sessions</h2>
      <Fault words={fault === null ? null : faultWords(fault)} />
      <ul>
        {data?.map(({ id, browser, address, startedAt, usedAt, isCurrent }) => (
          <li key={id}>
            <b className="own-browser">{browserName(browser)}</b>
            <span>
              since {shownMoment(startedAt)}
              <span className="soft">
                , last used <When moment={usedAt} />
              </span>
            </span>
            <span className="soft figures">{address}</span>
            {isCurrent ? (
              <span className="own-current">this one</span>
            ) : (
              <button className="button" type="button" disabled={end.isPending} onClick={() => end.run(id)}>
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      {(data?.length ?? 0) > 1 ? (
        <button className="button" type="button" disabled={end.isPending} onClick={() => end.run(undefined)}>
          End all others
        </button>
      ) : null}
      <ConfirmFactor session={session} asked={end.asked} />
    </section>
  );
}
