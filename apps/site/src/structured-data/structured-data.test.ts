import {
  type BlogPost,
  type EventAnswer,
  type Family,
  type Faq,
  type JobAnswer,
  type Settings,
  settingDefaults,
} from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { event } from './event.ts';
import { faqPage } from './faq-page.ts';
import { jobPosting } from './job-posting.ts';
import { organization, postalAddress } from './organization.ts';
import { product, VARIANTS_BYTES_MAX } from './product.ts';
import type { Publisher } from './thing.ts';

const settings: Settings = {
  ...settingDefaults,
  'company.name': 'Example Controls',
  'company.address': ['Example Controls', '100 Mill Street', 'Fargo, ND 58102'],
  'company.logo': 'company/logo.svg',
};
const publisher: Publisher = { settings, site: { mediaBase: '/media', publicUrl: 'https://site.example' } };
const unset: Publisher = { ...publisher, settings: settingDefaults };

const family: Family = {
  id: 1,
  name: 'Tern',
  slug: 'tern',
  intrinsicallySafe: false,
  hasVariant: false,
  description: 'Duplex panels.',
  isObsolete: false,
  breadcrumbs: [{ name: 'Panels', slug: 'panels' }],
  images: [{ uri: 'families/tern.svg', filename: 'tern.svg', name: 'Tern', type: 2, infoImageText: '', poster: null }],
  videos: [],
  alertType: null,
  alertMsg: null,
  effective: null,
  prodRep: null,
  specs: [],
  faqIds: [],
  configurator: null,
  priceFrom: 900,
  priceTo: 1312.5,
};
const sold = (partNumber: string, price: number | null, isObsolete = false) => ({
  partNumber,
  name: partNumber,
  price,
  description: '',
  configModelNo: null,
  isObsolete,
});
const faq: Faq = {
  id: 1,
  question: 'How?',
  answer: 'So.',
  link: null,
  isLive: true,
  video: null,
  image: null,
  steps: [],
};
const step = (answer: string) => ({ answer, image: null, video: null });
const post: BlogPost = {
  id: 1,
  slug: 'drive',
  name: 'Blood drive',
  postDate: '2026-05-04',
  htmlContent: '',
  event: null,
};
const openHouse: EventAnswer = {
  id: 1,
  slug: 'open-house',
  name: 'Open House',
  dates: 'August 13-15, 2025',
  startsOn: '2025-08-13',
  endsOn: '2025-08-15',
  registrationDeadline: null,
  isOpen: true,
  closedNote: '',
  attendingMax: 10,
  notesMax: 500,
};

const job: JobAnswer = {
  id: 1201,
  name: 'Wirer',
  category: 'Shop',
  type: 'Full-Time',
  postDate: '2026-10-12',
  description: 'You wire < 600 V.',
  tasks: ['Wire'],
  details: [],
  skills: [],
  questions: [],
};

