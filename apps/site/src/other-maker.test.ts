import { settingDefaults } from '@millrace/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { pageAt } from './testing/page-at.ts';
import { printBy } from './ui/words/printing.ts';

/** Files share what they load. */
afterAll(() => printBy(settingDefaults));

/** As unlike the demo maker as a setting can be. */
const theirs = {
  'company.name': 'Elbe Ventile',
  'company.phone': '+49 40 555 0142',
  'company.country': 'DE',
  'brand.accent': '#b4001f',
  'brand.accentDark': '#ff9a9e',
  'brand.corner': 8,
  'brand.locale': 'de-DE',
  'brand.currency': 'EUR',
  'brand.mark': 'company/elbe.svg',
  'brand.markDark': 'company/elbe-dark.svg',
  'home.headline': 'Ventile und Sensoren',
  'orders.freightThreshold': 1250,
  'orders.freightCountry': 'the European Union',
  'orders.customProducts': 'special valves',
  'orders.quoteNeeds': '',
  'orders.partNumberStarts': [],
  'careers.isOffered': false,
  'orders.parcelLimit': 30,
  'orders.parcelUnit': 'kg',
  'orders.expediteCutOff': '14:00',
  'warranty.standard': '5 Jahre.',
  'warranty.custom': '',
  'association.logo': '',
  'association.name': '',
  'navigation.links': ['Ventile: /category', 'Shop: https://shop.example/', 'About: /about'],
  'footer.links': ['About: /about'],
};
const rows = Object.entries(theirs).map(([name, value], index) => {
  const [group = '', key = ''] = name.split('.');
  return { id: index + 1, group, key, value };
});
const page = (url: string) =>
  pageAt(url, {
    '/SiteSetup': rows,
    '/Content/doc/About': [],
    '/Content/doc/Support': [],
    '/Content/support/videos': [],
    '/Content/support/documents': [],
    '/Faq/faq-support': [],
  });

describe('the site of another maker', () => {
  test('has its colours, corners and mark in the document, and no style where all is as the design has it', async () => {
    const { document } = await page('/home');
    const rules = /<style>(:root\{--color-[^<]*)<\/style>/.exec(document)?.[1] ?? '';
    expect(rules).toContain('--color-water:#b4001f');
    expect(rules).toContain('--radius-xs:8px');
    expect(rules).toContain('prefers-color-scheme:dark){:root{');
    expect(document).toMatch(
      /<source media="\(prefers-color-scheme: dark\)" srcSet="\/media\/company\/elbe-dark.svg"/i,
    );
    expect(document).toContain('/media/company/elbe.svg');
    expect((await pageAt('/home')).document).not.toContain('<style>:root{--color-');
  });

  test('prints money as its locale and currency have it', async () => {
    const { text } = await page('/orders');
    expect(text.replaceAll('\u00a0', ' ')).toContain('1.250,00 €');
    expect(text).toContain('within the European Union');
    expect(text).toContain('Under 30 kg');
    expect(text).toContain('no freight allowance on special valves');
    expect(text).not.toContain('Part numbers of standard products');
    expect(text).not.toMatch(/\$|dollar|USD|United States|pump| lb\b/);
  });

  test('has no page of jobs beside Contact, as it has none of jobs', async () => {
    expect((await page('/contact/employment')).status).toBe(404);
    expect((await page('/contact/location')).status).toBe(200);
  });

  test('has its own links, in its order, also to elsewhere, and dials its numbers', async () => {
    const { document, text } = await page('/about');
    const navigation = /<nav aria-label="Main".*?<\/nav>/s.exec(document)?.[0] ?? '';
    expect(navigation).toContain('Ventile');
    expect(navigation).toContain('href="https://shop.example/"');
    expect(navigation).not.toContain('href="/careers"');
    expect(document).toContain('href="tel:+49405550142"');
    expect(text).toContain('5 Jahre.');
  });

  test.each(['/home', '/orders', '/orders/warranty-and-returns', '/about', '/contact', '/support', '/category'])(
    'has at %s no default of the specification that it has another value for',
    async (url) => {
      const { text } = await page(url);
      for (const name of Object.keys(theirs) as (keyof typeof theirs)[]) {
        const before = settingDefaults[name];
        if (typeof before === 'string' && before.length > 4) expect(text).not.toContain(before);
      }
    },
  );

  test('without a mark or a logo shows the first letter of its name', async () => {
    const { document } = await pageAt('/home', {
      '/SiteSetup': rows.filter(({ key }) => !key.startsWith('mark')),
    });
    expect(document).toMatch(/<span aria-hidden="true"[^>]*>E<\/span>/);
  });
});
