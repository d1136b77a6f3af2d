import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import type { CallName, InputOf } from '../answer.ts';
import type { Viewer } from '../tables/viewer.ts';
import { ask, customerOf, editor, usual } from '../testing/ask.ts';
import { float, panel } from '../testing/configurators.ts';
import * as rows from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const choices = ['NEMA 1', 'NEMA 4X', 'NEMA 12'];
const enclosed: Configurator = {
  prefix: 'T-',
  adderPrice: 100,
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', price: 10, attributes: { enclosure: 'NEMA 1' } },
        { code: '4X', description: 'NEMA 4X', price: 25.5, attributes: { enclosure: 'NEMA 4X' } },
      ],
    },
    {
      name: 'Motor amps',
      options: [
        { code: '063', description: 'to 6.3 A', attributes: { flaFrom: 4, flaTo: 6.3 } },
        { code: '250', description: 'to 25 A', attributes: { flaFrom: 17, flaTo: 25 }, disableIf: ['Enclosure.1'] },
      ],
    },
  ],
};
const medium = rows.medium({ name: 'Tern', infoImageText: 'Open' });
const step = (answer: string) => ({ answer, video: null, image: null });
const facts = (key: string, value: string) => [{ title: 'Facts', kvo: [{ key, value }] }];

const sheet = (id: number, position: number, isLive = true) => ({
  id,
  familyId: 1,
  picture: { words: `Sheet ${id}`, width: 100 * id, height: 80, layers: [], balloons: [], measures: [] },
  isLive,
  position,
});

