import { expect, test } from 'vitest';
import { type LinkTarget, linkedPlace } from './linked-place.ts';

const origin = 'https://maker.example';
const here = { origin, pathname: '/category/alarms', search: '' };
const link = (more: Partial<LinkTarget>): LinkTarget => ({
  origin,
  pathname: '/family/wren-indoor',
  search: '',
  target: '',
  download: '',
  ...more,
});

test.each([
  ['a page of this site', link({}), { pathname: '/family/wren-indoor', search: '' }],
  ['with its query', link({ search: '?tab=Support' }), { pathname: '/family/wren-indoor', search: '?tab=Support' }],
  [
    'another query of the page on the screen',
    link({ pathname: here.pathname, search: '?page=2' }),
    { pathname: here.pathname, search: '?page=2' },
  ],
  ['in the same tab, as it says', link({ target: '_self' }), { pathname: '/family/wren-indoor', search: '' }],
  ['not the page on the screen', link({ pathname: here.pathname }), null],
  ['not another site', link({ origin: 'https://elsewhere.example' }), null],
  ['not another tab', link({ target: '_blank' }), null],
  ['not a download', link({ download: 'list.pdf' }), null],
])('is led to: %s', (_rule, target, page) => {
  expect(linkedPlace(target, here)).toEqual(page);
});
