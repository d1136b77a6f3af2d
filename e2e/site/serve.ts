import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMailbox } from '../mails/mailbox.ts';
import { startTestSmtp } from '../mails/test-smtp.ts';
import { dataFolder } from './data-folder.ts';
import { keepDemoData, READY, takeDemoData } from './demo-data.ts';
import { keepPrintedUsers } from './printed-users.ts';

/**
 * Starts the product on a data folder that goes with the process; its mails go to a box for the tests. The first site of a run with the
 * demo content starts as a newcomer does, on an empty folder; each further one on a copy of that one's.
 */
const dataDir = dataFolder(process.env.PORT ?? 3000);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { mode: 0o700 });
const mailbox = openMailbox(process.env.PORT ?? 3000);
const users = keepPrintedUsers(process.env.PORT ?? 3000);
const hasDemo = process.env.DEMO_CONTENT !== 'off';
users.read((hasDemo && takeDemoData(dataDir)) || '');
const smtp = await startTestSmtp(mailbox.put);
const root = resolve(import.meta.dirname, '../..');
const server = spawn(process.execPath, [join(root, 'tools/run/start.ts')], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  // Each file of tests says from which address its visitors come.
  env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp.url, TRUST_PROXY: '127.0.0.1' },
});
let printed = '';
server.stdout.setEncoding('utf8').on('data', async (text: string) => {
  printed += text;
  users.read(text);
  // Nobody is told that the site is ready before its data is kept as it is.
  if (hasDemo && READY.test(text)) await keepDemoData(dataDir, server.pid, printed);
  process.stdout.write(text);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  mailbox.remove();
  users.remove();
  process.exit(code ?? 0);
});
