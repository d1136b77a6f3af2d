import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Addresses by which a browser reads a private file: a picture in a page goes without the token of its user. */
export interface MediaRights {
  /** The path of a private file by which anybody reads it until its period ends. */
  grant(path: string): string;
  /** The file that such a path grants just now; null: it grants nothing, or no more. */
  granted(path: string): string | null;
  /** Names the period: answers with grants are good for one. */
  period(): number;
}

/** A grant is good for the period it was made in and for the next one: from half a day to a whole one. */
const PERIOD_MS = 12 * 60 * 60_000;
const KEY_BYTES = 32;
const GRANT = /^by-right\/(\d{1,9})\.([\w-]{43})\/(.+)$/;

/** Signs with a key of its own, so that every node with the site's secret reads the grants of the others. */
export function mediaRights(secret: string, clock: () => Date = () => new Date()): MediaRights {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'media by right', KEY_BYTES));
  const sign = (last: number, path: string): string =>
    createHmac('sha256', key).update(`${last}/${path}`).digest('base64url');
  const period = (): number => Math.floor(clock().getTime() / PERIOD_MS);
  return {
    period,
    grant: (path) => {
      const last = period() + 1;
      return `by-right/${last}.${sign(last, path)}/${path}`;
    },
    granted: (given) => {
      const [, last = '', signature = '', path = ''] = GRANT.exec(given) ?? [];
      const now = period();
      // A grant from the future was made by a clock that is wrong.
      if (path === '' || Number(last) < now || Number(last) > now + 1) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(Number(last), path))) ? path : null;
    },
  };
}
