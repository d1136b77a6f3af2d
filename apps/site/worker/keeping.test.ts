import { calls, commands } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { type Asked, keepingOf, openedAgain } from './keeping.ts';

const SITE = 'https://site.example';
const asked = (address: string, given: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(address, SITE),
  origin: SITE,
  isNavigation: false,
  isPicture: false,
  hasAuthorization: false,
  ...given,
});
const visit = { isNavigation: true };
const picture = { isPicture: true };

describe('a request is', () => {
  test.each([
    ['asset', '/assets/start-0a1b2c3d.js', {}],
    ['brand', '/brand.css', {}],
    ['face', '/faces/0a1b2c3d.woff2', {}],
    ['page', '/', visit],
    ['page', '/home', visit],
    ['page', '/Family/tern/', visit],
    ['page', '/family/tern?configurator=T-1&utm_source=mail', visit],
    ['page', '/search/duplex', visit],
    ['page', '/sign-in', visit],
    ['page', '/offline', visit],
    ['answer', '/api/ProductFamily/slug/tern', {}],
    ['answer', '/api/ProductFamily/slug/tern?intrinsicallySafe=true', {}],
    ['answer', '/api/Search?search=duplex&pageSize=4', {}],
    ['answer', '/api/SiteSetup', {}],
    ['personal', '/api/ProductFamily/slug/tern', { hasAuthorization: true }],
    ['picture', '/media/drawings/tern.svg', picture],
    ['picture', '/media/photos/tern.jpg?w=640', picture],
    ['file', '/media/documents/tds-0412.pdf', {}],
    ['file', '/media/documents/tds-0412.pdf', visit],
  ] as const)('%s: %s', (keeping, address, given) => expect(keepingOf(asked(address, given))).toBe(keeping));
});

describe('never kept is', () => {
  test.each([
    ['a page whose address holds a reset token', '/reset/secret', visit],
    ['a confirmation', '/sign-in?confirm=secret', visit],
    ['any address with a token', '/home?token=secret', visit],
    ['a personal call', '/api/Users/get-user', {}],
    ['the events', '/api/Events', {}],
    ['a file asked for in a name', '/assets/start-0a1b2c3d.js', { hasAuthorization: true }],
    ['a personal call in a name', '/api/Users/get-user', { hasAuthorization: true }],
    ['a picture asked for in a name', '/media/drawings/tern.svg', { ...picture, hasAuthorization: true }],
    ['an answer that is opened as a page', '/api/SiteSetup', visit],
    ["the API's own pages", '/api/docs', visit],
    ["the API's document", '/api/openapi.json', {}],
    ['the health of the server', '/healthz', {}],
    ['the worker itself', '/offline-worker.js', {}],
    ['what robots read', '/sitemap.xml', visit],
    ['licences of faces', '/faces/licences.txt', {}],
    ['the office', '/office', visit],
    ['a page of the office', '/office/families', visit],
    ['a file of the office', '/office/assets/start-0a1b2c3d.js', {}],
    ['a path that is no page', '/families', visit],
    ['a page that is not gone to', '/home', {}],
    ['another host', 'https://other.example/home', visit],
    ['a picture of another host', 'https://other.example/media/tern.svg', picture],
  ] as const)('%s', (_name, address, given) => expect(keepingOf(asked(address, given))).toBe('never'));

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('a request with %s', (method) => {
    for (const address of ['/api/SiteSetup', '/home', '/media/a/b.pdf', '/assets/start.js'])
      expect(keepingOf(asked(address, { method }))).toBe('never');
  });
  test('a command, with any method', () => {
    const answered = new Set<string>(Object.values(calls).map(({ path }) => path));
    for (const { path } of Object.values(commands).filter((command) => !answered.has(command.path)))
      expect([path, keepingOf(asked(`/api${path}`))]).toEqual([path, 'never']);
  });
});

test.each([
  ['/family/tern', '/family/tern'],
  ['/family/tern/?tab=Videos&configurator=T-1&utm_source=mail', '/family/tern?configurator=T-1&tab=Videos'],
  ['/careers?job=7&search=a', '/careers?search=a&job=7'],
  ['/search/duplex%201?page=2', '/search/duplex%201?page=2'],
  ['/', null],
  ['/nowhere', null],
  ['/settings', null],
  ['/Sign-In', null],
  ['/offline', null],
  ['/reset/secret', null],
  ['/home?token=secret', null],
])('a visit to %s is opened again as %s', (address, again) => expect(openedAgain(new URL(address, SITE))).toBe(again));
