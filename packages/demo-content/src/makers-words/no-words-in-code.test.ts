import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoContent } from '../index.ts';
import { wordsOfMaker } from './testing/words-of-maker.ts';
import { sourcesIn, textsOf, textsWith } from './testing/words-of-program.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const words = wordsOfMaker(demoContent());

/** Files in which such a word may stand, and why. A file that has none is a fault too. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/office/src/ui/brand.tsx': 'the office is the program’s, and staff see its name',
  'apps/server/src/serve.ts': 'the terminal',
  'packages/database/src/backup/restore-database.ts': 'the terminal',
  'apps/server/src/links/ask-outside.ts': 'the program says who asks for the pages of others',
  'apps/server/src/drafts/schedule/local-time.ts': 'a program reads these parts of a date',
  'apps/server/src/self-check/checks-at-start.ts': 'a zone that every system knows',
  'packages/catalogue/src/language/units.ts': 'how visitors write counts, which no page shows',
  'packages/contract/src/measures/print-measure.ts': 'the locale where none is given',
  'packages/transfer/src/bmecat/bmecat.ts': 'the file names the program that wrote it',
  'packages/transfer/src/etim-xchange/etim-xchange.ts': 'the language in which the content is written',
  'packages/transfer/src/columns/currency.ts': 'codes of currencies, as price lists write them',
  'packages/transfer/src/trade/judge-trade.ts': 'English words for staff and the terminal',
  'packages/exchange/src/refusal-words.ts': 'English words for staff and the terminal',
  'packages/contract/src/printing/printing-defaults.ts': 'the specification’s own values, as defaults of settings',
  'packages/contract/src/settings/settings.ts': 'the specification’s own values, as defaults of settings',
  'packages/look/src/colours/palette.ts': 'the colours of the design, which hold without others',
  'packages/pictures/src/drawing/inks.ts': 'inks of technical drawings, which mean something',
};

const folders = readdirSync(path.join(root, 'packages'))
  .filter((name) => !name.endsWith('-content') && name !== 'second-maker')
  .map((name) => `packages/${name}/src`)
  .concat('apps/server/src', 'apps/site/src', 'apps/site/worker', 'apps/office/src');

test('the words that are looked for are there: names, words of the trade, colours', () => {
  for (const text of [
    'Tern Duplex Control Panels, Series 2',
    'SSPMA',
    'for 2 pump systems',
    "fill='#0a5fa8'",
    'in America/Chicago',
  ])
    expect(text).toMatch(words);
  for (const text of ['float', 'a door', 'pumpkin', '@millrace/contract']) expect(text).not.toMatch(words);
  expect([...textsOf('a.tsx', `import 'x'; // pump\nconst a = <p title='one'>two {\`three \${b}\`}</p>;`)]).toEqual([
    'one',
    'two ',
    'three ',
    '',
  ]);
});

test('no word or colour of the demo maker stands in code', () => {
  const files = folders.flatMap((folder) => sourcesIn(root, folder));
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .map((file) => ({ file, texts: textsWith(words, root, file) }))
    .filter(({ texts }) => texts.length > 0);
  expect(found.filter(({ file }) => !(file in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((file) => found.every((one) => one.file !== file))).toEqual([]);
});
