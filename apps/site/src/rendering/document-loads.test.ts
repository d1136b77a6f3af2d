import { describe, expect, test } from 'vitest';
import { documentLoads, type LoadingPage } from './document-loads.ts';

const HOME = 'src/home/home-page.tsx';
const text = (name: string) => ({ text: `/* ${name} */`, source: `'sha256-${name}'` });
const inline = {
  hold: text('hold'),
  begin: text('begin'),
  bringFaces: text('bring-faces'),
  faces: text('faces'),
  styles: text('styles'),
  pages: { [HOME]: text('home') },
};
const assets = {
  scripts: ['/assets/entry.js'],
  styles: ['/assets/site.css'],
  preloads: ['/assets/start.js'],
  pages: { [HOME]: { preloads: ['/assets/home.js'], styles: ['/assets/home.css'] } },
  inline,
};
const loads = (given: Partial<LoadingPage> = {}) =>
  documentLoads({ assets, page: HOME, hasScript: true, isPersonal: false, holdsToken: false, ...given });
/** Addresses that a browser asks for on reading it: what is in a template or off waits. */
const askedFor = (html: string) =>
  [
    ...html
      .replace(/<template.*?<\/template>/g, '')
      .matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]*)"(?! disabled)/g),
  ].map(([, address]) => address);

describe('a document that carries its styles', () => {
  test('asks for nothing', () => {
    const { head, foot } = loads();
    expect(askedFor(head + foot)).toEqual([]);
    expect(head).toContain('<style>/* styles */</style><style>/* home */</style>');
  });
  test('has the script wait, its own chunk with it, ahead of what brings it', () => {
    const waiting = /<template id="page-modules">(.*?)<\/template><script>\/\* begin \*\/<\/script>$/.exec(
      loads().foot,
    );
    expect(askedFor(waiting?.[1] ?? '')).toEqual(['/assets/start.js', '/assets/home.js', '/assets/entry.js']);
  });
  test('names its sheets, off, so that no page loads them again', () => {
    for (const sheet of ['/assets/site.css', '/assets/home.css'])
      expect(loads().head).toContain(`<link rel="stylesheet" href="${sheet}" disabled>`);
  });
  test('has no rules of faces in force: the script brings them, ahead of the body', () => {
    expect(loads().head).toMatch(/<script>\/\* bring-faces \*\/<\/script><noscript>.*<\/noscript>$/);
    expect(loads().head.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('/* faces */');
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
    expect(loads({ isPersonal: true }).head).toMatch(/^<script>\/\* hold \*\/<\/script><style>/);
    expect(loads().head).not.toContain('hold');
  });
  test('names no face itself without script where its address may hold a token: its sheet does', () => {
    for (const given of [{ holdsToken: true }, { holdsToken: true, hasScript: false }]) {
      expect(loads(given).head).not.toContain('/* faces */');
      expect(loads(given).head).toContain('<link rel="stylesheet" href="/assets/site.css">');
    }
  });
  test('has its faces without script', () => {
    expect(loads().head).toContain('<noscript><style>/* faces */</style></noscript>');
    const plain = loads({ page: null, hasScript: false });
    expect(plain.head).toContain('<style>/* faces */</style>');
    expect(plain.head + plain.foot).not.toContain('<script');
  });
});

test('a document of files alone names them, and needs nothing of the policy', () => {
  const { head, foot, sources } = loads({ assets: { ...assets, inline: null }, page: null });
  expect(askedFor(head)).toEqual(['/assets/site.css', '/assets/start.js', '/assets/entry.js']);
  expect([foot, sources]).toEqual(['', {}]);
});
