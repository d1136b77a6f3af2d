import { PREVIEW_BEHIND } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { withoutFamilies } from '../testing/test-content.ts';
import { barOf } from './preview-bar.ts';
import { siteInForce } from './shown-site.ts';

const draft = { id: '7f3e8718-f0cc-4a2c-acad-1d331a6ed526', name: 'Spring' };
const place = { path: '/blog', isOfStaff: true, customerId: null };

test.each([
  ['says that a newer state is being made, to readers and to the page that frames it', true],
  ['says nothing of it where it shows the newest state', false],
])('the bar %s', (_, isBehind) => {
  const bar = barOf({ ...siteInForce(withoutFamilies.snapshot()), draft, isBehind }, place);
  expect(bar.includes('a newer state is being made')).toBe(isBehind);
  expect(bar.startsWith(`<aside id="preview-bar" aria-label="Preview" ${PREVIEW_BEHIND}>`)).toBe(isBehind);
});
