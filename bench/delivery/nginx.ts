import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SHIPPED = resolve(import.meta.dirname, '../../docs/nginx.conf');
const NOBODY = 65_534;
const TRIES = 100;

export interface Peer {
  address: string;
  stop(): Promise<void>;
}

interface Place {
  port: number;
  core: number;
  /** A path that must be answered before nginx counts as started. */
  path: string;
}

interface Page extends Place {
  html: Buffer;
  br: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Names the packages that must be installed for nginx to send brotli. */
export const nginxLacks = (): string[] => [
  ...(existsSync(PROGRAM) ? [] : ['nginx-light']),
  ...(existsSync(BROTLI) ? [] : ['libnginx-mod-http-brotli-static']),
];

/** nginx with one worker on one core that sends a page from a file, compressed in advance and kept open. */
export function startFileNginx({ html, br, headers, ...place }: Page): Promise<Peer> {
  return startNginx(place, (folder) => {
    const root = join(folder, 'root');
    mkdirSync(join(root, place.path, '..'), { recursive: true });
    writeFileSync(join(root, `${place.path}.html`), html);
    writeFileSync(join(root, `${place.path}.html.br`), br);
    return fileConfig(place.port, root, headers);
  });
}

/** nginx with the configuration in docs/nginx.conf, without TLS, in front of a server on another port. */
export function startShippedNginx({ serverPort, ...place }: Place & { serverPort: number }): Promise<Peer> {
  return startNginx(place, (folder) => shippedConfig(place.port, serverPort, folder));
}

async function startNginx({ port, core, path }: Place, configIn: (folder: string) => string): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-nginx-'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(configIn(folder), folder));
  if (isRoot) chownSync(folder, NOBODY, -1);
  const child = spawn('taskset', ['-c', String(core), PROGRAM, '-c', config], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await answering(child, address + path);
  return {
    address,
    stop: async () => {
      const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = process.getuid?.() === 0;

const around = (http: string, folder: string): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${isRoot ? 'user nobody nogroup;' : ''}
load_module ${BROTLI};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${http}
}
`;

const fileConfig = (port: number, root: string, headers: Page['headers']): string => `
  etag on; default_type text/html; charset utf-8; brotli_static on;
  open_file_cache max=100 inactive=10m; open_file_cache_valid 10m;
  server {
    listen 127.0.0.1:${port}; root ${root};
    location / {
      try_files $uri.html =404;
      ${Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
        .join('\n      ')}
    }
  }
`;

/** Changes of docs/nginx.conf for a trial: without TLS and its redirect, with ports and a cache of its own. */
function shippedConfig(port: number, serverPort: number, folder: string): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^server \{\s+listen 80;[\s\S]*?^\}/m, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^\s*(?:listen \[::\]|ssl_certificate).*\n/gm, ''],
    [/server 127\.0\.0\.1:3000;/, `server 127.0.0.1:${serverPort};`],
    [/\/var\/cache\/nginx\/millrace/, `${folder}/cache`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) === -1) throw new Error(`docs/nginx.conf has nothing like ${from} any more.`);
      return text.replace(from, to);
    },
    readFileSync(SHIPPED, 'utf8'),
  );
}

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
