import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { chromiumArgs, PLAYWRIGHT_ARGS, PLAYWRIGHT_LEAVES_OUT } from './chromium-args.ts';

test('what Playwright leaves out of the browser is left out still', () => {
  const bundle = fs.readFileSync(path.join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(own.length).toBeGreaterThan(5);
  expect(PLAYWRIGHT_LEAVES_OUT).toEqual(own);
  expect(PLAYWRIGHT_ARGS.filter((arg) => arg.startsWith('--disable-features='))).toEqual([
    `--disable-features=${own.join(',')},WebUIOmniboxPopup,WebUIOmniboxAimPopup`,
  ]);
});

test('a list of another program is added to, and its other arguments stay', () => {
  const args = chromiumArgs(['--mute-audio', '--disable-features=Translate,MediaRouter']);
  expect(args).toContain('--mute-audio');
  expect(args).toContain('--no-sandbox');
  expect(args.filter((arg) => arg.startsWith('--disable-features='))).toEqual([
    '--disable-features=Translate,MediaRouter,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ]);
});
