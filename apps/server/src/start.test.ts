import fs from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, publishContent } from '@millrace/database';
import { demoContent } from '@millrace/demo-content';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { $ZodRegistry } from 'zod/v4/core';
import { type Config, readConfig } from './config/read-config.ts';
import { type Running, start } from './start.ts';
import { silentLog } from './testing/open-test-app.ts';
import { plainSite } from './testing/plain-site.ts';

let dataDir: string;
let config: Config;
const said: string[] = [];
const started = (site = plainSite()): Promise<Running> =>
  start({ config: { ...config, port: 0 }, site, log: silentLog, say: (line) => said.push(line) });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-start-'));
  config = readConfig({ DATA_DIR: dataDir, BOT_CHECK: 'off' });
});
const umask = process.umask();
afterAll(async () => {
  process.umask(umask);
  await rm(dataDir, { recursive: true });
});

async function logIn({ address }: Running, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password, token: '' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/Users/login`, { method: 'POST', headers, body })).status;
}

test('the first start loads the demo content, with users, and says so; its files are for no other account of the machine', async () => {
  const first = await started();
  expect(said.slice(0, 2)).toEqual(['Opening the database …', 'Loading the demo content …']);
  const [email = '', password = ''] = said.at(3)?.trim().split(/ +/) ?? [];
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(await logIn(first, email, password)).toBe(200);
  await first.stop();
  expect(await openToOthers()).toEqual([]);
});

test('the next start loads nothing, and closes files of the data that other accounts could read', async () => {
  await chmod(join(dataDir, 'database'), 0o755);
  await chmod(join(dataDir, 'session-secret'), 0o644);
  said.length = 0;
  // Each schema of a call that is described is asked of a registry.
  const described = vi.spyOn($ZodRegistry.prototype, 'get');
  const running = await started();
  expect(said).toEqual([
    'Opening the database …',
    expect.stringMatching(/^Self-check: modes: 2 files and folders in .* are closed now\.$/),
  ]);
  expect(await openToOthers()).toEqual([]);
  const before = described.mock.calls.length;
  expect((await fetch(`${running.address}/api/openapi.json`)).status).toBe(200);
  // A tenth of a second that cannot pause: no visitor waits for it.
  expect([before > 0, described.mock.calls.length]).toEqual([true, before]);
  const families: unknown = await (await fetch(`${running.address}/api/ProductFamily?include=products`)).json();
  expect(families).toHaveLength(demoContent().families.filter(({ isLive, isVizzy }) => isLive && !isVizzy).length);
  await running.stop();
});

/** The files and folders of the data that other accounts of the machine may read. */
async function openToOthers(): Promise<string[]> {
  const found = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(found.map(async (name) => [name, (await stat(join(dataDir, name))).mode] as const));
  return modes.flatMap(([name, mode]) => ((mode & 0o077) === 0 ? [] : [name]));
}

test('on a disk that takes nothing the site is read, and what would be stored is refused in words', async () => {
  const { writeFileSync } = fs;
  const disk = vi.spyOn(fs, 'writeFileSync').mockImplementation((file, ...given) => {
    if (!String(file).endsWith('disk-probe')) return writeFileSync(file, ...given);
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  });
  said.length = 0;
  const running = await started();
  disk.mockRestore();
  const readyz = await fetch(`${running.address}/readyz`);
  const family = await fetch(`${running.address}/api/ProductFamily/slug/tern-duplex`);
  const login = await fetch(`${running.address}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'Wrong!horse7', token: '' }),
  });
  await running.stop();
  expect(said[1]).toContain('the disk is read-only. Make it writable');
  expect([readyz.status, await readyz.text()]).toEqual([
    200,
    'ready\nwrites: false\nthe disk took nothing at the start: reading only, until the next start\n',
  ]);
  expect(family.status).toBe(200);
  expect([login.status, login.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await login.json()).toMatchObject({ code: 'not-ready' });
}, 60_000);

test('a folder of something else is refused, and its files keep their modes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'millrace-foreign-'));
  fs.writeFileSync(join(folder, 'passwd'), '', { mode: 0o644 });
  await chmod(join(folder, 'passwd'), 0o644);
  await expect(
    start({ config: { ...config, dataDir: folder }, site: plainSite(), log: silentLog, say: () => undefined }),
  ).rejects.toThrow(/holds other things \(passwd\)/);
  expect([(await stat(join(folder, 'passwd'))).mode & 0o777, await readdir(folder)]).toEqual([0o644, ['passwd']]);
  await rm(folder, { recursive: true });
});

describe('while it runs', () => {
  const site = plainSite();
  let running: Running;
  beforeAll(async () => {
    said.length = 0;
    running = await started(site);
  });

  test('a start on files as they should be says nothing of them', () => {
    expect(said).toEqual(['Opening the database …']);
  });

  test('a second process on the same data is refused in words', async () => {
    await expect(started()).rejects.toThrow(/^The server does not start:\n {2}database: .* is open in another process/);
  });

  test('a picture of the demo content is drawn when it is asked for', async () => {
    const picture = demoContent()
      .families.flatMap(({ media }) => media)
      .find(({ uri }) => uri.endsWith('.svg'));
    const answer = await fetch(`${running.address}/media/${picture?.uri}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('stopping finishes what runs, accepts nothing more and frees the database', async () => {
    const rendering = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    site.render.mockImplementation(async () => {
      begun.resolve();
      await rendering.promise;
      return { kind: 'page', status: 200, html: 'finished' };
    });
    const page = fetch(`${running.address}/home`);
    await begun.promise;
    const stopped = running.stop();
    rendering.resolve();
    expect(await (await page).text()).toBe('finished');
    await stopped;
    await expect(fetch(`${running.address}/home`)).rejects.toThrow();
    const database = await openDatabase({ dataDir, log: silentLog });
    await publishContent(database, demoContent(), { source: 'test' });
    await database.close();
  });
});
