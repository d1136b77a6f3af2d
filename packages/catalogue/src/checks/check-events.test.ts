import { expect, test } from 'vitest';
import { event, post } from '../testing/rows.ts';
import { findingsOf } from '../testing/snapshot-of.ts';

const posts = [post({ id: 1, slug: 'open-house' }), post({ id: 2, slug: 'candidate', isLive: false })];
const faultsOf = (given: Parameters<typeof event>[0]) =>
  findingsOf({ posts, events: [event(given)] }).map(({ path, code }) => [code, path[0]]);

test('an event on a live post’s page, of one day or more, is sound', () => {
  expect(faultsOf({ id: 1, slug: 'open-house', startsOn: '2026-08-13', endsOn: '2026-08-13' })).toEqual([]);
});
test.each(['nowhere', 'candidate'])('an event under %s has no page', (slug) => {
  expect(faultsOf({ id: 1, slug })).toEqual([['bad-event', 'slug']]);
});
test('one that is not live needs none', () => {
  expect(faultsOf({ id: 1, slug: 'nowhere', isLive: false })).toEqual([]);
});
test('an event does not end before it starts', () => {
  expect(faultsOf({ id: 1, slug: 'open-house', startsOn: '2026-08-14', endsOn: '2026-08-13' })).toEqual([
    ['bad-event', 'endsOn'],
  ]);
});
