import { anonymous, compile } from '@millrace/catalogue';
import { chooseParts, drawCircuit, textStyles } from '@millrace/circuits';
import { demoContent } from '@millrace/demo-content';
import { wordsOfPdf } from '@millrace/demo-content/testing';
import { expect, test } from 'vitest';
import { settingsOf } from '../content/settings-of.ts';
import { modelList } from './model-list.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { makeDocument } from './sheet-pdf.ts';
import { LEAST_WORDS, laidOut } from './wiring-pages.ts';

const compiled = compile(demoContent(), { revision: 1 });
if (!compiled.ok) throw new Error('The demo content does not compile.');
const { snapshot } = compiled;

function sheet(slug: string, configurator?: string): Sheet {
  const list = modelList(snapshot, slug, { intrinsicallySafe: false, configurator }, anonymous);
  return sheetOf(list, settingsOf(snapshot), { prices: true, asOf: 'November 21, 2026' });
}
const pagesOf = async (slug: string, configurator?: string) =>
  wordsOfPdf(await makeDocument(sheet(slug, configurator))).map((words) => words.replaceAll(/\s+/g, ' '));

test('the sheet of a number shows it as it is built, with its codes and dimensions', async () => {
  const [first = ''] = await pagesOf('tern-duplex', 'TD-4-4XS-4F-040-AB-E-20');
  for (const words of ['16 in', '20 in', '8 in']) expect(first).toContain(words);
  expect(sheet('tern-duplex', 'TD-4-4XS-4F-040-AB-E-20').picture?.alt).toContain('stainless enclosure');
  const [sora = ''] = await pagesOf('sora-narrow-angle', 'SN-30-NO-40');
  expect(sora).toContain('40 ft');
});

test('the sentences for a specification stand beside the picture, not on a page of their own', async () => {
  const pages = await pagesOf('harrier-simplex', 'HS-6-1-V-1P-063-B-P4-R2-FR-00');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/For a specification.*Price/);
});

test('whose sheet it is stands on every page', async () => {
  const longest = snapshot.families.all
    .filter(({ configurator }) => configurator === null)
    .toSorted((a, b) => b.products.length - a.products.length)[0];
  const pages = await pagesOf(longest?.row.slug ?? '');
  expect(pages.length).toBeGreaterThan(1);
  for (const words of pages) expect(words).toContain('Millrace Controls');
});

test('the sheet of a number has its wiring diagram, title and caption, every mark on one page', async () => {
  const [first = '', ...pages] = await pagesOf('tern-duplex', 'TD-4-4X-4F-040-AB-E-20');
  expect(first).not.toContain('Wiring diagram');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((words) => /Three-phase, 480 V, part \d of \d/.exec(words)?.[0])).toEqual(
    pages.map((_, nth) => `Three-phase, 480 V, part ${nth + 1} of ${pages.length}`),
  );
  const all = pages.join(' ');
  for (const mark of ['L1', 'L3', 'T6', 'M2', 'ETM2', 'HRN']) expect(all).toContain(mark);
  expect(all).toContain('Set each motor protective switch to the full-load amps of its pump.');
});

test('the smallest words of every diagram, with every option there, can be read on paper', () => {
  const drawings = snapshot.families.all.flatMap(({ circuits }) =>
    circuits.map(({ circuit }) =>
      drawCircuit(
        chooseParts(circuit, () => true),
        'TD-4-4X-4F-040-AB-E-20',
      ),
    ),
  );
  const points = drawings.flatMap((drawing) => laidOut(drawing).parts.map(({ scale }) => scale * textStyles.mark.size));
  expect(points.length).toBeGreaterThan(300);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(LEAST_WORDS);
});

test('a number that is wired in two ways has both', async () => {
  const pages = await pagesOf('plover-tethered', 'PF-20-NO-X');
  expect(pages.slice(1).map((words) => words.includes('Wiring diagram'))).toEqual([true, true]);
});

test.each([
  ['a table of models', 'rail-vertical', undefined],
  ['a number that is not whole', 'tern-duplex', 'TD-4-4X'],
])('%s has no picture', (_, slug, number) => {
  expect(sheet(slug, number).picture).toBeNull();
});

test.each([
  ['a table of models', 'rail-vertical', undefined],
  ['a number without a diagram', 'merganser-triplex', 'MT-480-250-4F-12'],
  ['a number that is not whole', 'tern-duplex', 'TD-4-4X'],
])('%s has none, and no empty section', (_, slug, number) => {
  expect(sheet(slug, number).diagrams).toEqual([]);
});
