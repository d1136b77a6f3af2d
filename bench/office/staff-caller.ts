import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { callPath } from '@millrace/contract';
import { accessCalls, OFFICE_TOKEN_HEADER, type OfficeCalls, officeCalls } from '@millrace/contract/office';
import { addOfficeSession, addUser, type Database } from '@millrace/database';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Given {
  params?: object;
  query?: object;
  body?: object;
}
export type StaffCaller = (name: keyof OfficeCalls, given?: Given) => Promise<unknown>;

interface Staff {
  call: StaffCaller;
  /** A page that only staff may read, as text. */
  page(path: string): Promise<string>;
  /** Sends a file that begins an import. */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown>;
  /** The cookie of the session, for a browser. */
  cookie: string;
}

/** Adds a publisher with a complete session; returns its cookie. Nobody knows a password. */
async function addStaffSession(database: Database): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const user = { email, password: '', userType: null, isConfirmed: true, roles: ['publisher'] } as const;
  const userId = (await addUser(database.queries, user)) ?? '';
  const secret = randomBytes(32).toString('base64url');
  const now = new Date();
  await addOfficeSession(database.queries, {
    userId,
    identityId: null,
    tokenHash: createHash('sha256').update(secret).digest('base64url'),
    now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    factorAt: now,
    address: '127.0.0.1',
    userAgent: 'bench',
  });
  return `office=${secret}`;
}

/** A publisher with a complete session on a server that runs. Calls throw what is refused. */
export async function staffCaller(database: Database, address: string): Promise<Staff> {
  const cookie = await addStaffSession(database);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const session = await (await fetch(`${address}/api${accessCalls.staffSession.path}`, { headers })).json();
  const token = String(fieldOf(session, 'token') ?? fieldOf(fieldOf(session, 'session'), 'token'));
  const call: StaffCaller = async (name, { params = {}, query = {}, body } = {}) => {
    const { method, path } = officeCalls[name];
    const sendsBody = method === 'POST' || method === 'PUT';
    const answer = await fetch(`${address}/api${callPath(path, params, query)}`, {
      method,
      headers: {
        ...headers,
        [OFFICE_TOKEN_HEADER]: token,
        ...(sendsBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(sendsBody ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(read)}`);
    return read;
  };
  const page = async (path: string): Promise<string> => {
    const answer = await fetch(`${address}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> => {
    const body = new FormData();
    body.set('data', JSON.stringify({ name }));
    body.set('file', new Blob([bytes]), name);
    const answer = await fetch(`${address}/api${officeCalls.officeBeginImport.path}`, {
      method: 'POST',
      headers: { ...headers, [OFFICE_TOKEN_HEADER]: token },
      body,
    });
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(read)}`);
    return read;
  };
  return { call, page, cookie, upload };
}

export const fieldOf = (object: unknown, field: string): unknown => Reflect.get(Object(object), field);
