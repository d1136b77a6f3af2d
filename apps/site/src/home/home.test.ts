import { expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';

test('the home page without banners begins with its headline', async () => {
  const viewItems = [{ name: 'Panels', slug: 'panels', isLive: true, imgUrl: null }];
  const { status, html, text } = await pageAt('/home', { '/Home/items': { carousels: [], viewItems } });
  expect(status).toBe(200);
  expect(html).not.toContain('carousel');
  expect(text).toContain('Water and Wastewater Solutions');
  expect(html).toContain('href="/category/panels"');
  expect(html).toContain('data-large');
  expect(text).toContain('Ask us');
});
