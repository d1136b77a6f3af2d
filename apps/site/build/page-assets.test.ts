import { expect, test } from 'vitest';
import { type Manifest, pageAssets } from './page-assets.ts';

const HOME = 'src/home/home-page.tsx';
const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_start.js'],
    css: ['assets/site.css'],
    assets: [
      'assets/plex-sans-first-x1.woff2',
      'assets/plex-sans-greek-x2.woff2',
      'assets/plex-mono-400-first-x3.woff2',
    ],
  },
  '_start.js': { file: 'assets/start.js', css: [] },
  [HOME]: {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['_start.js', '_plate.js'],
    css: ['assets/home.css'],
  },
  '_plate.js': { file: 'assets/plate.js', imports: ['_start.js'], css: ['assets/plate.css'] },
};

test('the start is the entry and all it imports, each once', () => {
  const { scripts, preloads, styles } = pageAssets(manifest);
  expect([scripts, preloads, styles]).toEqual([['/assets/entry.js'], ['/assets/start.js'], ['/assets/site.css']]);
});

test('of the faces only those of first screens are named, for documents to preload', () => {
  expect(pageAssets(manifest).faces).toEqual([
    '/assets/plex-sans-first-x1.woff2',
    '/assets/plex-mono-400-first-x3.woff2',
  ]);
});

test('a page has its chunk, what that imports, and its styles, without what the start has', () => {
  expect(pageAssets(manifest).pages[HOME]).toEqual({
    preloads: ['/assets/home.js', '/assets/plate.js'],
    styles: ['/assets/home.css', '/assets/plate.css'],
  });
});

test('a manifest without the entry is refused', () => {
  expect(() => pageAssets({})).toThrow('src/entry-client.tsx');
});