/** The properties that readers of schema.org require of each type. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'datePublished', 'image', 'author'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

test.each([
  organization(publisher),
  breadcrumbList(publisher, [{ name: 'Products', path: '/category' }, { name: 'Tern' }]),
  product(publisher, family, '/family/tern'),
  faqPage([faq]),
  article(publisher, post, '/blog/drive', 'og/blog/drive.png'),
  event(publisher, openHouse, '/blog/open-house'),
  jobPosting(publisher, job, '/careers?job=1201'),
])('a thing has what is required of its type', (thing) => {
  const names = required[thing?.['@type'] ?? ''] ?? [];
  expect(names).not.toEqual([]);
  for (const name of names) expect(thing?.[name]).toBeTruthy();
});

describe('the company', () => {
  test('is told as far as the settings tell it', () => {
    expect(organization(publisher)).toMatchObject({
      logo: 'https://site.example/media/company/logo.svg',
      address: { streetAddress: '100 Mill Street', addressLocality: 'Fargo', addressRegion: 'ND', postalCode: '58102' },
    });
    expect(Object.keys(organization(unset))).toEqual(['@type', 'name', 'url', 'slogan']);
  });
  test.each([
    [[], 'US', undefined],
    [['Example Controls', 'Hauptstrasse 1', '8000 Zürich'], 'US', 'Hauptstrasse 1, 8000 Zürich'],
    [
      ['Example Controls', 'Hauptstrasse 1', '8000 Zürich'],
      'CH',
      {
        '@type': 'PostalAddress',
        streetAddress: 'Hauptstrasse 1',
        addressLocality: 'Zürich',
        postalCode: '8000',
        addressCountry: 'CH',
      },
    ],
    [['1 Mill Lane', 'Leeds LS1 4AP'], 'GB', '1 Mill Lane, Leeds LS1 4AP'],
  ])('with the address %j in %s lives at %j', (lines, country, expected) => {
    expect(postalAddress(lines, 'Example Controls', country)).toEqual(expected);
  });
});

test('crumbs are counted from 1, and each but the last has an address', () => {
  const { itemListElement } = breadcrumbList(publisher, [{ name: 'Products', path: '/category' }, { name: 'Tern' }]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Products', item: 'https://site.example/category' },
    { '@type': 'ListItem', position: 2, name: 'Tern' },
  ]);
});

describe('a family', () => {
  const offersOf = (given: Partial<Family>) => product(publisher, { ...family, ...given }, '/family/tern')?.offers;
  test('of several prices is a group of its products that are sold, each with its offer and what it differs in', () => {
    const products = [sold('A', 900), sold('B/2', 1312.5), sold('C', 1, true), sold('D', null)];
    const cells = [
      [{ value: '480 V', sort: 480 }, null],
      [
        { value: '240 V', sort: 240 },
        { value: 'Red', sort: 0 },
      ],
    ];
    const group = product(
      publisher,
      {
        ...family,
        columns: [
          { key: 'volts', name: 'Voltage', isNumber: true },
          { key: 'color', name: 'Colour', isNumber: false },
        ],
        products: products.map((one, nth) => ({
          ...one,
          cells: cells[nth] ?? [],
          ...(nth === 1 ? { pictures: ['products/b.jpg', 'products/b-open.jpg'] } : {}),
        })),
      },
      '/family/tern',
    );
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'tern',
      variesBy: ['Voltage', 'https://schema.org/color'],
      hasVariant: [
        {
          sku: 'A',
          image: 'https://site.example/media/families/tern.svg',
          additionalProperty: [{ name: 'Voltage', value: '480 V' }],
        },
        {
          sku: 'B/2',
          image: 'https://site.example/media/products/b.jpg',
          additionalProperty: [{ value: '240 V' }, { value: 'Red' }],
          offers: {
            '@type': 'Offer',
            price: '1312.50',
            priceCurrency: 'USD',
            url: 'https://site.example/family/tern?part=B%2F2',
          },
        },
      ],
    });
    expect(group).not.toHaveProperty('offers');
    expect(group?.hasVariant).toHaveLength(2);
  });
  test('of very many products tells what they differ in, or as many of them, as there is room for', () => {
    const columns = Array.from({ length: 8 }, (_, nth) => ({
      key: `k${nth}`,
      name: `Attribute ${nth}`,
      isNumber: false,
    }));
    const cells = columns.map(() => ({ value: 'some words', sort: 'some words' }));
    const many = (count: number) =>
      product(
        publisher,
        {
          ...family,
          columns,
          products: Array.from({ length: count }, (_, nth) => ({ ...sold(`PART-${nth}`, 900 + nth), cells })),
        },
        '/family/tern',
      )?.['hasVariant'] as Record<string, unknown>[];
    expect(many(20).every((one) => 'additionalProperty' in one)).toBe(true);
    expect(many(85)).toHaveLength(85);
    expect(many(85).some((one) => 'additionalProperty' in one)).toBe(false);
    for (const count of [85, 1000])
      expect(Buffer.byteLength(JSON.stringify(many(count)))).toBeLessThanOrEqual(VARIANTS_BYTES_MAX * 1.01);
    expect(many(1000).length).toBeGreaterThan(80);
  });
  test('whose document has a configurator, too, tells of fewer', () => {
    const products = Array.from({ length: 85 }, (_, nth) => sold(`PART-${nth}`, 900 + nth));
    const configurator = { id: 'tern', groups: [] };
    const told = product(publisher, { ...family, configurator, products } as never, '/family/tern')?.['hasVariant'];
    expect(told).toHaveLength(Math.floor(3000 / Buffer.byteLength(JSON.stringify((told as unknown[])[0]))));
  });
  test('of a configurator offers from the cheapest to the dearest', () =>
    expect(offersOf({})).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '900.00',
      highPrice: '1312.50',
      priceCurrency: 'USD',
      url: 'https://site.example/family/tern',
    }));
  test('of one price has one offer and its part number', () => {
    const one = product(publisher, { ...family, priceTo: 900, products: [sold('A', 900)] }, '/family/tern');
    expect(one).toMatchObject({ sku: 'A', offers: { '@type': 'Offer', price: '900.00', priceCurrency: 'USD' } });
  });
  test('without a picture of its own shows the one that is drawn for sharing', () => {
    const image = ['https://site.example/media/og/family/tern.png'];
    expect(product(publisher, { ...family, images: [] }, '/family/tern')).toMatchObject({ image });
  });
  test('without a known price, or no longer sold, is no product', () => {
    expect(offersOf({ priceFrom: null, priceTo: null })).toBeUndefined();
    expect(offersOf({ isObsolete: true })).toBeUndefined();
  });
});

describe('questions', () => {
  test('are answered with their steps, numbered', () => {
    const thing = faqPage([{ ...faq, steps: [step('Open.'), step('Close.')] }]);
    expect(thing?.mainEntity).toMatchObject([
      { name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.\n1. Open.\n2. Close.' } },
    ]);
  });
  test('that only a video answers are left out', () => {
    expect(faqPage([{ ...faq, answer: '' }])).toBeNull();
  });
});

test('an event without a place is left out', () => {
  expect(event(unset, openHouse, '/blog/open-house')).toBeNull();
  expect(event({ ...publisher, settings: { ...settings, 'company.address': [] } }, openHouse, '/blog/x')).toBeNull();
});

describe('a job', () => {
  test('is told with its lists, safe as HTML', () => {
    expect(jobPosting(publisher, job, '/careers?job=1201')).toMatchObject({
      description: '<p>You wire &lt; 600 V.</p><ul><li>Wire</li></ul>',
      employmentType: 'FULL_TIME',
      url: 'https://site.example/careers?job=1201',
    });
  });
  test('done from home says so', () => {
    const remote = jobPosting(publisher, { ...job, type: 'Remote' }, '/careers?job=1201');
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', employmentType: 'OTHER' });
  });
  test('without a place is left out', () => {
    expect(jobPosting(unset, job, '/careers?job=1201')).toBeNull();
  });
});
