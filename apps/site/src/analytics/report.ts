/** What may be said of something a visitor did. */
export interface ReportDetail {
  category?: string;
  action?: string;
  label?: string;
  value?: number;
}
export interface Report extends ReportDetail {
  name: string;
}

const WAITING_MAX = 20;
const waiting: Report[] = [];
const hold = (made: Report): void => {
  if (waiting.length < WAITING_MAX) waiting.push(made);
};
let take = hold;

/** Says that something was done. Whether anybody hears it is the visitor's choice; analytics decides once it has loaded. */
export function report(name: string, detail: ReportDetail = {}): void {
  take({ name, ...detail });
}

/** The same for what has no name of its own. */
export function reportAction(detail: ReportDetail): void {
  report('action', detail);
}

/** Hands over what was said so far and all that will be. */
export function takeReports(taker: (made: Report) => void): void {
  take = taker;
  for (const made of waiting.splice(0)) taker(made);
}

/** Keeps what is said from now on for the next taker: the visitor has agreed, and who measures is on the way. */
export function holdReports(): void {
  take = hold;
}
