import type { RegistrationMail } from '@millrace/database';
import { eventCalendar } from './event-calendar.ts';

interface Host {
  company: string;
  /** Lines of the company's address, the place of the event. */
  address: readonly string[];
  publicUrl: string;
}

/** The calendar file that goes with the mail to who registered. */
export const calendarAttachment =
  (clock: () => Date) =>
  async ({ event }: RegistrationMail, { company, address, publicUrl }: Host) => [
    {
      filename: `${event.slug}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(eventCalendar({ event, company, place: address, publicUrl, now: clock() })),
    },
  ];