const snapshot = snapshotOf({
  attributes: [
    rows.attribute({
      id: 1,
      key: 'enclosure',
      label: 'Enclosure',
      type: 'choice',
      choices,
      filters: true,
      compares: true,
    }),
    rows.attribute({
      id: 2,
      key: 'fla',
      label: 'Amps',
      type: 'range',
      unit: 'A',
      filters: true,
      compares: true,
      precision: 1,
    }),
    rows.attribute({
      id: 3,
      key: 'seal',
      label: 'Seal',
      type: 'choice',
      choices: ['UL', 'CSA'],
      filters: true,
      isInHead: true,
    }),
    rows.attribute({
      id: 4,
      key: 'cord',
      label: 'Cord',
      type: 'number',
      unit: 'ft',
      filters: true,
      compares: true,
      precision: 0,
    }),
    rows.attribute({
      id: 5,
      key: 'vented',
      label: 'Vented',
      type: 'yesNo',
      filters: true,
      compares: true,
      isInHead: true,
    }),
    rows.attribute({ id: 6, key: 'remark', label: 'Remark', group: 'Words' }),
  ],
  categories: [
    rows.category({ id: 1, slug: 'panels', name: 'Panels', description: '<p>All.</p>' }),
    rows.category({ id: 2, slug: 'simplex', name: 'Simplex', parentId: 1 }),
    rows.category({ id: 3, slug: 'hidden', isLive: false, parentId: 1 }),
    rows.category({ id: 4, slug: 'empty', position: 3 }),
    rows.category({ id: 5, slug: 'vizzy', isVizzy: true, parentId: 1 }),
  ],
  viewItems: [
    rows.viewItem({ id: 1, categoryId: 2, slug: 'tern', title: 'Tern', summary: 'Short', imgUrl: 'tiles/tern.svg' }),
    rows.viewItem({ id: 2, categoryId: 1, slug: 'pipit', title: 'Pipit', position: 2 }),
    rows.viewItem({ id: 3, categoryId: 2, slug: 'pipit', title: 'Pipit again' }),
    rows.viewItem({ id: 4, categoryId: 1, type: 'category', slug: 'simplex', position: 1 }),
    rows.viewItem({
      id: 5,
      categoryId: 1,
      slug: 'tern',
      variants: { 'intrinsically-safe': 'true' },
      title: 'Safe tern',
    }),
    rows.viewItem({ id: 6, categoryId: 1, slug: 'grebe', adURL: 'https://example.com', title: 'Ad' }),
    rows.viewItem({ id: 7, categoryId: 1, slug: 'grebe', isLive: false }),
    rows.viewItem({ id: 8, categoryId: 2, slug: 'petrel', isObsolete: true }),
  ],
  families: [
    rows.family({
      id: 1,
      name: 'Tern',
      slug: 'tern',
      description: '<p>A panel.</p>',
      configurator: enclosed,
      attributes: { seal: ['UL', 'CSA'], vented: true },
      specs: facts('Supply', '120 V'),
      media: [medium, { ...medium, type: 3, uri: 'clip-1', name: 'Clip' }],
      documentIds: [1, 2, 3],
      faqIds: [1, 2],
      accessoryPartNumbers: ['C-1', 'G-1'],
      alertType: 'info',
      alertMsg: 'New',
      effective: '2026-01-01',
      prodRep: 'C-1',
    }),
    rows.family({ id: 2, name: 'Tern', slug: 'tern', intrinsicallySafe: true, attributes: { seal: 'UL' } }),
    rows.family({
      id: 3,
      name: 'Pipit',
      slug: 'pipit',
      attributes: { enclosure: 'NEMA 1', seal: 'UL', vented: false, fla: 2.5 },
      specs: facts('Supply', '240 V'),
    }),
    rows.family({ id: 4, name: 'Petrel', slug: 'petrel', configurator: float, isObsolete: true, prodRep: 'C-1' }),
    rows.family({ id: 5, name: 'Grebe', slug: 'grebe', isLive: false }),
    rows.family({ id: 6, name: 'Wren', slug: 'wren', isVizzy: true, configurator: panel }),
    rows.family({ id: 7, name: 'Knot', slug: 'knot', intrinsicallySafe: true }),
  ],
  products: [
    rows.product({ id: 1, familyId: 1, configModelNo: 'T-4X-063', priceCents: 12_550, attributes: { cord: 20 } }),
    rows.product({ id: 2, familyId: 3, partNumber: 'C-1', attributes: { fla: 5, cord: 30 }, priceCents: 5000 }),
    rows.product({ id: 3, familyId: 3, partNumber: 'C-2', attributes: { fla: { from: 6, to: 9 } }, isLive: false }),
    rows.product({
      id: 4,
      familyId: 3,
      partNumber: 'C-3',
      attributes: { fla: { from: 2.5 }, enclosure: 'NEMA 12' },
      priceCents: null,
    }),
    rows.product({
      id: 5,
      familyId: 4,
      partNumber: 'D-1',
      configModelNo: 'PF20NO',
      isObsolete: true,
      replacedBy: 'C-1',
      replacedNote: 'Now',
    }),
    rows.product({ id: 6, familyId: 5, partNumber: 'G-1' }),
    rows.product({
      id: 7,
      familyId: 1,
      partNumber: 'C-7',
      attributes: { cord: 10, fla: 20 },
      pictures: ['products/c.png'],
    }),
    rows.product({ id: 8, familyId: 2, partNumber: 'S-1', attributes: { cord: 20 }, description: 'Safe' }),
  ],
  pictures: [sheet(1, 9), sheet(2, 3), sheet(3, 1, false)],
  documents: [
    rows.document({ id: 1, name: 'Sheet', revision: 'B', revisedOn: '2026-03-03', supportCategory: 'Panels' }),
    rows.document({ id: 2, docType: 'QSG', name: 'Start' }),
    rows.document({ id: 3, docType: 'UG', isLive: false }),
    rows.document({ id: 4, docType: 'BRC', supportCategory: 'About', position: 2 }),
  ],
  faqs: [
    rows.faq({ id: 1, steps: [step('First'), step('Then')], link: '/about' }),
    rows.faq({ id: 2, isLive: false }),
    rows.faq({ id: 3, isSupport: false }),
  ],
  siteDocuments: [
    rows.siteDocument({ id: 1 }),
    rows.siteDocument({ id: 2, category: 'terms', htmlContent: '<p>T</p>' }),
  ],
  supportVideos: [rows.supportVideo({ id: 1 }), rows.supportVideo({ id: 2, isLive: false })],
  carousels: [rows.carousel({ id: 1 }), rows.carousel({ id: 2, isLive: false })],
  settings: [
    rows.setting({ id: 1 }),
    rows.setting({ id: 3, group: 'brand', key: 'locale', value: 'de-DE' }),
    rows.setting({ id: 2, group: 'mail', key: 'keepDays', value: 9, isPublic: false }),
  ],
  posts: [rows.post({ id: 1 }), rows.post({ id: 2, postDate: '2026-05-05' }), rows.post({ id: 3, isLive: false })],
  events: [rows.event({ id: 1 })],
  jobs: [
    rows.job({ id: 1, tasks: ['Do'] }),
    rows.job({ id: 2, category: 'Office' }),
    rows.job({ id: 3, isLive: false }),
  ],
  privateLabelGroups: [{ id: 1, name: 'Makers' }],
  customers: [
    rows.customer({ id: 1, slug: 'north', groupId: 1, logo: 'logos/north.svg' }),
    rows.customer({ id: 2, slug: 'south', groupId: 1 }),
    rows.customer({ id: 3, slug: 'alone' }),
  ],
  customerFamilies: [
    rows.customerFamily({ id: 1, customerId: 1, familyId: 1, imgUrl: 'labels/north.svg' }),
    rows.customerFamily({
      id: 2,
      customerId: 2,
      familyId: 1,
      logo: 'l.svg',
      configurator: { ...float, adderPrice: 6.5 },
    }),
    rows.customerFamily({ id: 3, customerId: 2, familyId: 3, isLive: false }),
  ],
});

