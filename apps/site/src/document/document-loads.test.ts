import { describe, expect, test } from 'vitest';
import { documentLoads, type LoadingPage } from './document-loads.ts';

const HOME = 'src/home/home-page.tsx';
const text = (name: string) => ({ text: `/* ${name} */`, source: `'sha256-${name}'` });
const inline = {
  hold: text('hold'),
  begin: text('begin'),
  awaitFaces: text('await-faces'),
  faces: text('faces'),
  facesFile: '/assets/faces.css',
  printFile: '/assets/print.css',
  pagePrintFiles: { [HOME]: '/assets/home-print.css' },
  styles: text('styles'),
  pages: { [HOME]: text('home') },
};
const assets = {
  scripts: ['/assets/entry.js'],
  styles: ['/assets/site.css'],
  faces: ['/assets/sans.woff2'],
  preloads: ['/assets/start.js'],
  pages: { [HOME]: { preloads: ['/assets/home.js'], styles: ['/assets/home.css'] } },
  inline,
};
const loads = (given: Partial<LoadingPage> = {}) =>
  documentLoads({ assets, page: HOME, hasScript: true, isPersonal: false, holdsToken: false, ...given });
/** Addresses that a browser with script asks for on reading it: what is in a template or off waits. */
const ICONS = ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/site.webmanifest'];
const askedFor = (html: string) =>
  [
    ...html
      .replace(/<template.*?<\/template>|<noscript>.*?<\/noscript>/g, '')
      .matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]*)"(?! disabled)/g),
  ].map(([, address]) => address);

describe('a document that carries its styles', () => {
  test('asks for nothing but the faces of first screens, ahead of all else, without saying who asks', () => {
    const { head, foot } = loads();
    expect(askedFor(head + foot)).toEqual(['/assets/sans.woff2']);
    expect(head).toMatch(/^<link rel="preload" as="font" [^>]* crossorigin referrerpolicy="no-referrer"><style>/);
    expect(head).toContain('<style>/* styles */</style><style>/* home */</style>');
  });
  test('has the script wait, its own chunk with it, ahead of what brings it', () => {
    const waiting = /<template id="page-modules">(.*?)<\/template><script>\/\* begin \*\/<\/script>$/.exec(
      loads().foot,
    );
    const behind = ['/assets/home-print.css', ...ICONS];
    expect(askedFor(waiting?.[1] ?? '')).toEqual([
      '/assets/start.js',
      '/assets/home.js',
      '/assets/entry.js',
      ...behind,
    ]);
  });
  test('names its sheets, off, so that no page loads them again', () => {
    for (const sheet of ['/assets/site.css', '/assets/home.css'])
      expect(loads().head).toContain(`<link rel="stylesheet" href="${sheet}" disabled>`);
  });
  test("has the rules for paper in one file, its page's or those of every page, and its icons: with script behind the first paint", () => {
    const besideOf = (given: Partial<LoadingPage>) => {
      const { head, foot } = loads(given);
      const [, without = ''] = /<noscript>(.*?)<\/noscript>$/.exec(head) ?? [];
      expect(foot).toContain(`${without}</template>`);
      return without;
    };
    expect(askedFor(besideOf({}))).toEqual(['/assets/home-print.css', ...ICONS]);
    expect(besideOf({ page: null })).toContain('<link rel="stylesheet" media="print" href="/assets/print.css">');
  });
  test('has the rules of its faces, ahead of what waits for them', () => {
    expect(loads().head).toMatch(/<style>\/\* faces \*\/<\/style><script>\/\* await-faces \*\/<\/script><noscript>/);
  });
  test('is allowed exactly what stands in it', () => {
    for (const given of [
      {},
      { isPersonal: true },
      { holdsToken: true },
      { page: null },
      { page: null, hasScript: false },
    ]) {
      const { head, foot, sources } = loads(given);
      const standing = [
        ...new Set([...(head + foot).matchAll(/\/\* ([\w-]+) \*\//g)].map(([, name]) => `'sha256-${name}'`)),
      ];
      expect(Object.values(sources).flat().sort()).toEqual(standing.sort());
    }
  });
  test('is held back, ahead of its styles, only where it may be another page for who is signed in', () => {
    expect(loads({ isPersonal: true }).head).toMatch(/^<link [^>]*><script>\/\* hold \*\/<\/script><style>/);
    expect(loads().head).not.toContain('hold');
  });
  test('names no face itself where its address may hold a token: a file does, behind all else', () => {
    for (const hasScript of [true, false]) {
      const { head, foot } = loads({ holdsToken: true, hasScript });
      expect(head + foot).not.toContain('/* faces */');
      expect(foot).toMatch(/<link rel="stylesheet" href="\/assets\/faces.css">$/);
    }
  });
  test('has its faces without script', () => {
    const plain = loads({ page: null, hasScript: false });
    expect(plain.head).toContain('<style>/* faces */</style>');
    expect(askedFor(plain.head)).toEqual(['/assets/sans.woff2', '/assets/print.css', ...ICONS]);
    expect(plain.head + plain.foot).not.toContain('<script');
  });
});

test('a document of files alone names them, and needs nothing of the policy', () => {
  const { head, foot, sources } = loads({ assets: { ...assets, inline: null }, page: null });
  const files = ['/assets/site.css', '/assets/start.js', '/assets/entry.js'];
  expect(askedFor(head)).toEqual(['/assets/sans.woff2', ...files, ...ICONS]);
  expect([foot, sources]).toEqual(['', {}]);
});
