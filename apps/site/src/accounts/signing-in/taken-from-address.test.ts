import { afterEach, expect, test, vi } from 'vitest';
import { takenFromAddress } from './taken-from-address.ts';

const replaceState = vi.fn();
function openedAt(address: string): void {
  vi.stubGlobal('location', new URL(address, 'https://site.example'));
  vi.stubGlobal('history', { state: { key: 'kept' }, replaceState });
}
afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockReset();
});

test.each([
  ['/sign-in?confirm=abc', 'abc', '/sign-in'],
  ['/sign-in?a=1&confirm=a%2Bb&b=2#top', 'a+b', '/sign-in?a=1&b=2#top'],
  ['/sign-in?confirm=', '', '/sign-in'],
  ['/sign-in?confirm=a&confirm=b', 'a', '/sign-in'],
])('%s holds "%s" and becomes %s', (address, secret, rest) => {
  openedAt(address);
  expect(takenFromAddress('confirm')).toBe(secret);
  expect(replaceState).toHaveBeenCalledWith({ key: 'kept' }, '', rest);
});

test('an address without it stays', () => {
  openedAt('/sign-in?confirmed=abc');
  expect(takenFromAddress('confirm')).toBe(null);
  expect(replaceState).not.toHaveBeenCalled();
});

test('on the server there is none', () => {
  expect(takenFromAddress('confirm')).toBe(null);
});
