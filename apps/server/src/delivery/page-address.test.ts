import { expect, test } from 'vitest';
import { normalAddress } from './page-address.ts';

test.each([
  ['a path stays', '/home', '/home'],
  ['a trailing slash goes', '/category/pumps/', '/category/pumps'],
  ['an unknown parameter goes', '/home?x=1&utm_source=mail', '/home'],
  ['a known one stays', '/family/tern?tab=Support&x=1', '/family/tern?tab=Support'],
  ['known ones come in one order', '/family/tern?tab=Videos&configurator=A', '/family/tern?configurator=A&tab=Videos'],
  ['of a repeated one the first counts', '/family/tern?tab=Videos&tab=Support', '/family/tern?tab=Videos'],
  ["another path's parameter is unknown", '/category/pumps?tab=Support', '/category/pumps'],
  ['case does not matter in fixed parts', '/Family/tern?tab=Support', '/Family/tern?tab=Support'],
  ['an unknown path has no query', '/nothing/here?tab=Support', '/nothing/here'],
  ['the root is the root', '/?x=1', '/'],
  ['a token goes', '/reset/3f9c', '/reset/-'],
  ['a token goes, however the path is written', '/Reset/3f9c/?x=1', '/reset/-'],
  [
    'filters stand in one order, each once',
    '/category/pumps?f.v=2&a=1&f.a=x&f.v=1&f.v=2',
    '/category/pumps?f.a=x&f.v=1&f.v=2',
  ],
  ['an empty field is none', '/category/pumps?order=&f.v=1', '/category/pumps?f.v=1'],
  ['the order stands before the filters', '/category/pumps?f.v=1&order=price', '/category/pumps?order=price&f.v=1'],
  ['what is no filter is unknown', '/category/pumps?f.=1&f.A=1&f.v=', '/category/pumps'],
  ['a token goes from a query', '/sign-in?confirm=3f9c', '/sign-in'],
  ['a question mark in a value stays', '/search/a?page=1?2', '/search/a?page=1%3F2'],
])('%s', (_rule, given, url) => expect(normalAddress(given).url).toBe(url));

test.each([
  ['/home', false],
  ['/family/tern', false],
  ['/family/tern?tab=Support', false],
  ['/family/tern?configurator=TD-3', true],
  ['/family/tern?options=W10', true],
  ['/search/float', true],
  ['/family/tern?video=made-up', true],
  ['/careers?category=made-up', true],
  ['/category/pumps?f.volts=480', true],
  ['/category/pumps?tab=Support', false],
  ['/careers?startBy=Oldest', false],
  ['/careers/made-up', true],
  ['/employment/made-up', true],
  ['/orders/documents', false],
  ['/orders/made-up', true],
  ['/Orders/documents', true],
  ['/family/%74ern', true],
  ['/reset/3f9c', false],
  ['/nothing', true],
])('%s holds what was typed: %s', (url, typed) => expect(normalAddress(url).typed).toBe(typed));

test.each([
  ['/sign-in', true],
  ['/sign-in?confirm=3f9c', true],
  ['/RESET/3f9c', true],
  ['/reset', false],
  ['/reset/3f9c/more', false],
  ['/home', false],
])('%s may hold a token: %s', (url, holdsToken) => expect(normalAddress(url).holdsToken).toBe(holdsToken));

test.each([
  ['/category/pumps?f.v=2&f.a=x', '/category/pumps?f.a=x&f.v=2'],
  ['/category/pumps?f.v=&f.a.from=', '/category/pumps'],
  ['/category/pumps?f.v=NEMA%204X&utm=1', '/category/pumps?f.v=NEMA+4X'],
  ['/category/pumps?f.a=120%E2%80%93240&f.b=%22%26', null],
  ['/category/pumps?utm=1', null],
  ['/category/pumps', null],
  ['/search/x?f.v=1', null],
  ['/search/x?f.v=2&f.v=1', '/search/x?f.v=1&f.v=2'],
])('%s is sent on to %s', (given, to) => {
  const { url, isRespelled } = normalAddress(given);
  expect(isRespelled === true ? url : null).toBe(to);
  expect(normalAddress(url).isRespelled).toBeUndefined();
});
