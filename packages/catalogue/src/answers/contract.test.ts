import { calls } from '@millrace/contract';
import { endpoints } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import type { CallName, InputOf } from '../answer.ts';
import { ask } from '../testing/ask.ts';
import { panel } from '../testing/configurators.ts';
import * as rows from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { answers } from './index.ts';

const snapshot = snapshotOf({
  categories: [rows.category({ id: 1 })],
  viewItems: [rows.viewItem({ id: 1 })],
  families: [rows.family({ id: 1, configurator: panel, documentIds: [1], faqIds: [1], accessoryPartNumbers: ['P-1'] })],
  products: [rows.product({ id: 1, configModelNo: 'TD-3-4X-4F-E-20', priceCents: 81_850 })],
  documents: [rows.document({ id: 1, supportCategory: 'Panels' })],
  faqs: [rows.faq({ id: 1 })],
  carousels: [rows.carousel({ id: 1 })],
  settings: [rows.setting({ id: 1 })],
  posts: [rows.post({ id: 1 })],
  jobs: [rows.job({ id: 1 })],
  siteDocuments: [rows.siteDocument({ id: 1 })],
  supportVideos: [rows.supportVideo({ id: 1 })],
});

const live = { isLive: true, isVizzy: false };
const asked: { [Name in CallName]?: InputOf<Name> } = {
  homeItems: { params: {}, query: live },
  categories: { params: {}, query: live },
  rootCategories: { params: {}, query: live },
  categoryBySlug: { params: { slug: 'category-1' }, query: live },
  families: { params: {}, query: { ...live, intrinsicallySafe: false } },
  familyBySlug: { params: { slug: 'family-1' }, query: { ...live, intrinsicallySafe: false } },
  familyPictures: { params: { id: 1 }, query: {} },
  familyByPart: { params: { partNumber: 'P-1' }, query: {} },
  productByConfig: { params: { config: 'TD-3-4X-4F-E-20' }, query: {} },
  number: { params: { number: 'td-1-4X-4F-2O' }, query: { intrinsicallySafe: false } },
  nearParts: { params: { number: '7311281' }, query: {} },
  wiring: { params: { family: 'family-1' }, query: { configurator: 'TD-3-4X-4F-E-20', intrinsicallySafe: false } },
  search: { params: {}, query: { search: 'TD-1-4X-4F-20', page: 1, pageSize: 10 } },
  searchConfigurator: { params: { config: 'TD-1-4X-4F-20' }, query: {} },
  content: { params: {}, query: {} },
  supportDocuments: { params: {}, query: {} },
  supportVideos: { params: {}, query: {} },
  faqs: { params: {}, query: {} },
  carouselById: { params: { id: 1 }, query: {} },
  settings: { params: {}, query: {} },
  blogs: { params: {}, query: {} },
  jobById: { params: { id: 1 }, query: {} },
};
const isCall = (name: string): name is CallName => name in calls;

test('every call of the contract has a reading', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(calls).sort());
});

test.each(Object.keys(asked).filter(isCall))('%s answers what its schema says', (name) => {
  expect(endpoints[name].answer.safeParse(answerOf(name)).error).toBeUndefined();
});

function answerOf<Name extends CallName>(name: Name): unknown {
  const input = asked[name];
  return input === undefined ? undefined : ask(snapshot, name, input);
}
