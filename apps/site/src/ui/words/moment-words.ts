import { printing } from './printing.ts';

/** A moment, in milliseconds since 1970, as a day and a time of the company's zone, which is named: the reader may be in another. */
export const momentWords = (moment: number, timeZone: string): string =>
  `${format({ dateStyle: 'long' }, timeZone, moment)}, ${format(TIME, timeZone, moment)}`;

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const format = (options: Intl.DateTimeFormatOptions, timeZone: string, moment: number): string =>
  printing().moment(moment, { ...options, timeZone });
