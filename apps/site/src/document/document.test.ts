import { expect, test } from 'vitest';
import { pageDocument } from './document.ts';

const assets = { scripts: [], styles: [], faces: [], preloads: [], pages: {}, inline: null };
const documentOf = (markup: string): string =>
  pageDocument({ title: 'Example', tags: [], structured: [], hints: '', markup, assets, page: null }).html;

const END = '<span id="first-screen-end" hidden></span>';
test.each([
  ['a page', '<main></main><footer id="footer"></footer>', ['footer']],
  ['a page that goes on far below', `<main>${END}</main><footer id="footer"></footer>`, ['first-screen-end']],
  ['a page without either', '<main></main>', []],
])('the first paint of %s waits for nothing that is not in it', (_, markup, waitsFor) => {
  const waits = [...documentOf(markup).matchAll(/<link rel="expect" href="#([^"]*)" blocking="render">/g)];
  expect(waits.map(([, id]) => id)).toEqual(waitsFor);
});
