import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import type { FastifyRequest } from 'fastify';
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
 * Returns the caller of a command of the office who sends its cookie, and has the right to the command; null: no cookie was sent. Throws the
 * refusals of the cookie's session: the origin, the token against forgery, the second factor, the role.
 */
export async function callerByCookie(
  request: FastifyRequest,
  { rights, needs }: Pick<CommandEndpoint, 'rights' | 'needs'>,
  dependencies: CookieDependencies,
): Promise<Caller | null> {
  if (readOfficeCookie(request, dependencies.publicUrl) === null) return null;
  if (request.method !== 'GET') requireSameOrigin(request, dependencies.publicUrl);
  const staff = await staffCaller(request, dependencies);
  const ofStaff = rights === undefined || rights === 'signed-in' ? 'staff' : rights;
  requireStaff(needs === undefined ? { rights: ofStaff } : { rights: ofStaff, needs }, staff);
  if (staff === null) return null;
  if (request.method !== 'GET') requireFormToken(request.headers[OFFICE_TOKEN_HEADER], staff);
  const { userId, roles } = staff;
  const viewer = { kind: 'staff', roles, customerId: null } as const;
  return { ...visitorOf(request), token: null, userId, viewer, submissionKey: null };
}

export const visitorOf = (request: FastifyRequest): OfficeVisitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
