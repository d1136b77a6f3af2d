/** Specification 9. */
const CONSENT_COOKIE = 'cookies_accepted';
const LIFETIME_SECONDS = 31_536_000;

/** The cookie's value in `document.cookie`; null: there is none. */
export function cookieIn(cookies: string): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${CONSENT_COOKIE}=`));
  return found?.slice(CONSENT_COOKIE.length + 1) ?? null;
}

/** The text to assign to `document.cookie`; null removes the cookie. */
export function cookieText(value: 'true' | 'false' | null, isSecure: boolean): string {
  const lifetime = value === null ? 0 : LIFETIME_SECONDS;
  const secure = isSecure ? '; Secure' : '';
  return `${CONSENT_COOKIE}=${value ?? ''}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure}`;
}
