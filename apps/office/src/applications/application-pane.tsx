import { callPath, request } from '@millrace/contract';
import {
  type ApplicationStatus,
  applicationStatuses,
  deskCalls,
  type StaffApplication,
  type StaffApplicationPage,
  type StaffSession,
} from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { railCountsQuery } from '../draft/draft-queries.ts';
import { goTo, PageLink } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { ApplicationAnswer } from './application-answer.tsx';
import { ApplicationData } from './application-data.tsx';
import { LIST, statusWords } from './application-words.ts';

interface PaneProps {
  id: string;
  session: StaffSession;
  /** Address of the list alone. */
  back: string;
}

/** One application: what was sent, its status, and what staff wrote. */
export function ApplicationPane({ id, session, back }: PaneProps): ReactNode {
  const queries = useQueryClient();
  const key = ['application', id];
  const listChanged = (): void => {
    void queries.invalidateQueries({ queryKey: [LIST] });
    void queries.invalidateQueries(railCountsQuery);
  };
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const read = await request(officeTransport, deskCalls.officeApplication, { params: { id }, signal });
      const isListedNew = queries
        .getQueriesData<StaffApplicationPage>({ queryKey: [LIST] })
        .some(([, list]) => list?.items.some((item) => item.id === id && item.status === 'new'));
      if (isListedNew) listChanged();
      return read;
    },
    // Each reading is an entry of the log: none that nobody asked for.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const take = (changed: StaffApplication): void => {
    queries.setQueryData(key, changed);
    listChanged();
  };
  const change = useMutation({
    mutationFn: (body: { from: ApplicationStatus; to: ApplicationStatus }) =>
      request(officeTransport, deskCalls.officeChangeApplication, { params: { id }, body }),
    onSuccess: take,
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  });
  const forget = useDangerous(
    () => request(officeTransport, deskCalls.officeForgetApplication, { params: { id } }),
    () => {
      listChanged();
      goTo(back);
    },
  );
  const fault = error ?? change.error ?? forget.error;
  const faults = <Fault words={fault === null ? null : faultWords(fault)} />;
  if (data === undefined)
    return (
      <section className="pane-body" aria-label="Application">
        <PageLink className="button pane-back" href={back}>
          Back
        </PageLink>
        {faults}
      </section>
    );
  const { data: sent, status, resume, receivedAt } = data;
  return (
    <>
      <section aria-label="Application">
        <header className="pane-title">
          <div>
            <PageLink className="button pane-back" href={back}>
              All applications
            </PageLink>
            <h2>
              {sent.first} {sent.last}
            </h2>
            <p className="soft">
              {sent.position}, {sent.employmentType}. Sent {shownMoment(receivedAt)}.
            </p>
          </div>
          <label>
            <span className="unseen">Status</span>
            <select
              className="field"
              value={status}
              disabled={change.isPending}
              onChange={({ target }) => {
                const to = applicationStatuses.find((one) => one === target.value);
                if (to !== undefined) change.mutate({ from: status, to });
              }}
            >
              {applicationStatuses.map((one) => (
                <option key={one} value={one}>
                  {statusWords[one]}
                </option>
              ))}
            </select>
          </label>
        </header>
        {faults}
        <div className="pane-body">
          <p className="actions">
            {resume === null ? (
              <span className="soft">No résumé came with it.</span>
            ) : (
              <>
                <a
                  className="button"
                  href={`/api${callPath(deskCalls.officeApplicationResume.path, { id })}`}
                  download={resume.name}
                >
                  Résumé
                </a>
                <span className="soft">
                  {resume.name}, {Math.ceil(resume.bytes / 1024)} KB. A file of a stranger: open it with care.
                </span>
              </>
            )}
          </p>
          <ApplicationData application={sent} />
        </div>
      </section>
      <ApplicationAnswer application={data} onChanged={take}>
        <Sure
          does="Forget"
          title="Forget this application?"
          isPending={forget.isPending}
          run={() => forget.run(undefined)}
        >
          The application, its résumé, its mails and these notes are deleted for good. The log keeps that it was done.
        </Sure>
      </ApplicationAnswer>
      <ConfirmFactor session={session} asked={forget.asked} />
    </>
  );
}
