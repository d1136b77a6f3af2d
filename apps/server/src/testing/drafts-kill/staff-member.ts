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
  const ask = async (
    method: string,
    path: string,
    sent: { type?: string; body?: BodyInit },
  ): Promise<Answer | null> => {
    const { type, body } = sent;
    try {
      const answer = await fetch(`${await address()}/api${path}`, {
        method,
        headers: {
          cookie: kept.cookie,
          [OFFICE_TOKEN_HEADER]: kept.token,
          'sec-fetch-site': 'same-origin',
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body }),
      });
      return { status: answer.status, headers: answer.headers, json: await answer.json() };
    } catch {
      return null;
    }
  };
  const send = ({ method, path }: { method: string; path: string }, given: Given): Promise<Answer | null> => {
    const { params = {}, query = {}, body } = given;
    const sendsBody = method === 'POST' || method === 'PUT';
    const json = { type: 'application/json', body: JSON.stringify(body ?? {}) };
    return ask(method, callPath(path, params, query), sendsBody ? json : {});
  };
  const upload = (
    name: string,
    bytes: Buffer,
    to: 'officeUpload' | 'officeBeginImport' = 'officeUpload',
  ): Promise<Answer | null> => {
    const parts = new FormData();
    parts.set('data', JSON.stringify({ name }));
    parts.set('file', new Blob([new Uint8Array(bytes)]), name);
    return ask(officeCalls[to].method, officeCalls[to].path, { body: parts });
  };
  const call = (name: keyof OfficeCalls, given: Given = {}) => send(officeCalls[name], given);
  const access = (name: keyof AccessCalls, given: Given) => send(accessCalls[name], given);

  const signedIn = await access('staffSignIn', { body: { email: EMAIL, password: PASSWORD, token: '' } });
  const [cookie = ''] = signedIn?.headers.get('set-cookie')?.split(';') ?? [];
  kept.cookie = cookie;
  const session = await access('staffSession', {});
  kept.token = String(valueAt(session?.json, 'token') ?? valueAt(valueAt(session?.json, 'session'), 'token'));
  return { call, upload };
}

export type StaffMember = Awaited<ReturnType<typeof staffMember>>;

export const valueAt = (object: unknown, field: string): unknown => Reflect.get(Object(object), field);
