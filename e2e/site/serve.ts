import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMailbox } from '../mails/mailbox.ts';
import { startTestSmtp } from '../mails/test-smtp.ts';
import { dataFolder } from './data-folder.ts';
import { keepPrintedUsers } from './printed-users.ts';

/** Starts the product as a newcomer does, on an empty data folder that goes with the process; its mails go to a box for the tests. */
const dataDir = dataFolder(process.env.PORT ?? 3000);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { mode: 0o700 });
const mailbox = openMailbox(process.env.PORT ?? 3000);
const users = keepPrintedUsers(process.env.PORT ?? 3000);
const smtp = await startTestSmtp(mailbox.put);
const root = resolve(import.meta.dirname, '../..');
const server = spawn(process.execPath, [join(root, 'tools/run/start.ts')], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  // Each file of tests says from which address its visitors come.
  env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp.url, TRUST_PROXY: '127.0.0.1' },
});
server.stdout.setEncoding('utf8').on('data', (printed: string) => {
  users.read(printed);
  process.stdout.write(printed);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  mailbox.remove();
  users.remove();
  process.exit(code ?? 0);
});
