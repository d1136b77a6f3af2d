import { staffSessionCalls } from './staff-session.ts';

/** The calls of the office about who may enter: signing in, second factors, own sessions. Their session is a cookie (decision 198). */
export const accessCalls = { ...staffSessionCalls } as const;
export type AccessCalls = typeof accessCalls;
