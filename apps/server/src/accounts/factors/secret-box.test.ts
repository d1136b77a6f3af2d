import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const SITE = 'a secret for tests, long enough to sign with';
const box = secretBox(SITE);
const closed = box.close('the secret', 'pat');

test('what was closed opens for its owner, on every node with the secret of the site', () => {
  expect(secretBox(SITE).open(closed, 'pat')).toBe('the secret');
});
test('it is closed otherwise each time, and shows nothing', () => {
  expect(box.close('the secret', 'pat')).not.toBe(closed);
  expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toContain('secret');
});
test.each([
  ['another owner', () => box.open(closed, 'bob')],
  ['another secret of the site', () => secretBox(`${SITE}!`).open(closed, 'pat')],
  ['a letter changed', () => box.open(`${closed.slice(0, -2)}${closed.endsWith('AA') ? 'BB' : 'AA'}`, 'pat')],
  ['too little', () => box.open('AAAA', 'pat')],
  ['nothing', () => box.open('', 'pat')],
])('with %s it does not open', (_what, open) => expect(open()).toBeNull());
