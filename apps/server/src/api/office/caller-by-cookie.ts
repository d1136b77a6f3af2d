import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { OFFICE_TOKEN_HEADER, OFFICE_UNATTENDED_HEADER, SCRIPT_TOKEN_PREFIX } from '@millrace/contract/office';
import type { FastifyRequest } from 'fastify';
import { refused } from '../../problems/problem-error.ts';
import type { Caller } from '../caller.ts';
import { requireSameOrigin } from '../require-same-origin.ts';
import { readOfficeCookie } from './office-cookie.ts';
import { requireFormToken, requireStaff } from './require-staff.ts';
import type { OfficeVisitor, ScriptOf, StaffCaller, StaffOf } from './staff-caller.ts';

/** A call, by its name, with what it states of its callers. */
type Called = Pick<CommandEndpoint, 'rights' | 'needs'> & { name: string };

export interface CookieDependencies {
  staffOf: StaffOf;
  /** Absent: no script may call. */
  scriptOf?: ScriptOf;
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

const BEARER = 'Bearer ';

/** The token of a script that a request sends; null: it sends none. */
function scriptTokenOf({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : '';
  return token.startsWith(SCRIPT_TOKEN_PREFIX) ? token : null;
}

/**
 * Returns the caller of a command of the office, who has the right to it. Throws a refusal where there is no session of the cookie, and for
 * the origin, the token against forgery, the second factor and the role. A script sends the token that an admin made instead: it names its
 * calls, and no browser adds it by itself.
 */
export async function callerByCookie(
  request: FastifyRequest,
  { name, rights, needs }: Called,
  dependencies: CookieDependencies,
): Promise<Caller> {
  const token = scriptTokenOf(request);
  if (token !== null && dependencies.scriptOf !== undefined) {
    const { script, ...maker } = await dependencies.scriptOf(token, name);
    return { ...callerOf(request, maker), script };
  }
  if (request.method !== 'GET') requireSameOrigin(request, dependencies.publicUrl);
  const staff = await staffCaller(request, dependencies);
  if (staff === null) throw refused('not-signed-in', 'Please sign in to the office.');
  const ofStaff = rights === undefined || rights === 'signed-in' ? 'staff' : rights;
  requireStaff(needs === undefined ? { rights: ofStaff } : { rights: ofStaff, needs }, staff);
  if (request.method !== 'GET') requireFormToken(request.headers[OFFICE_TOKEN_HEADER], staff);
  return callerOf(request, staff);
}

function callerOf(request: FastifyRequest, { userId, roles }: Pick<StaffCaller, 'userId' | 'roles'>): Caller {
  const viewer = { kind: 'staff', roles, customerId: null } as const;
  return { ...visitorOf(request), token: null, userId, viewer, submissionKey: null };
}

/** Whether the session of a request that goes on is there still, with the right. To look is no use of the session. */
export const mayStillCall = (
  request: FastifyRequest,
  endpoint: Called,
  { staffOf, publicUrl, ...others }: CookieDependencies,
): Promise<boolean> =>
  callerByCookie(request, endpoint, {
    ...others,
    publicUrl,
    staffOf: (cookie, visitor) => staffOf(cookie, { ...visitor, isWaiting: true }),
  }).then(
    () => true,
    () => false,
  );

export const visitorOf = (request: FastifyRequest): OfficeVisitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  ...(request.headers[OFFICE_UNATTENDED_HEADER] === undefined ? {} : { isWaiting: true }),
});
