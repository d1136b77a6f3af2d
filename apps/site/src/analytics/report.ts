import type { MeasurementName } from '@millrace/contract';

/** The facts that may be reported of an action. */
export interface ReportDetail {
  category?: string;
  action?: string;
  label?: string;
  value?: number;
}
export interface Report extends ReportDetail {
  name: MeasurementName;
}

const WAITING_MAX = 20;
const waiting: Report[] = [];
const hold = (made: Report): void => {
  if (waiting.length < WAITING_MAX) waiting.push(made);
};
let take = hold;

/** Reports an action. Analytics decides, once loaded and allowed by the visitor, whether to send it. */
export function report(name: MeasurementName, detail: ReportDetail = {}): void {
  take({ name, ...detail });
}

/** Reports an action without a name of its own. */
export function reportAction(detail: ReportDetail): void {
  report('action', detail);
}

/** Hands over all reports so far and all further ones. */
export function takeReports(taker: (made: Report) => void): void {
  take = taker;
  for (const made of waiting.splice(0)) taker(made);
}

/** Keeps further reports for the next taker: the visitor has agreed, and the analytics module is loading. */
export function holdReports(): void {
  take = hold;
}
