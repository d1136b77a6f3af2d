import { expect, test } from 'vitest';
import { mediaRights } from './media-rights.ts';

const HOUR_MS = 60 * 60_000;
const SECRET = 'a secret for tests, long enough to sign with';
const LOGO = 'customers/prairie-pump.svg';
let now = Date.UTC(2026, 10, 22, 11);
const rights = mediaRights(SECRET, () => new Date(now));
const after = (hours: number): string | null => {
  const before = now;
  now += hours * HOUR_MS;
  const path = rights.granted(grant);
  now = before;
  return path;
};
const grant = rights.grant(LOGO);

test('a grant names its file for the rest of its period and the next, and no longer', () => {
  expect([0, 12, 12.99].map(after)).toEqual([LOGO, LOGO, LOGO]);
  expect([13, 100, -12.01].map(after)).toEqual([null, null, null]);
});
test('the grants of a period are the same, so that a browser can keep the picture', () => {
  expect(mediaRights(SECRET, () => new Date(now - HOUR_MS)).grant(LOGO)).toBe(grant);
});
test.each([
  ['for another file', grant.replace('prairie', 'boreal')],
  ['for longer', grant.replace(/\d+/, (last) => String(Number(last) + 1))],
  ['with another signature', grant.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'))],
  ['that is cut short', grant.replace(/\.\w/, '.')],
  ['of another site', mediaRights(`${SECRET}!`, () => new Date(now)).grant(LOGO)],
  ['without a file', grant.slice(0, -LOGO.length)],
  ['without any grant', LOGO],
])('a path %s grants nothing', (_, path) => expect(rights.granted(path)).toBeNull());
