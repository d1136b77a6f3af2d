import type { EventAnswer } from '@millrace/contract';
import { addressOf, organizationName } from './organization.ts';
import { type Publisher, pageAddress, type Thing } from './thing.ts';

/** The event of a post, at the company's own place; null while the place is not set. */
export function event(publisher: Publisher, { name, startsOn, endsOn }: EventAnswer, path: string): Thing | null {
  const { settings } = publisher;
  const address = addressOf(settings);
  if (address === undefined) return null;
  return {
    '@type': 'Event',
    name,
    startDate: startsOn,
    endDate: endsOn,
    url: pageAddress(publisher, path),
    location: { '@type': 'Place', name: settings['company.name'], address },
    organizer: { ...organizationName(publisher), url: pageAddress(publisher, '/home') },
  };
}
