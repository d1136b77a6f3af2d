import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingDefaults } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import { coloursOfMaker, wordsOfMaker } from '@millrace/demo-content/makers-words';
import { expect, test } from '../browser/fixtures.ts';

const APPS = resolve(import.meta.dirname, '../../apps');
const words = new RegExp(wordsOfMaker(demoContent()), 'g');
/** The files that browsers are sent, and the words that may stand there. */
const apps = [
  { folder: 'site/dist/client', allowed: ['en-US'] },
  // The office is the program's own, in the design, and says so; it reads prices of ordering guides in any currency.
  { folder: 'office/dist', allowed: ['en-US', 'Millrace', 'USD'] },
];
/** Defaults of settings are content, which the specification gives. The longest first: one may hold another. */
const defaults = Object.values(settingDefaults)
  .flat()
  .filter((value) => typeof value === 'string' && value !== '')
  .map(String)
  .sort((one, other) => other.length - one.length);
const quoted = (text: string): string[] => ['`', '"', "'"].map((sign) => `${sign}${text}${sign}`);

/**
 * A built file without what is content: defaults of settings. In sheets and the office stand colours of the design, which a maker's
 * replace.
 */
function programOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const rest = defaults.flatMap(quoted).reduce((left, value) => left.replaceAll(value, ''), text);
  return file.endsWith('.css') || file.includes(join('office', 'dist')) ? rest.replaceAll(coloursOfMaker, '') : rest;
}

for (const { folder, allowed } of apps)
  test(`no word or colour of the demo maker stands in ${folder}, but for defaults of settings`, () => {
    const files = readdirSync(join(APPS, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:js|css|html)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((name) =>
      [...programOf(join(APPS, folder, name)).matchAll(words)]
        .filter(([word]) => !allowed.includes(word))
        .map(({ 0: word, index, input }) => `${name}: ${word} in ${input.slice(Math.max(0, index - 40), index + 40)}`),
    );
    expect(found).toEqual([]);
  });
