import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const NOBODY = 65_534;
const TRIES = 100;

export interface Peer {
  address: string;
  stop(): Promise<void>;
}

/** What must be installed for nginx to send brotli; empty: nothing. */
export const nginxLacks = (): string[] => [
  ...(existsSync(PROGRAM) ? [] : ['nginx-light']),
  ...(existsSync(BROTLI) ? [] : ['libnginx-mod-http-brotli-static']),
];

/** nginx with one worker on one core, sending one page's bytes under its path, compressed ahead and kept open. */
export async function startNginx(options: {
  port: number;
  core: number;
  path: string;
  html: Buffer;
  br: Buffer;
  headers: Readonly<Record<string, string>>;
}): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-nginx-'));
  const root = join(folder, 'root');
  mkdirSync(join(root, options.path, '..'), { recursive: true });
  writeFileSync(join(root, `${options.path}.html`), options.html);
  writeFileSync(join(root, `${options.path}.html.br`), options.br);
  chownSync(folder, process.getuid?.() === 0 ? NOBODY : -1, -1);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf(options, folder, root));
  const child = spawn('taskset', ['-c', String(options.core), PROGRAM, '-c', config], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${options.port}`;
  await answering(child, address + options.path);
  return {
    address,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configOf = (
  { port, headers }: { port: number; headers: Readonly<Record<string, string>> },
  folder: string,
  root: string,
): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user nobody nogroup;' : ''}
load_module ${BROTLI};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; etag on; default_type text/html; charset utf-8;
  open_file_cache max=100 inactive=10m; open_file_cache_valid 10m; brotli_static on;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port}; root ${root};
    location / {
      try_files $uri.html =404;
      ${Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
        .join('\n      ')}
    }
  }
}
`;

async function answering(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error('nginx does not answer.');
}
