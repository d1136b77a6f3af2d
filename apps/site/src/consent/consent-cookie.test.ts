import { expect, test } from 'vitest';
import { cookieIn, cookieText } from './consent-cookie.ts';

test('the cookie lives 365 days on the whole site, and only over https where the site is', () => {
  expect(cookieText('true', false)).toBe('cookies_accepted=true; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(cookieText('false', true)).toBe('cookies_accepted=false; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  expect(cookieText(null, false)).toBe('cookies_accepted=; Max-Age=0; Path=/; SameSite=Lax');
});
test.each([
  ['', null],
  ['cookies_accepted=true', 'true'],
  ['a=1; cookies_accepted=false; b=2', 'false'],
  ['not_cookies_accepted=true', null],
  ['a=cookies_accepted=true', null],
])('of "%s" it is %s', (cookies, value) => expect(cookieIn(cookies)).toBe(value));
