import { SHIFT_MAX } from '@millrace/e2e/shifts';
import type { Result } from 'lighthouse';

/** The work before the first paint of a page, and how steady the paint was. None of it depends on the machine's speed. */
export interface FirstPaint {
  /** Requests that the browser waited for before it painted anything. */
  blocking: number;
  /** The document and, where it is the largest paint, its picture: compressed, with their headers. */
  bytes: number;
  shift: number;
}

/** The audits that it is read from. */
export const PAINT_AUDITS = [
  'network-requests',
  'lcp-breakdown-insight',
  'render-blocking-insight',
  'cumulative-layout-shift',
] as const;

/** The bytes a new connection sends in its first two rounds: 10 and 20 packets of 1460. */
const TWO_ROUNDS = 30 * 1460;

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

export function firstPaint({ audits }: Pick<Result, 'audits'>): FirstPaint {
  const requests = itemsOf<NetworkRequest>(audits['network-requests']?.details);
  const document = requests.find(({ resourceType }) => resourceType === 'Document');
  const largest = /<img [^>]*?src=\\"([^"\\]+)/.exec(
    JSON.stringify(audits['lcp-breakdown-insight']?.details ?? null),
  )?.[1];
  const picture =
    largest === undefined
      ? undefined
      : requests.find(({ url }) => new URL(url).pathname === new URL(largest, url).pathname);
  return {
    blocking: itemsOf(audits['render-blocking-insight']?.details).length,
    bytes: (document?.transferSize ?? 0) + (picture?.transferSize ?? 0),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
  };
}

/** Returns in words where the house's budgets are missed. */
export const faultsOf = ({ blocking, bytes, shift }: FirstPaint): string[] => [
  ...(blocking === 0 ? [] : [`first paint: ${blocking} requests block it`]),
  ...(bytes > 0 && bytes <= TWO_ROUNDS ? [] : [`first paint: ${bytes} bytes, of at most ${TWO_ROUNDS}`]),
  ...(shift <= SHIFT_MAX ? [] : [`first paint: it moves by ${shift.toFixed(4)}`]),
];

/** Lighthouse types what an audit found by its audit. */
function itemsOf<Item>(details: Result['audits'][string]['details']): Item[] {
  return details !== undefined && 'items' in details ? (details.items as Item[]) : [];
}
