import { type Call, callPath } from '@millrace/contract';
import { type DeskCalls, deskCalls, type OfficeCalls, officeCalls } from '@millrace/contract/office';
import type { TestApp } from './open-test-app.ts';
import { cookieOf } from './staff-by.ts';

const calls = { ...officeCalls, ...deskCalls };

/** `as`: the user's name, of those given to `staffBy`. */
export interface OfficeCallGiven {
  params?: object;
  query?: object;
  body?: object;
  as?: string;
}

/** Makes a call of the office as a browser of staff does: with the cookie, and the body as JSON. */
export function sendOfficeCall(
  { app }: TestApp,
  name: keyof OfficeCalls | keyof DeskCalls,
  { params = {}, query = {}, body, as = 'ada' }: OfficeCallGiven = {},
) {
  const { method, path }: Pick<Call<unknown, unknown, unknown>, 'method' | 'path'> = calls[name];
  return app.inject({
    method,
    url: `/api${callPath(path, params, query)}`,
    headers: { ...cookieOf(as), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}
