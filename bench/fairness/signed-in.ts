import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { clientOf } from './client.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const EMAIL = 'bench@example.com';

/** Makes a user by the command for it, as staff do while the server runs, and signs in. Returns the token. */
export async function signedInToken(address: string, dataDir: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/programs/user.ts', 'create-admin', EMAIL], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const password = /Password\s+(\S+)/.exec(stdout)?.[1];
  const client = clientOf(address, 1);
  const { body } = await client.ask({
    path: '/api/Users/login',
    from: '198.51.100.9',
    method: 'POST',
    wantsBody: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password, token: 'off' }),
  });
  client.close();
  const answer: unknown = JSON.parse(body);
  if (typeof answer === 'object' && answer !== null && 'token' in answer) return String(answer.token);
  throw new Error(`Signing in was answered with ${body}`);
}
