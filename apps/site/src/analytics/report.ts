import type { MeasurementName } from '@millrace/contract';
import { PAGE_VIEW } from './provider.ts';

/** The facts that may be reported of an action. */
export interface ReportDetail {
  category?: string;
  action?: string;
  label?: string;
  value?: number;
}
export interface Report extends ReportDetail {
  name: MeasurementName;
  /** The page it was made on, as `measuredPath` has it; absent: the one the visitor is on. */
  path?: string | null;
}

const WAITING_MAX = 20;
const waiting: Report[] = [];
const hold = (made: Report): void => {
  if (waiting.length < WAITING_MAX) waiting.push(made);
};
let take = hold;
/** The visitor's page; undefined before the first page. */
let here: string | null | undefined;

/** Notes the page that the visitor came to; of reports that wait, each keeps its own page. */
export function arriveAt(path: string | null): void {
  if (path === here) return;
  here = path;
  take({ name: PAGE_VIEW, path });
}

/** The page the visitor is on; null for one that nobody may hear of. */
export const pageNow = (): string | null => here ?? null;

/** Reports an action. Analytics decides, once loaded and allowed by the visitor, whether to send it. */
export function report(name: MeasurementName, detail: ReportDetail = {}): void {
  take({ name, ...(here !== undefined && { path: here }), ...detail });
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
