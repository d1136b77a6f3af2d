import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Client, clientOf, type Reply } from './client.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const EMAIL = 'bench@example.com';

export interface SignedIn {
  token: string;
  /** Signs in once more, from an address. */
  again(client: Client, from: string): Promise<Reply>;
}

/** Makes a user by the command for it, as staff do while the server runs, and signs in. */
export async function signedIn(
  address: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SignedIn> {
  const { stdout } = await run(process.execPath, ['apps/server/src/programs/user.ts', 'create-admin', EMAIL], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  const password = /Password\s+(\S+)/.exec(stdout)?.[1];
  const again: SignedIn['again'] = (client, from) =>
    client.ask({
      path: '/api/Users/login',
      from,
      method: 'POST',
      wantsBody: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password, token: 'off' }),
    });
  const client = clientOf(address, 1);
  const { body } = await again(client, '198.51.100.9');
  client.close();
  const answer: unknown = JSON.parse(body);
  if (typeof answer === 'object' && answer !== null && 'token' in answer) return { token: String(answer.token), again };
  throw new Error(`Signing in was answered with ${body}`);
}
