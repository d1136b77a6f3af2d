import { type Call, commands } from '@millrace/contract';
import { listMails } from '@millrace/database';
import type { TestApp } from './open-test-app.ts';

export const PASSWORD = 'Right!horse7';
export const EMAIL = 'pat@example.com';

interface Sent {
  token?: string;
  remoteAddress?: string;
}

/** The Users calls of a test application, and the mails they queue. */
export function accountCalls({ app, database }: TestApp) {
  const call = (name: keyof typeof commands, body?: unknown, { token, remoteAddress = '192.0.2.1' }: Sent = {}) => {
    const { method, path }: Pick<Call<unknown, unknown, unknown>, 'method' | 'path'> = commands[name];
    return app.inject({
      method,
      url: `/api${path}`,
      remoteAddress,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };
  /** The newest first. */
  const mails = () => listMails(database.queries, { limit: 100 });
  /** The token of the link in the newest mail of its kind to an address. */
  const mailedToken = async (kind: 'confirm-email' | 'reset-password', to = EMAIL): Promise<string> => {
    const found = (await mails()).find((mail) => mail.kind === kind && mail.to === to.toLowerCase());
    const link = found?.data !== null && found?.data !== undefined && 'link' in found.data ? found.data.link : '';
    const token = /(?:\?confirm=|\/reset\/)([\w-]+)$/.exec(link)?.[1];
    if (token === undefined) throw new Error(`No ${kind} was mailed to ${to}.`);
    return token;
  };
  const signUp = (email = EMAIL, password = PASSWORD, userType = 'OEM') =>
    call('createUser', { email, password, userType, captchaToken: '' });
  const logIn = (email = EMAIL, password = PASSWORD, sent: Sent = {}) =>
    call('login', { email, password, token: '' }, sent);
  /** A confirmed user. */
  const addConfirmed = async (email = EMAIL, password = PASSWORD): Promise<void> => {
    await signUp(email, password);
    await call('confirmEmail', { token: await mailedToken('confirm-email', email) });
  };
  const tokenOf = async (email = EMAIL, password = PASSWORD): Promise<string> =>
    String((await logIn(email, password)).json().token);
  const forgot = (email = EMAIL) => call('forgotPassword', { email, captchaToken: '' });
  const reset = (token: string, password = 'Other!horse8') =>
    call('resetPassword', { token, password, captchaToken: '' });
  return { call, mails, mailedToken, signUp, logIn, addConfirmed, tokenOf, forgot, reset };
}
