import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { askConsole } from '../console/ask-console.ts';
import { start } from '../start.ts';
import { silentLog } from '../testing/open-test-app.ts';
import { plainSite } from '../testing/plain-site.ts';

const answers = { name: 'Example Valves', address: 'Example Valves; 1 Mill Lane', phone: '+49 000 1', units: 'metric' };
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script><path d="M0 0h8v8z"/></svg>';

test('without the demo content a site stands at once; a new maker says who they are, once; a catalogue refuses the next', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrace-new-maker-'));
  const said: string[] = [];
  const config = { ...readConfig({ DATA_DIR: dataDir, BOT_CHECK: 'off', DEMO_CONTENT: 'off' }), port: 0 };
  const { address, stop } = await start({ config, site: plainSite(), log: silentLog, say: (line) => said.push(line) });
  const setting = async (name: string): Promise<unknown> => {
    const all: { group: string; key: string; value: unknown }[] = await (
      await fetch(`${address}/api/SiteSetup`)
    ).json();
    return all.find(({ group, key }) => `${group}.${key}` === name)?.value;
  };
  const newMaker = (typed: object) => askConsole(dataDir, 'content', ['new-maker', JSON.stringify(typed)]);
  try {
    expect(said.join('\n')).toMatch(/An empty site.*\n.*new-maker.*\n.*create-admin/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await setting('company.tagline')).toMatch(/^\[Replace: /);

    expect(await newMaker({ answers: { units: 'ells' }, mark: null })).toMatchObject({ exitCode: 1 });
    expect(await newMaker({ answers: {}, mark: '<html/>' })).toMatchObject({ exitCode: 1 });
    expect(await newMaker({ answers, mark })).toMatchObject({
      exitCode: 0,
      lines: ['Published.', expect.stringMatching(/^\d+ texts hold a place/), expect.any(String)],
    });
    expect(await setting('company.address')).toEqual(['Example Valves', '1 Mill Lane']);
    expect(await setting('units.system')).toBe('metric');
    const logo = await fetch(`${address}/media/${await setting('company.logo')}`);
    expect([logo.headers.get('content-type'), await logo.text()]).toEqual([
      expect.stringContaining('image/svg+xml'),
      expect.not.stringContaining('script'),
    ]);
    expect(await newMaker({ answers: { name: 'Other Valves' }, mark: null })).toMatchObject({ exitCode: 0 });
    expect([await setting('company.name'), await setting('company.phone')]).toEqual(['Other Valves', answers.phone]);

    const row = {
      parentId: null,
      name: 'Valves',
      slug: 'valves',
      description: '',
      imgUrl: null,
      isLive: true,
      isVizzy: false,
      position: 0,
    };
    await askConsole(dataDir, 'content', ['put', 'categories', JSON.stringify(row)]);
    expect(await newMaker({ answers, mark })).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('1 categories'), expect.any(String)],
    });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
});
