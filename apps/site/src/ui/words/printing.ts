import { type PrintedBy, type Printing, printingDefaults, printingOf } from '@millrace/contract';

let inForce: Printing = printingOf(printingDefaults);

/** Prints numbers, money and dates as the settings of the page say. */
export const printing = (): Printing => inForce;

/**
 * Takes the settings of the page that is drawn next. A browser shows one maker's site; the server draws a page in one step, from here to
 * its last word, so that no other page comes between.
 */
export function printBy(settings: PrintedBy): void {
  inForce = printingOf(settings);
}
