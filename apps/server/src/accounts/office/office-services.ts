import type { AccountServices } from '../account-services.ts';
import type { OfficeSessions } from './office-sessions.ts';

/** The parts that the calls of signing in to the office are made with. */
export interface OfficeServices extends AccountServices {
  office: OfficeSessions;
}

/** The place of a session in the caller's browser; of the same shape as the API's. */
export interface KeptCookie {
  keep(cookie: string, maxAgeSeconds: number): void;
  drop(): void;
}
