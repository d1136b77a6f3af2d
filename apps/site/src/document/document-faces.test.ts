import { expect, test } from 'vitest';
import { documentFaces, faceStyles } from './document-faces.ts';

const text = (words: string) => ({ text: words, source: `'sha256-${words.length}'` });
const rule = (family: string) =>
  `@font-face{font-family:"${family}";src:url(/assets/${family.toLowerCase().replace(' ', '-')}-first-a.woff2)}`;
const inline = {
  hold: text(''),
  begin: text(''),
  awaitFaces: text('["1em \\"Plex Sans\\"","1em \\"Plex Mono\\""]'),
  faces: text(rule('Plex Sans') + rule('Plex Mono')),
  facesFile: '',
  printFile: '',
  pagePrintFiles: {},
  styles: text(''),
  pages: {},
};
const preloads = ['/assets/plex-sans-first-a.woff2', '/assets/plex-mono-400-first-a.woff2'];
const assets = { scripts: [], styles: [], faces: preloads, preloads: [], pages: {}, inline };
const own = {
  rules: '@font-face{font-family:"Text Face";src:url("/faces/a.woff2")}',
  standIns: '/*stand-ins*/',
  preloads: ['/faces/a.woff2'],
};
const sourceOf = (words: string) => `'of ${words.length}'`;

test('a maker with the faces of the design has none of its own', () => {
  expect(documentFaces(assets, { text: null, code: null }, sourceOf)).toBe(null);
  expect(faceStyles({ text: null, code: null })).toBe('');
});

test('the face of a maker stands in place of that of the design, in rules, in what is preloaded, and in what the first paint waits for', () => {
  const faces = documentFaces(assets, { text: own, code: null }, sourceOf);
  expect(faces?.rules.text).toBe(rule('Plex Mono') + own.rules);
  expect(faces?.preloads).toEqual(['/faces/a.woff2', '/assets/plex-mono-400-first-a.woff2']);
  expect(faces?.awaitFaces.text).toBe('["1em \\"Text Face\\"","1em \\"Plex Mono\\""]');
  // The policy names each text as it stands.
  for (const one of [faces?.rules, faces?.awaitFaces]) expect(one?.source).toBe(sourceOf(one?.text ?? ''));
  expect(faceStyles({ text: own, code: null })).toBe(
    ':root{--font-sans:"Text Face","Text Face Fallback","Text Face Roboto","Text Face DejaVu",sans-serif}/*stand-ins*/',
  );
});

test('where both are the maker’s, nothing of the design’s is named', () => {
  const faces = documentFaces(assets, { text: own, code: { ...own, preloads: ['/faces/b.woff2'] } }, sourceOf);
  expect(JSON.stringify(faces)).not.toMatch(/plex/i);
});

test('a document of files alone has its faces by the sheet', () => {
  expect(documentFaces({ ...assets, inline: null }, { text: own, code: null }, sourceOf)).toBe(null);
});
