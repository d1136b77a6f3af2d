import { describe, expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';

const setting = (name: string, value: unknown) => {
  const [group = '', key = ''] = name.split('.');
  return { id: 1, group, key, value };
};
const settings = (facts: Record<string, unknown>) => ({
  '/SiteSetup': Object.entries({ 'company.name': 'Example Controls', ...facts }).map(([name, value]) =>
    setting(name, value),
  ),
});
const videos = {
  '/Content/support/videos': [{ name: 'Us', videos: [{ name: 'A tour', uri: 'tour123', poster: null }] }],
};

test.each([
  ['/contact', 'Contact', 'customer-services'],
  ['/contact/customer-service', 'Contact', 'customer-services'],
  ['/contact/customer-services', 'Contact', 'customer-services'],
  ['/contact/unknown', 'Contact', 'customer-services'],
  ['/contact/location', 'Location', 'location'],
  ['/contact/employment', 'Employment', 'employment'],
])('%s is titled %s', async (url, title, tab) => {
  const page = await pageAt(url, videos);
  expect(page.title).toBe(`${title} | Example Controls`);
  expect(page.canonical).toBe(`https://site.example/contact/${tab}`);
  expect(page.html).toMatch(new RegExp(`aria-current="page"[^>]*href="/contact/${tab}"`));
});

test('every tab has a description of its own', async () => {
  const pages = await Promise.all(['', '/location', '/employment'].map((tab) => pageAt(`/contact${tab}`, videos)));
  expect(new Set(pages.map(({ description }) => description)).size).toBe(3);
});

describe('customer service', () => {
  test('numbers and addresses stand once, those not set not at all', async () => {
    const { text } = await pageAt(
      '/contact',
      settings({
        'company.phone': '701-555-0100',
        'company.supportPhone': '701-555-0100',
        'company.email': 'a@b.example',
      }),
    );
    expect(text.match(/701-555-0100/g)).toHaveLength(1);
    expect(text).toContain('a@b.example');
    expect(text).not.toContain('Orders and quotes');
  });
});

describe('location', () => {
  test('says between which cities, and the ways here', async () => {
    const { text, html } = await pageAt(
      '/contact/location',
      settings({
        'contact.betweenCities': ['Fargo', 'Grand Forks'],
        'contact.directions': ['From the south: go north.'],
        'contact.mapPicture': 'company/map.svg',
      }),
    );
    expect(text).toContain('Example Controls lies between Fargo and Grand Forks.');
    expect(html).toContain('<b class="block">From the south</b>go north.');
    expect(html).toContain('/media/company/map.svg');
  });
  test('an outside map is offered by its host, not loaded; without one nothing is offered', async () => {
    const { html, text } = await pageAt(
      '/contact/location',
      settings({ 'contact.mapEmbed': 'https://maps.example/embed' }),
    );
    expect(html).toContain('Load the outside map');
    expect(text).toContain('It comes from maps.example');
    expect(html).not.toContain('<iframe');
    expect((await pageAt('/contact/location', settings({}))).html).not.toContain('Load the outside map');
  });
});

test('employment leads to the jobs, the application, the form on paper and the addresses', async () => {
  const form = {
    id: 9,
    category: 'app',
    name: 'Application form',
    uri: 'documents/app.pdf',
    filename: 'app.pdf',
    htmlContent: null,
  };
  const { html, text } = await pageAt('/contact/employment', {
    ...videos,
    ...settings({
      'careers.video': 'tour123',
      'company.mailingAddress': ['P.O. Box 310'],
      'company.address': ['1 Road'],
    }),
    '/Content/doc/Footer': [form],
  });
  for (const href of ['/careers', '/employment', '/media/documents/app.pdf']) expect(html).toContain(`href="${href}"`);
  for (const words of ['A tour', 'P.O. Box 310', '1 Road']) expect(text).toContain(words);
  expect(html).not.toContain('<iframe');
});
