import type { ContentEvent } from '@millrace/contract/content';
import ical from 'ical-generator';

export interface EventCalendar {
  event: Pick<ContentEvent, 'slug' | 'name' | 'startsOn' | 'endsOn'>;
  /** The event of the file. */
  company: string;
  /** The lines of the place; none where it is not known. */
  place: readonly string[];
  /** Origin of this site, without a trailing slash. */
  publicUrl: string;
  /** When the file is made. */
  now: Date;
}

const DAY_MS = 86_400_000;

/** An event as a calendar file (iCalendar, RFC 5545): whole days, the last one included. */
export function eventCalendar({ event, company, place, publicUrl, now }: EventCalendar): string {
  const url = `${publicUrl}/blog/${event.slug}`;
  const calendar = ical({ prodId: { company, product: 'Events', language: 'EN' } });
  calendar.createEvent({
    // The same for everybody who registers, so that a second file changes the first entry.
    id: `${event.slug}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start: dayOf(event.startsOn),
    // The end is the first day after it.
    end: new Date(dayOf(event.endsOn).getTime() + DAY_MS),
    allDay: true,
    summary: event.name,
    url,
    ...(place.length === 0 ? {} : { location: place.join(', ') }),
  });
  return calendar.toString();
}

/** Midnight of a day YYYY-MM-DD. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
