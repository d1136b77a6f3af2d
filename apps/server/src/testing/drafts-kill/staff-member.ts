import { callPath } from '@millrace/contract';
import {
  type AccessCalls,
  accessCalls,
  OFFICE_TOKEN_HEADER,
  type OfficeCalls,
  officeCalls,
} from '@millrace/contract/office';
import { PASSWORD } from '../account-calls.ts';

export const EMAIL = 'pia@example.com';

interface Given {
  params?: object;
  query?: object;
  body?: object;
}
/** The answer to a call; null: the server was killed before it answered. */
export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Somebody of the staff who goes on as if nothing had happened when the server is killed: the cookie is good at its next start. */
export async function staffMember(address: () => Promise<string>) {
  const kept = { cookie: '', token: '' };
  const send = async ({ method, path }: { method: string; path: string }, given: Given): Promise<Answer | null> => {
    const { params = {}, query = {}, body } = given;
    const sendsBody = method === 'POST' || method === 'PUT';
    try {
      const answer = await fetch(`${await address()}/api${callPath(path, params, query)}`, {
        method,
        headers: {
          cookie: kept.cookie,
          [OFFICE_TOKEN_HEADER]: kept.token,
          'sec-fetch-site': 'same-origin',
          ...(sendsBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(sendsBody ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      return { status: answer.status, headers: answer.headers, json: await answer.json() };
    } catch {
      return null;
    }
  };
  const call = (name: keyof OfficeCalls, given: Given = {}) => send(officeCalls[name], given);
  const access = (name: keyof AccessCalls, given: Given) => send(accessCalls[name], given);

  const signedIn = await access('staffSignIn', { body: { email: EMAIL, password: PASSWORD, token: '' } });
  const [cookie = ''] = signedIn?.headers.get('set-cookie')?.split(';') ?? [];
  kept.cookie = cookie;
  const session = await access('staffSession', {});
  kept.token = String(valueAt(session?.json, 'token') ?? valueAt(valueAt(session?.json, 'session'), 'token'));
  return call;
}

export type StaffCall = Awaited<ReturnType<typeof staffMember>>;

export const valueAt = (object: unknown, field: string): unknown => Reflect.get(Object(object), field);
