import { comparisonUrl, modelListUrl, type Settings } from '@millrace/contract';
import { type Content, content } from '@millrace/contract/content';
import { demoContent } from '@millrace/demo-content';
import { wordsOfMaker } from '@millrace/demo-content/makers-words';
import { wordsOfPdf } from '@millrace/demo-content/testing';
import { readSheets } from '@millrace/exchange';
import { families, products, secondMaker } from '@millrace/second-maker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOf } from '../cards/card-of.ts';
import { inForce } from '../content/in-force.ts';
import { settingsOf } from '../content/settings-of.ts';
import { mailSender } from '../mail/mail-sender.ts';
import { kinds, samples } from '../mail/testing/sample-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { starterContent } from '../new-maker/starter-content.ts';
import { type ReadingApp, readingApp } from './reading-app.ts';

const { name, tagline, address, phone, email, hours, timeZone, units, locale, currency, country, colours } =
  secondMaker;
const settings: Partial<Settings> = {
  'company.name': name,
  'company.tagline': tagline,
  'company.address': [...address],
  'company.phone': phone,
  'company.email': email,
  'company.hours': hours,
  'company.country': country,
  'company.timeZone': timeZone,
  'units.system': units,
  'brand.locale': locale,
  'brand.currency': currency,
  'brand.accent': colours.accent,
  'brand.accentDark': colours.dark,
};

/** Their catalogue: a category, a family, and products of it. */
const OF_FAMILY = 30;
const [sold] = families;
if (sold === undefined) throw new Error('The second maker has no family.');
const live = { isLive: true, isVizzy: false, position: 0 };
const slug = 'kh-20';

function theirs(): Content {
  return content.parse({
    ...starterContent(settings),
    categories: [
      { id: 1, parentId: null, name: sold?.category, slug: 'ball-valves', description: '', imgUrl: null, ...live },
    ],
    viewItems: [
      {
        id: 1,
        categoryId: 1,
        type: 'family',
        slug,
        title: sold?.name,
        name: sold?.name,
        summary: sold?.summary,
        imgUrl: null,
        variants: {},
        isObsolete: false,
        adURL: null,
        ...live,
      },
    ],
    families: [
      {
        id: 1,
        name: sold?.name,
        slug,
        intrinsicallySafe: false,
        description: sold?.description,
        isObsolete: false,
        media: [],
        documentIds: [],
        alertType: null,
        alertMsg: null,
        effective: null,
        prodRep: null,
        specs: [],
        attributes: {},
        faqIds: [],
        accessoryPartNumbers: [],
        configurator: null,
        ...live,
      },
    ],
    products: products.slice(0, OF_FAMILY).map((product, nth) => ({
      id: nth + 1,
      familyId: 1,
      partNumber: product.partNumber,
      name: product.name,
      description: product.text,
      priceCents: product.priceCents,
      configModelNo: null,
      attributes: {},
      isObsolete: product.isObsolete,
      isLive: true,
      position: nth,
    })),
  });
}

const words = wordsOfMaker(demoContent(), JSON.stringify([families, products.slice(0, OF_FAMILY)]));
let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp();
  await open.show(theirs());
});
afterAll(() => open.close());
const get = async (url: string) => {
  const answer = await open.app.inject(url);
  return { status: answer.statusCode, body: answer.body, bytes: answer.rawPayload };
};

test('the words are looked for, but for those that the second maker uses itself', () => {
  expect('a control panel').toMatch(words);
  expect(
    demoContent()
      .settings.map(({ value }) => value)
      .join('\n'),
  ).toMatch(words);
});

test.each([
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/site.webmanifest', 200],
  ['/icon.svg', 200],
  ['/feeds/products.csv', 200],
  ['/feeds/products.xml', 200],
  ['/brand.css', 200],
  ['/api/SiteSetup', 200],
  ['/api/Family/none', 404],
  ['/api/none', 404],
  [comparisonUrl(`part=${products[0]?.partNumber}`, 'csv'), 200],
])('%s says nothing of the first maker', async (url, status) => {
  const { status: given, body } = await get(url);
  expect([url, given]).toEqual([url, status]);
  expect(body.match(words)?.[0]).toBeUndefined();
});

test('nor do its lists as PDF and XLSX, which print as its locale and currency have it', async () => {
  const pdf = wordsOfPdf((await get(modelListUrl({ slug, format: 'pdf' }))).bytes).join('\n');
  expect(pdf).toContain(name);
  expect(pdf).toContain('€');
  expect(pdf.match(words)?.[0]).toBeUndefined();
  const { bytes } = await get(modelListUrl({ slug, format: 'xlsx' }));
  const read = readSheets('list.xlsx', bytes);
  const text = JSON.stringify(read);
  expect(text).toContain(products[0]?.partNumber);
  expect(text.match(words)?.[0]).toBeUndefined();
});

test('nor do pictures of pages that are shared', () => {
  const snapshot = inForce(open.holder);
  const cards = (['home', 'category', 'family'] as const).map((kind) =>
    cardOf(snapshot, kind, { home: 'home', category: 'ball-valves', family: slug }[kind], settingsOf(snapshot)),
  );
  expect(cards.map((card) => card?.title)).toEqual([tagline, sold.category, sold.name]);
  expect(JSON.stringify(cards).match(words)?.[0]).toBeUndefined();
});

test.each(kinds)('nor does a mail of kind %s', async (kind) => {
  const sender = mailSender(theirs().settings, 'https://www.example.com');
  const mail = { kind, to: 'a@b.example', data: samples[kind], messageId: '1@www.example.com' };
  const { html, text, subject, from } = await writeMail(mail, sender, async () => null);
  expect(from.name).toBe(name);
  expect([subject, text, html].join('\n').match(words)?.[0]).toBeUndefined();
  expect(html).toContain(colours.dark);
});
