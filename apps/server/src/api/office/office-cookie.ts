import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeCookie } from './staff-caller.ts';

const NAME = 'office';
/** A token of 256 bits, in base64url. */
const VALUE = /^[\w-]{43}$/;

/** A browser keeps a cookie of this prefix only for this host, with Secure, over https. Loopback has no https. */
const officeCookieName = (publicUrl: string): string => (isHttps(publicUrl) ? `__Host-${NAME}` : NAME);

/** The value of the office's cookie; null: there is none, or several of the name. */
export function readOfficeCookie(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): string | null {
  const value = readCookie(request, officeCookieName(publicUrl));
  return value !== null && VALUE.test(value) ? value : null;
}

function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const start = `${name}=`;
  const named = (headers.cookie ?? '').split(';').flatMap((part) => {
    const text = part.trim();
    return text.startsWith(start) ? [text.slice(start.length)] : [];
  });
  const [value] = named;
  return named.length === 1 && value !== undefined ? value : null;
}

/** Sets the office's cookies in a reply. */
export function officeCookie(reply: FastifyReply, publicUrl: string): OfficeCookie {
  const setNamed = (name: string) => (value: string, maxAge: number) => {
    const secure = isHttps(publicUrl) ? '; Secure' : '';
    const text = `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
    reply.header('set-cookie', text);
  };
  const set = setNamed(officeCookieName(publicUrl));
  const journeyName = `${officeCookieName(publicUrl)}-journey`;
  const setJourney = setNamed(journeyName);
  const value = readCookie(reply.request, journeyName);
  return {
    keep: set,
    drop: () => set('', 0),
    journey: { value, keep: setJourney, drop: () => setJourney('', 0) },
  };
}

const isHttps = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';
