import type { FastifyBaseLogger } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import type { OfficeSessions } from './office-sessions.ts';

/** The parts that the calls of signing in to the office are made with. */
export interface OfficeServices extends AccountServices {
  log: Pick<FastifyBaseLogger, 'warn'>;
  office: OfficeSessions;
}

/** The place of a journey to the provider in the caller's browser. */
export interface JourneyCookie {
  /** As the browser sent it; null: none. */
  value: string | null;
  keep(value: string, maxAgeSeconds: number): void;
  drop(): void;
}

/** The place of a session in the caller's browser; of the same shape as the API's. */
export interface KeptCookie {
  keep(cookie: string, maxAgeSeconds: number): void;
  drop(): void;
}
