import { expect, it } from 'vitest';
import { normalise, renamed } from './normalise.ts';

const page = (body: string, headers: Record<string, string> = {}) => normalise({ status: 200, headers, body });

it.each([
  ['the name of a file of the build', '/assets/home-page-BcD_12-x.js', '/assets/start-aBcDeF12.js'],
  ['a preload', '<link rel="modulepreload" href="/a.js"><p>', '<p>'],
  ['the styles in the document', '<style>a{}</style><p>', '<style>b{}</style><p>'],
  ['a short script in the document', '<script>a()</script><p>', '<script>b()</script><p>'],
  ["an id of React's", '<p id="_R_1a_">', '<p id="_R_2b_">'],
  ['a time', '"at":"2026-11-22T10:00:00.123Z"', '"at":"2026-11-22T11:30:00Z"'],
  ['an id made at random', '/x/01234567-89ab-cdef-0123-456789abcdef', '/x/11234567-89ab-cdef-0123-456789abcdef'],
])('%s makes no difference', (_, a, b) => {
  expect(page(a)).toEqual(page(b));
});

it.each([
  ['a word', '<p>Tern</p>', '<p>Heron</p>'],
  ['a class', '<p class="a">', '<p class="b">'],
  [
    'structured data',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{}</script>',
  ],
  ['a picture', '<img src="/media/a.svg">', '<img src="/media/b.svg">'],
])('%s makes a difference', (_, a, b) => {
  expect(page(a)).not.toEqual(page(b));
});

it('keeps the answers that travel with a page, whatever the keys of the cache', () => {
  const data = (key: string, answer: unknown) =>
    `<script type="application/json" id="page-data">${JSON.stringify({ site: {}, state: { queries: [{ queryKey: [key], state: { data: answer } }] } })}</script>`;
  expect(page(data('a', 1))).toEqual(page(data('b', 1)));
  expect(page(data('a', 1))).not.toEqual(page(data('a', 2)));
});

it('keeps headers but for those of the moment, and the policy but for how often it names a hash', () => {
  const policy = (...hashes: string[]) => `style-src 'self' ${hashes.map((hash) => `'sha256-${hash}='`).join(' ')}`;
  expect(page('', { etag: 'a', 'cache-control': 'no-cache', 'content-security-policy': policy('a') })).toEqual(
    page('', { etag: 'b', 'cache-control': 'no-cache', 'content-security-policy': policy('b', 'c') }),
  );
  expect(page('', { 'cache-control': 'no-store' })).not.toEqual(page('', { 'cache-control': 'no-cache' }));
});

it('knows a word under its new name alone', () => {
  const answer = { status: 200, headers: {}, body: '<dl class="facts"><dt>facts</dt>' };
  expect(renamed(answer, [{ was: 'class="facts', is: 'class="details' }])).toEqual({
    ...answer,
    body: '<dl class="details"><dt>facts</dt>',
  });
});
