import { brand, type Cents } from '@millrace/configurator';
import { type Finding, writePath } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { float, panel } from '../testing/configurators.ts';
import {
  attribute,
  carousel,
  category,
  customer,
  customerFamily,
  document,
  event,
  family,
  faq,
  medium,
  post,
  product,
  redirect,
  setting,
  siteDocument,
  viewItem,
} from '../testing/rows.ts';
import { findingsOf, type Rows } from '../testing/snapshot-of.ts';

const number = (value: string, cents: number | null = null) => ({
  number: value,
  priceCents: cents === null ? null : brand<Cents>(cents),
});
const page = (id: number, slug: string, parentId: number | null = null, isLive = true) =>
  category({ id, slug, name: `Page ${slug}`, parentId, isLive });
const tile = (id: number, slug: string, change: Partial<Parameters<typeof viewItem>[0]> = {}) =>
  viewItem({ id, categoryId: 1, slug, ...change });
const words = { title: 'Facts', kvo: [{ key: 'Amps', value: '5' }] };

const circuit = (id: number, familyId: number, when: string[]) => ({
  id,
  familyId,
  circuit: {
    name: '120 V',
    devices: { M1: { kind: 'motor' as const, words: 'Pump', phases: 1 as const } },
    supplies: [
      {
        name: 'mains',
        words: '',
        conductors: ['L', 'N', 'G'],
        branches: [{ lines: ['L', 'N', 'G'], through: [], load: 'M1' }],
      },
    ],
    notes: [{ words: 'always' }, { words: 'if', when }],
  },
  isLive: true,
  position: id,
});
const picture = (id: number, familyId: number, when: string[]) => ({
  id,
  familyId,
  picture: {
    words: 'Panel',
    width: 100,
    height: 80,
    layers: [{ name: 'box', words: 'box', drawing: '<g></g>', when }],
    balloons: [],
    measures: [],
  },
  isLive: true,
  position: id,
});

