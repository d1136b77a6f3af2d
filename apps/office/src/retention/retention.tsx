import { request } from '@millrace/contract';
import { deskCalls, type Retention as Kept, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { Sure } from '../panes/sure.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import '../panes/panes.css';
import { countWords } from '../ui/printing.ts';

const KEY = ['retention'];
const many = (count: number): string => countWords(count);

/** Deletions of what is kept too long: those that wait for a person, and those that can still be put back. */
export function Retention({ session }: { session: StaffSession }): ReactNode {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRetention, { signal }),
  });
  return (
    <div className="page">
      <h1>Retention</h1>
      <p className="soft">
        The server deletes by itself what has been kept long enough. What is many at once, or due by a clock that may be
        wrong, waits for you.
      </p>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : (
        <>
          <Waiting kept={data} session={session} />
          <Quarantine kept={data} session={session} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  kept: Kept;
  session: StaffSession;
}

function Waiting({ kept: { waiting, now, quarantineDays }, session }: PartProps): ReactNode {
  const queries = useQueryClient();
  const confirm = useDangerous(
    (seen: { what: string; due: number }[]) =>
      request(officeTransport, deskCalls.officeConfirmDeletions, { body: { seen } }),
    (then) => queries.setQueryData(KEY, then),
  );
  const refused = confirm.error;
  return (
    <section className="section">
      <header>
        <h2>Waits for you</h2>
        <span className="soft">{waiting.length === 0 ? 'nothing' : waiting.length}</span>
      </header>
      {waiting.length === 0 ? null : (
        <>
          <table className="table table-lines">
            <TableHead columns={['What', 'How many', 'Why it waits', 'Since']} />
            <tbody>
              {waiting.map(({ what, due, total, doubt, since }) => (
                <tr key={what}>
                  <td>
                    <b>{what}</b>
                  </td>
                  <td>
                    {many(due)} of {many(total)}
                  </td>
                  <td>{doubt === 'many' ? 'That is many at once.' : 'The clock may be wrong.'}</td>
                  <td className="soft once">{shownMoment(since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft">
            The server’s clock shows {shownMoment(now)}. If clock, settings or database are wrong, mend that instead:
            then nothing waits at the next run.
          </p>
          <p className="actions">
            <Sure
              does="Let them go"
              title="Let these deletions go on?"
              isPending={confirm.isPending}
              run={() => confirm.run(waiting.map(({ what, due }) => ({ what, due })))}
            >
              <p>
                Rows that are kept in the quarantine can be put back for {quarantineDays} days; sessions, sign-ups that
                nobody confirmed and counts of visits are gone at once.
              </p>
            </Sure>
          </p>
        </>
      )}
      <Fault words={refused === null ? null : faultWords(refused)} />
      <ConfirmFactor session={session} asked={confirm.asked} />
    </section>
  );
}

function Quarantine({ kept: { quarantine, quarantineDays }, session }: PartProps): ReactNode {
  const queries = useQueryClient();
  const restore = useDangerous(
    () => request(officeTransport, deskCalls.officeRestoreQuarantine, {}),
    (then) => queries.setQueryData(KEY, then),
  );
  return (
    <section className="section">
      <header>
        <h2>Quarantine</h2>
        <span className="soft">
          {quarantine.length === 0 ? 'empty' : `deleted for good after ${quarantineDays} days`}
        </span>
      </header>
      {quarantine.length === 0 ? null : (
        <>
          <table className="table table-lines">
            <TableHead columns={['Table', { name: 'Rows', isNumber: true }, 'The first since']} />
            <tbody>
              {quarantine.map(({ origin, rows, from }) => (
                <tr key={origin}>
                  <td>{origin}</td>
                  <td className="number">{many(rows)}</td>
                  <td className="soft once">{from === null ? '' : shownMoment(from)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="actions">
            <Sure
              does="Put all of it back"
              title="Put all of the quarantine back?"
              isPending={restore.isPending}
              run={() => restore.run(undefined)}
            >
              <p>What is still due goes again at the next run: set the clock or the setting right first.</p>
            </Sure>
          </p>
        </>
      )}
      <Fault words={restore.error === null ? null : faultWords(restore.error)} />
      <ConfirmFactor session={session} asked={restore.asked} />
    </section>
  );
}
