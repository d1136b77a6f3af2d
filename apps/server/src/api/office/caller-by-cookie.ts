import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import type { FastifyRequest } from 'fastify';
import { refused } from '../../problems/problem-error.ts';
import type { Caller } from '../caller.ts';
import { requireSameOrigin } from '../require-same-origin.ts';
import { readOfficeCookie } from './office-cookie.ts';
import { requireFormToken, requireStaff } from './require-staff.ts';
import type { OfficeVisitor, StaffCaller, StaffOf } from './staff-caller.ts';

export interface CookieDependencies {
  staffOf: StaffOf;
  publicUrl: string;
}

/** Calls below this, of the API, are of the office. */
const OFFICE = '/office/';
export const isOfOffice = (path: string): boolean => path.startsWith(OFFICE);

/** Returns who calls the office with the session of a cookie; null: nobody is signed in there. A bearer token counts for nothing. */
export async function staffCaller(
  request: FastifyRequest,
  { staffOf, publicUrl }: CookieDependencies,
): Promise<StaffCaller | null> {
  const cookie = readOfficeCookie(request, publicUrl);
  return cookie === null ? null : staffOf(cookie, visitorOf(request));
}

/**
 * Returns the caller of a command of the office, who has the right to it. Throws a refusal where there is no session of the cookie, and for
 * the origin, the token against forgery, the second factor and the role.
 */
export async function callerByCookie(
  request: FastifyRequest,
  { rights, needs }: Pick<CommandEndpoint, 'rights' | 'needs'>,
  dependencies: CookieDependencies,
): Promise<Caller> {
  if (request.method !== 'GET') requireSameOrigin(request, dependencies.publicUrl);
  const staff = await staffCaller(request, dependencies);
  if (staff === null) throw refused('not-signed-in', 'Please sign in to the office.');
  const ofStaff = rights === undefined || rights === 'signed-in' ? 'staff' : rights;
  requireStaff(needs === undefined ? { rights: ofStaff } : { rights: ofStaff, needs }, staff);
  if (request.method !== 'GET') requireFormToken(request.headers[OFFICE_TOKEN_HEADER], staff);
  const { userId, roles } = staff;
  const viewer = { kind: 'staff', roles, customerId: null } as const;
  return { ...visitorOf(request), token: null, userId, viewer, submissionKey: null };
}

/** Whether the session of a request that goes on is there still, with the right. To look is no use of the session. */
export const mayStillCall = (
  request: FastifyRequest,
  endpoint: Pick<CommandEndpoint, 'rights' | 'needs'>,
  { staffOf, publicUrl }: CookieDependencies,
): Promise<boolean> =>
  callerByCookie(request, endpoint, {
    publicUrl,
    staffOf: (cookie, visitor) => staffOf(cookie, { ...visitor, isWaiting: true }),
  }).then(
    () => true,
    () => false,
  );

export const visitorOf = (request: FastifyRequest): OfficeVisitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