/** Content with faults, by what they are about. */
const faulty: Readonly<Record<string, Rows>> = {
  categories: {
    categories: [
      page(1, 'top'),
      page(2, 'lost', 99),
      page(3, 'ring', 4),
      page(4, 'circle', 3),
      page(5, 'self', 5),
      page(6, 'below', 3),
      page(7, 'unseen', 1),
      page(8, 'hidden', 1, false),
      page(9, 'seen', 1),
    ],
    viewItems: [
      tile(1, 'seen', { type: 'category' }),
      tile(2, 'seen', { type: 'category' }),
      tile(3, 'seen', { type: 'category', isLive: false }),
      tile(4, 'hidden', { type: 'category' }),
      tile(5, 'hidden', { type: 'category', isLive: false }),
      tile(6, 'nothing'),
      tile(7, 'nothing', { type: 'category' }),
      tile(8, 'nothing', { adURL: 'https://example.com' }),
      tile(9, 'tern'),
      tile(10, 'tern', { variants: { 'intrinsically-safe': 'true' } }),
      tile(11, 'tern', { variants: { 'intrinsically-safe': 'false' } }),
      tile(12, 'tern', { categoryId: 44 }),
      tile(13, 'tern', { categoryId: 9 }),
      tile(14, 'tern', { title: 'As number 9' }),
    ],
    families: [
      family({ id: 1, slug: 'tern' }),
      family({ id: 2, slug: 'no-tile' }),
      family({ id: 3, slug: 'no-tile-hidden', isLive: false }),
      family({ id: 4, slug: 'no-tile-vizzy', isVizzy: true }),
    ],
  },
  keys: {
    categories: [page(1, 'a'), page(1, 'b'), page(2, 'a')],
    families: [
      family({ id: 1, slug: 'tern', isLive: false }),
      family({ id: 2, slug: 'tern', isLive: false }),
      family({ id: 3, slug: 'tern', isLive: false, intrinsicallySafe: true }),
      family({ id: 4, slug: 'tern', isLive: false, intrinsicallySafe: true }),
    ],
    products: [
      product({ id: 1, partNumber: 'AB-1' }),
      product({ id: 2, partNumber: 'ab-1' }),
      product({ id: 3, partNumber: 'AB 1' }),
    ],
    attributes: [
      attribute({ id: 1, key: 'amps' }),
      attribute({ id: 2, key: 'amps', group: 'Other' }),
      attribute({ id: 3, key: 'b', label: 'Same' }),
      attribute({ id: 4, key: 'c', label: 'Same' }),
      attribute({ id: 5, key: 'd', label: 'Same', group: 'Other' }),
    ],
    settings: [setting({ id: 1 }), setting({ id: 2 }), setting({ id: 3, key: 'tagline' })],
    posts: [post({ id: 1, slug: 'p' }), post({ id: 2, slug: 'p' })],
    redirects: [redirect({ id: 1, from: '/a' }), redirect({ id: 2, from: '/A' }), redirect({ id: 3, from: '/b' })],
    customers: [customer({ id: 1, slug: 'c' }), customer({ id: 2, slug: 'c' })],
    customerFamilies: [
      customerFamily({ id: 1 }),
      customerFamily({ id: 2 }),
      customerFamily({ id: 3, familyId: 2 }),
      customerFamily({ id: 4, customerId: 2 }),
    ],
  },
  families: {
    families: [
      family({
        id: 1,
        name: 'Tern',
        isLive: false,
        documentIds: [1, 7],
        faqIds: [1, 8],
        accessoryPartNumbers: ['P-1', 'p-1', 'X'],
        prodRep: 'P-1, Y,, Z ',
        media: [
          medium(),
          medium({ uri: 'http://x' }),
          medium({ type: 3, uri: 'a clip' }),
          medium({ type: 3, uri: '..' }),
        ],
        configurator: {
          configGroups: [
            {
              name: 'Lid',
              options: [
                { code: 'A', images: ['tern.svg', 'lid.svg'], moreInfo: { Videos: ['a clip'] } },
                { code: 'B', images: ['other.svg'] },
              ],
            },
          ],
        },
      }),
    ],
    documents: [document({ id: 1 })],
    faqs: [faq({ id: 1 })],
    products: [product({ id: 1, partNumber: 'P-1' })],
  },
  products: {
    families: [
      family({ id: 1, name: 'Tern', isLive: false, configurator: panel }),
      family({ id: 2, name: 'Plain', isLive: false }),
      family({ id: 3, name: 'Petrel', isLive: false, configurator: float }),
    ],
    products: [
      product({ id: 1, familyId: 77 }),
      product({ id: 2, familyId: 2, configModelNo: 'TD-1' }),
      product({ id: 3, configModelNo: 'TD-3-4X-5F-20' }),
      product({ id: 4, configModelNo: 'TD-3-4X-5F-20', isLive: false }),
      product({ id: 5, configModelNo: 'TD-3-4X' }),
      product({ id: 6, configModelNo: 'XX' }),
      product({ id: 7, configModelNo: 'TD-3-4X-4F-20', priceCents: 77_850 }),
      product({ id: 8, configModelNo: 'TD-3-4X-4F-20', priceCents: 77_850 }),
      product({ id: 9, configModelNo: 'TD-3-4X-4F-20', isLive: false }),
      product({ id: 10, configModelNo: 'TD-3-4X-4F-30', priceCents: 77_850 }),
      product({ id: 11, configModelNo: 'TD-3-1-4F-30', priceCents: null }),
      product({ id: 12, familyId: 3, configModelNo: 'PF20NC', priceCents: null }),
      product({ id: 13, familyId: 3, configModelNo: 'PF30NC', priceCents: 100 }),
      product({
        id: 14,
        pictures: ['products/a.png', 'products/a.png', 'b.pdf', 'https://example.com/c.png', 'products/a.png'],
      }),
      product({ id: 15, replacedBy: 'P-16' }),
      product({ id: 16, replacedBy: 'P-15' }),
      product({ id: 17, replacedBy: 'P-17' }),
      product({ id: 18, replacedBy: 'nothing' }),
      product({ id: 19, replacedBy: 'P-20' }),
      product({ id: 20, isLive: false }),
    ],
  },
  attributes: {
    attributes: [
      attribute({ id: 1, key: 'amps', label: 'Amps', type: 'number', precision: 1, min: 1, max: 20 }),
      attribute({ id: 2, key: 'span', label: 'Span', type: 'range', precision: 0, min: 0, max: 9 }),
      attribute({ id: 3, key: 'kind', label: 'Kind', type: 'choice', choices: ['a', 'b', 'a'] }),
      attribute({ id: 4, key: 'many', label: 'Many', type: 'choice', choices: [...'abcdefghi'] }),
      attribute({ id: 5, key: 'none', label: 'None', type: 'choice' }),
      attribute({ id: 6, key: 'text', label: 'Text', choices: ['a'], min: 5, max: 4 }),
      attribute({ id: 7, key: 'is', label: 'Is', type: 'yesNo', min: 4, max: 4 }),
      attribute({ id: 8, key: 'eight', label: 'Eight', type: 'choice', choices: [...'abcdefgh'] }),
    ],
    families: [
      family({ id: 1, isLive: false, attributes: { amps: 0.9, span: { from: 5, to: 2 }, kind: 'c' }, specs: [words] }),
      family({ id: 2, isLive: false, attributes: { amps: 1.25, span: {}, kind: ['a', 'z', 'a'] }, specs: [words] }),
      family({
        id: 3,
        isLive: false,
        attributes: { span: { from: -1, to: 10 }, many: 'z', eight: 'z', is: 'yes' },
        specs: [words],
      }),
      family({
        id: 4,
        isLive: false,
        attributes: { amps: 1, span: 0, kind: 'b', many: ['a', 'i'], text: 'x', is: false },
      }),
      family({ id: 5, isLive: false, attributes: { amps: 20, span: { from: 9, to: 9 } } }),
    ],
    products: [
      product({ id: 1, attributes: { amps: '1', span: 'x', kind: 4, text: 4, is: 1, nobody: 1 } }),
      product({ id: 2, attributes: { amps: 20.1, span: 9.5, kind: true, text: true } }),
      product({ id: 3, attributes: { span: { from: 0.5 } } }),
      product({ id: 4, attributes: { span: { to: 10 } } }),
    ],
  },
  'links and addresses': {
    categories: [page(1, 'top'), page(2, 'hidden', null, false)],
    carousels: [
      carousel({ id: 1, link: 'about' }),
      carousel({ id: 2, link: '/about', isExternal: true }),
      carousel({ id: 3, link: '/nowhere' }),
      carousel({ id: 4, link: '/about' }),
      carousel({ id: 5, link: 'https://example.com', isExternal: true }),
      carousel({ id: 6, link: 'https://example.com' }),
    ],
    faqs: [
      faq({ id: 1, link: '/nowhere', answer: `<a href="/lost?a=1&amp;b=2">x</a> <a href='/about'>y</a>` }),
      faq({ id: 2, link: '' }),
    ],
    posts: [post({ id: 1, htmlContent: '<p><a href="/lost">x</a></p>' })],
    siteDocuments: [siteDocument({ id: 1, htmlContent: '<p><a href="/lost">x</a></p>' })],
    redirects: [
      redirect({ id: 1, from: '/about' }),
      redirect({ id: 2, from: '/x', to: 'about' }),
      redirect({ id: 3, from: '/y', to: '/about/*' }),
      redirect({ id: 4, from: '/z/*', to: '/about*' }),
      redirect({ id: 5, from: '/r1', to: '/r2' }),
      redirect({ id: 6, from: '/r2', to: '/r1' }),
      redirect({ id: 7, from: '/v/*', to: '/nowhere/*' }),
      redirect({ id: 8, from: '/w', to: '/nowhere' }),
      redirect({ id: 9, from: '/u', to: 'https://example.com' }),
      redirect({ id: 10, from: '/t/*', to: 'https://example.com/*' }),
      redirect({ id: 11, from: '/s', to: '/w2' }),
      redirect({ id: 12, from: '/w2', to: '/about' }),
    ],
    events: [event({ id: 1, slug: 'none' })],
  },
  'circuits and pictures': {
    families: [
      family({ id: 1, name: 'Tern', isLive: false, configurator: panel }),
      family({ id: 2, name: 'Plain', isLive: false }),
    ],
    circuits: [circuit(1, 9, []), circuit(2, 2, ['Supply.1']), circuit(3, 1, ['Supply.1', 'Supply.7', 'Nobody.1'])],
    pictures: [picture(1, 9, []), picture(2, 2, ['Supply.1']), picture(3, 1, ['Supply.1', 'Supply.7', 'Nobody.1'])],
  },
  customers: {
    families: [family({ id: 1, isLive: false })],
    privateLabelGroups: [{ id: 1, name: 'Makers' }],
    customers: [
      customer({ id: 1, groupId: 9 }),
      customer({ id: 2 }),
      customer({ id: 3, groupId: 1, facts: [{ name: 'region', value: 'north' }] }),
    ],
    customerFamilies: [
      customerFamily({ id: 1, customerId: 8 }),
      customerFamily({ id: 2, customerId: 2 }),
      customerFamily({ id: 3, customerId: 3, familyId: 9 }),
      customerFamily({ id: 4, customerId: 3 }),
    ],
  },
  'known numbers': {
    families: [
      family({
        id: 1,
        name: 'Tern',
        isLive: false,
        configurator: panel,
        validNumbers: [number('TD-3-4X-4F-20', 77_850), number('TD-3-4X-4F-30', 1), number('TD'), number('TD')],
        refusedNumbers: ['TD-1-1-3F-20', 'TD-9'],
      }),
      family({ id: 2, name: 'Plain', isLive: false, validNumbers: [number('A')], refusedNumbers: ['B'] }),
    ],
  },
  settings: {
    settings: [
      setting({ id: 1, group: 'mail', key: 'keepDays', value: 0 }),
      setting({ id: 2, group: 'mail', key: 'nobody', value: 0 }),
      setting({ id: 3, group: 'brand', key: 'locale', value: 'xx-nowhere-at-all' }),
      setting({ id: 4, group: 'brand', key: 'accent', value: 'red' }),
      setting({ id: 5, group: 'company', key: 'name', value: 5 }),
      setting({ id: 6, group: 'search', key: 'synonyms', value: ['a, b', 'c', ' , d', 'a, b'] }),
    ],
  },
};

const told = ({ severity, code, kind, id, path, message }: Finding): string =>
  `${severity} ${code}, ${kind} ${id}${path.length === 0 ? '' : ` ${writePath(path)}`}: ${message}`;

/** Editors read these sentences: read what differs before the record is renewed (`vitest run -u`). */
test('every finding says what is wrong, and where', async () => {
  const record = Object.entries(faulty).map(
    ([about, rows]) =>
      `${about}\n${findingsOf(rows)
        .map((one) => `  ${told(one)}\n`)
        .join('')}`,
  );
  await expect(record.join('\n')).toMatchFileSnapshot('fixtures/finding-words.txt');
});
