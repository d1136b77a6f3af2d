import { type PrintedBy, type Printing, printingOf, settingDefaults } from '@millrace/contract';

let inForce: Printing = printingOf(settingDefaults);

/** Prints numbers, money and dates as the maker's settings in force say. */
export const printing = (): Printing => inForce;

/** Takes the settings in force. The office shows one maker's content. */
export function printBy(settings: PrintedBy): void {
  inForce = printingOf(settings);
}

/** A count with its thousands: `12,000`. */
export const countWords = (count: number): string => inForce.number(count);