const record: string[] = [];
function asked<Name extends CallName>(name: Name, input: InputOf<Name>, viewer?: Viewer): void {
  const from = viewer === undefined ? '' : ` as ${JSON.stringify(viewer)}`;
  record.push(
    `${name} ${JSON.stringify(input)}${from}\n${JSON.stringify(ask(snapshot, name, input, viewer), null, 1)}\n`,
  );
}

const live = { isLive: true, isVizzy: false };
const north = customerOf(1);

/** Read which answers differ, and why, before the record is renewed (`vitest run -u`). */
test('every call answers what it answered', async () => {
  for (const query of [live, { ...live, isVizzy: true }, { ...live, isLive: false }]) {
    asked('homeItems', { params: {}, query });
    asked('categories', { params: {}, query });
    asked('rootCategories', { params: {}, query });
  }
  for (const slug of ['panels', 'simplex', 'hidden', 'nothing'])
    asked('categoryBySlug', { params: { slug }, query: live });
  for (const id of [1, 3, 9]) asked('categoryById', { params: { id }, query: live });

  asked('families', { params: {}, query: { ...usual, intrinsicallySafe: true, include: [] } });
  asked('families', { params: {}, query: { ...usual, isLive: false, include: [] } }, editor);
  for (const slug of ['tern', 'pipit', 'petrel', 'grebe', 'wren', 'knot', 'nothing'])
    for (const intrinsicallySafe of [false, true])
      asked('familyBySlug', { params: { slug }, query: { ...usual, intrinsicallySafe, include: ['content'] } });
  asked('familyById', { params: { id: 1 }, query: usual });
  asked('familyById', { params: { id: 1 }, query: { ...usual, include: ['faqs.steps', 'accessories'] } }, north);
  asked('familyById', { params: { id: 9 }, query: usual });
  for (const model of ['T-4X-063', 'T-1-063', 'T-1-250', 'C-1', 'D-1', 'PF30NC', 'TD-1-1-3F-20', 'G-1', 'nothing']) {
    asked('familyByModel', { params: { model }, query: { ...usual, include: [] } });
    asked('productByConfig', { params: { config: model }, query: {} });
    asked('familyByPart', { params: { partNumber: model }, query: {} });
    asked('nearParts', { params: { number: model }, query: {} });
  }
  for (const id of [1, 5, 9]) asked('familyPictures', { params: { id }, query: {} });

  for (const items of [
    'family=tern&family=pipit',
    'family=tern&intrinsically-safe=tern&part=C-1&number=T-4X-250',
    'part=G-1&family=grebe&x=y&number=D-1&part=C-3',
    'number=c-1&number=pf30nc',
    '',
  ])
    asked('compare', { params: {}, query: { items } });

  for (const filters of [
    '',
    'f.enclosure=NEMA+4X',
    'f.enclosure=NEMA+1&f.seal=UL',
    'f.fla.from=5',
    'f.fla.from=4&f.fla.to=8',
    'f.fla.from=8&f.fla.to=4',
    'f.cord.from=15',
    'f.cord.to=20',
    'f.vented=true',
    'f.seal=CSA&f.cord.from=20&f.cord.to=20',
    'f.nothing=1',
    'f.enclosure=NEMA+12&f.fla.from=18',
  ])
    for (const view of ['families', 'models'] as const) {
      asked('categoryFacets', {
        params: { slug: 'panels' },
        query: { filters, order: view === 'models' ? '-f.cord' : 'price', view },
      });
      asked('searchFacets', { params: {}, query: { search: 'pipit', filters, order: 'name', view } });
    }
  asked('categoryFacets', { params: { slug: 'hidden' }, query: { filters: '', order: '', view: 'families' } });

  for (const viewer of [undefined, north, customerOf(2), customerOf(3), editor]) {
    asked('customerFamilies', { params: {}, query: {} }, viewer);
    for (const customer of ['north', 'south', 'nobody'])
      asked(
        'customerFamily',
        { params: { customer, family: 'tern' }, query: { ...usual, include: ['products'] } },
        viewer,
      );
  }

  asked('content', { params: {}, query: {} });
  for (const type of ['About', 'Footer', 'Support'] as const) asked('contentByType', { params: { type }, query: {} });
  asked('supportVideos', { params: {}, query: {} });
  asked('supportDocuments', { params: {}, query: {} });
  asked('faqs', { params: {}, query: {} });
  asked('carousels', { params: {}, query: live });
  for (const id of [1, 2, 3]) {
    asked('carouselById', { params: { id }, query: {} });
    asked('settingById', { params: { id }, query: {} });
    asked('jobById', { params: { id }, query: {} });
  }
  asked('settings', { params: {}, query: {} });
  for (const group of ['company', 'mail']) asked('settingsByGroup', { params: { group }, query: {} });
  asked('blogs', { params: {}, query: {} });
  asked('jobs', { params: {}, query: { startBy: 'Newest' } });
  asked('jobs', { params: {}, query: { startBy: 'Oldest', search: 'job', category: 'Office' } });
  asked('jobCategories', { params: {}, query: {} });
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-answers.txt');
});
