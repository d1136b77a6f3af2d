import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** `npm run dev`: the server starts again when its sources change; the site it serves from its sources reloads by itself. */
const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--dev'];
const server = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
/** A terminal signals the server itself; a signal to this process alone is passed on. */
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
