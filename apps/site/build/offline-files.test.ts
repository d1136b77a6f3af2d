import { expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_start.js'], css: ['assets/site-1.css'] },
  '_start.js': { file: 'assets/start-1.js', assets: ['assets/sans-1.woff2', 'assets/plex-sans-greek-1.woff2'] },
  'src/home/home-page.tsx': { file: 'assets/home-1.js', css: ['assets/site-1.css'] },
  'sans.woff2': { file: 'assets/sans-1.woff2' },
};
const shell = (html: string) => ({ url: '/offline.html', html });

test('every file of the build is named once, but for faces of other alphabets', () => {
  const names = offlineFiles(manifest, shell('a')).map(({ url }) => url);
  expect(names).toEqual([
    '/assets/entry-1.js',
    '/assets/home-1.js',
    '/assets/sans-1.woff2',
    '/assets/site-1.css',
    '/assets/start-1.js',
    '/offline.html',
  ]);
});

test('only what has no hash in its name has a revision, and another one when its content changes', () => {
  const [first, second] = ['a', 'b'].map((html) => offlineFiles(manifest, shell(html)));
  expect(first?.filter(({ revision }) => revision !== null).map(({ url }) => url)).toEqual(['/offline.html']);
  expect(first?.at(-1)?.revision).not.toBe(second?.at(-1)?.revision);
});
