import { expect, expectAccessible, test } from '../browser/fixtures.ts';
import { configuredFamily, configuredProduct, content, listedFamily, wayTo } from '../site/demo-names.ts';

const configured = configuredFamily(15);
const listed = listedFamily();
const pages = {
  home: '/home',
  'all products': '/category',
  category: `/category/${wayTo(configured.slug).category.slug}`,
  'family with a configurator': `/family/${configured.slug}`,
  'family with a filled configurator': `/family/${configuredProduct().family.slug}?configurator=${encodeURIComponent(configuredProduct().modelNumber)}`,
  'family with a table': `/family/${listed.slug}`,
  accessories: `/family/${listed.slug}?tab=Accessories`,
  specifications: `/family/${listed.slug}?tab=Specifications`,
  videos: `/family/${listed.slug}?tab=Videos`,
  support: `/family/${listed.slug}?tab=Support`,
  'family with an alert': `/family/${content.families.find((family) => family.alertMsg !== null && family.isLive)?.slug}`,
  'search results': '/search/float',
  'empty search': '/search',
  'nothing found': '/search/qqqqzzzz',
  'not found': '/family/no-such-family',
  about: '/about',
  orders: '/orders',
  warranty: '/orders/warranty-and-returns',
  'warranty documents': '/orders/documents',
  contact: '/contact',
  location: '/contact/location',
  employment: '/contact/employment',
  'support documents': '/support',
  'support videos': '/support/videos',
  questions: '/faq',
  careers: '/careers',
  job: `/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`,
  'no job': '/careers?search=qqqqzzzz',
  application: '/employment',
  'application for a job': `/employment/${content.jobs.find(({ isLive }) => isLive)?.id}`,
  blog: '/blog',
  post: '/blog/tern-alarm-board-rev-c',
  event: '/blog/alderon-days-registration-2025',
  'sign in': '/sign-in',
  'sign up': '/sign-up',
  'reset password': '/reset',
  'new password': '/reset/some-token',
};

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing in either scheme: ${name}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await test.step(`${colorScheme} scheme`, () => expectAccessible(page));
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, path] of Object.entries(pages)) {
    test(`reads: ${name}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
