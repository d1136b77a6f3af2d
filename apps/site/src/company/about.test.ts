import { expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';

const document = (category: string, more: object) => ({
  id: 1,
  category,
  name: category,
  uri: '',
  filename: '',
  htmlContent: null,
  ...more,
});
const setting = (key: string, value: unknown) => ({ id: 1, group: 'company', key, value });
const answers = {
  '/Content/doc/About': [
    document('Building', { uri: 'company/building.svg', name: 'The plant' }),
    document('Logo', { id: 2, uri: 'company/logo.svg' }),
    document('SSPMA', { id: 3, uri: 'company/sspma.svg', name: 'Pump association' }),
    document('About', { id: 4, htmlContent: '<p>We make <b>floats</b>.</p>' }),
  ],
};

test('About shows building, tagline, text and the documents of its categories', async () => {
  const { html, text, title, canonical, description } = await pageAt('/about', answers);
  expect(text).toContain('Leading Edge Control Products');
  expect(html).toContain('alt="The plant"');
  expect(html).toContain('<p>We make <b>floats</b>.</p>');
  for (const uri of ['company/logo.svg', 'company/sspma.svg']) expect(html).toContain(`/media/${uri}`);
  expect([title, canonical, description]).toEqual([
    'About | Example Controls',
    'https://site.example/about',
    'We make floats.',
  ]);
});

test('the profile says what is set, and nothing of what is not', async () => {
  const { text } = await pageAt('/about', {
    ...answers,
    '/SiteSetup': [setting('founded', 2000), setting('facilitySize', 38_000)],
  });
  expect(text).toContain('Founded2000');
  expect(text).toContain('38,000 sq ft');
  expect((await pageAt('/about', answers)).text).not.toContain('Founded');
});

test('without any document the page still stands', async () => {
  const { status, text } = await pageAt('/about', { '/Content/doc/About': [] });
  expect(status).toBe(200);
  expect(text).toContain('Company profile');
});
