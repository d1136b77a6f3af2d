import { request } from '@millrace/contract';
import { type DraftRecord, officeCalls, type ScheduleBody, type StaffSession } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { useWho } from '../changes/colleagues.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { readAgain } from './read-again.ts';

/** A day and a time at which the draft is published by itself. A time that comes twice, as clocks go back, is asked about. */
export function ScheduleForm({
  draft,
  note,
  seen,
  isOff,
  session,
}: {
  draft: DraftRecord;
  note: string;
  /** The version of the draft that was looked at. */
  seen: Pick<ScheduleBody, 'version'>;
  isOff: boolean;
  session: StaffSession;
}): ReactNode {
  const queries = useQueryClient();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('06:00');
  const { data: settings } = useQuery(siteSettingsQuery);
  const timeZone = settings?.['company.timeZone'] ?? 'by its settings';
  const schedule = useDangerous(
    (body: ScheduleBody) => request(officeTransport, officeCalls.officeSchedule, { params: { draft: draft.id }, body }),
    () => void readAgain(queries, draft.id),
  );
  const wanted = { at: `${day}T${time}`, note, ...seen };
  const isTwice = refusalOf(schedule.error) === 'time-comes-twice';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    schedule.run(wanted);
  };
  return (
    <form onSubmit={submit}>
      <span className="publish-time">
        <input
          className="field figures"
          type="date"
          aria-label="Day"
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <input
          className="field figures"
          type="time"
          aria-label="Time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </span>
      <p className="soft">
        {day === '' ? 'Choose a day first. ' : null}The times are those of the company, {timeZone}. The draft is checked
        again then; if a fault has come up, nothing is published and you are mailed.
      </p>
      <button
        className="button button-primary publish-button"
        type="submit"
        disabled={isOff || day === '' || time === '' || schedule.isPending}
      >
        Publish at that time
      </button>
      <Fault words={schedule.error === null ? null : faultWords(schedule.error)} />
      {isTwice ? (
        <p className="publish-choices">
          <button className="button" type="button" onClick={() => schedule.run({ ...wanted, which: 'first' })}>
            The first time
          </button>
          <button className="button" type="button" onClick={() => schedule.run({ ...wanted, which: 'second' })}>
            The second time
          </button>
        </p>
      ) : null}
      <ConfirmFactor session={session} asked={schedule.asked} />
    </form>
  );
}

/** When a draft is going to be published by itself, and the way to take it off the schedule. */
export function Scheduled({ draft: { id, publishAt, scheduledBy } }: { draft: DraftRecord }): ReactNode {
  const queries = useQueryClient();
  const who = useWho();
  const takeOff = useMutation({
    mutationFn: () => request(officeTransport, officeCalls.officeUnschedule, { params: { draft: id } }),
    onSuccess: () => readAgain(queries, id),
  });
  return (
    <div className="publish-scheduled">
      <p role="status">
        <b>It is published {publishAt === null ? 'by itself' : `${shownMoment(publishAt)} on your clock`}</b>, as{' '}
        {who(scheduledBy)} asked. Until then it is not changed.
      </p>
      <button className="button" type="button" disabled={takeOff.isPending} onClick={() => takeOff.mutate()}>
        Take it off the schedule
      </button>
      <Fault words={takeOff.error === null ? null : faultWords(takeOff.error)} />
    </div>
  );
}
