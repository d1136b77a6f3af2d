import { expectAccessible, expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { atBothWidths, comeFrom, expect, oneWidth, test } from '../browser/fixtures.ts';
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
  'filtered category': '/category/control-panels?f.voltage=480',
  'filtered search': '/search/float?f.enclosure=NEMA+6P',
  comparison: `/compare?family=${listed.slug}&number=TD-3-4XG-4F-250-AB-30`,
  'empty comparison': '/compare',
  'empty search': '/search/',
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

test('axe notices a picture without words, and pale text', oneWidth, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    pale.style.color = '#ddd';
    document.querySelector('main')?.append(new Image(9, 9), pale);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast[\s\S]*image-alt/);
});

/** In the page: in the dark scheme alone, which is looked at second, text is pale, or a picture without words is shown. */
function worsenDarkScheme(what: 'text' | 'picture'): void {
  const sheet = new CSSStyleSheet();
  const rules = { text: '.worse { color: #ddd; background: #fff }', picture: 'img.worse { display: block }' };
  sheet.replaceSync(`.worse { color: #fff; background: #000 } img.worse { display: none }
    @media (prefers-color-scheme: dark) { ${rules[what]} }`);
  document.adoptedStyleSheets.push(sheet);
  const worse = what === 'text' ? document.createElement('p') : new Image(9, 9);
  worse.className = 'worse';
  worse.textContent = 'Pale';
  document.querySelector('main')?.append(worse);
}

for (const [what, rule] of [
  ['text', /color-contrast/],
  ['picture', /image-alt/],
] as const)
  test(`axe notices a ${what} that is wrong in one scheme alone`, oneWidth, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(worsenDarkScheme, what);
    await expect(expectAccessibleInBothSchemes(page)).rejects.toThrow(rule);
  });

/** The pages come in walks: a page that follows one of the same window takes half the time of a first one. */
const WALKS = 6;
for (let walk = 0; walk < WALKS; walk++) {
  const walked = Object.entries(pages).filter((_, index) => index % WALKS === walk);
  const names = walked.map(([name]) => name).join(', ');
  test(`axe finds nothing in either scheme, at either width: ${names}`, oneWidth, async ({ page }) => {
    for (const [name, path] of walked)
      await test.step(name, async () => {
        await comeFrom(page, name);
        await page.goto(path);
        await expectAccessibleInBothSchemes(page);
      });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page reads', oneWidth, async ({ page }) => {
    for (const [name, path] of Object.entries(pages))
      await test.step(name, async () => {
        await comeFrom(page, name);
        await page.goto(path);
        await atBothWidths(page, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      });
  });

  test('the options of a configurator stand beside the names of their groups', oneWidth, async ({ page }) => {
    await page.goto(pages['family with a configurator']);
    const widths = await page.locator('.cfg-options').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths.length).toBeGreaterThan(10);
    expect(new Set(widths).size).toBe(1);
    await expect(page.getByRole('button', { name: 'Show all groups' })).toBeHidden();
  });
});
