import { expect, test } from 'vitest';
import { faultsOf, firstPaint } from './first-paint.ts';

const fine = { blocking: 0, bytes: 43_800, shift: 0.0005 };

test.each([
  ['nothing', {}, 0],
  ['a request that blocks', { blocking: 1 }, 1],
  ['a packet too many', { bytes: 43_801 }, 1],
  ['no document that was measured', { bytes: 0 }, 1],
  ['a page that moves', { shift: 0.0006 }, 1],
  ['all of it', { blocking: 2, bytes: 90_000, shift: 0.1 }, 3],
])('%s is a fault', (_name, given, faults) => {
  expect(faultsOf({ ...fine, ...given })).toHaveLength(faults);
});

const audit = { id: '', title: '', description: '', score: 1, scoreDisplayMode: 'numeric' } as const;
const table = (items: Record<string, unknown>[]) =>
  ({ ...audit, details: { type: 'table', headings: [], items } }) as never;
const requests = table([
  { url: 'http://site/home', resourceType: 'Document', transferSize: 20_000 },
  { url: 'http://site/media/banner.svg', resourceType: 'Image', transferSize: 3_000 },
  { url: 'http://site/media/logo.svg', resourceType: 'Image', transferSize: 500 },
]);
const largest = (snippet: string) => table([{ type: 'node', snippet }]);

test.each([
  ['its picture where that is the largest paint', '<img src="/media/banner.svg" alt="">', 23_000],
  ['not where that is text', '<p class="lead">', 20_000],
])('a document counts, %s', (_name, snippet, bytes) => {
  const audits = { 'network-requests': requests, 'lcp-breakdown-insight': largest(snippet) };
  expect(firstPaint({ audits })).toEqual({ blocking: 0, bytes, shift: 1 });
});
