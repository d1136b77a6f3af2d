import { expect, test } from 'vitest';
import { asSaid, type Edge, edgeCases, text } from '../testing/edges.ts';
import { commandEndpoints } from './command-endpoints.ts';
import { blogPost, endpoints, eventAnswer, jobAnswer, liveQuery, settingAnswer } from './endpoints.ts';
import { refusalStatus } from './problem.ts';

/** A count in an address, which is text there. */
const counted = (most: number): Edge => ({
  takes: ['1', String(most)],
  refuses: ['0', String(most + 1), '1.5', '-1', 'one'],
});
const page = counted(1_000_000);
const id: Edge = { takes: ['1', 7], refuses: ['0', '-1', '1.5', 'one'] };
const switched: Edge = { takes: ['true', 'false', true, false], refuses: ['', 'yes', 1] };
const slug = text(0, 200);
const uuid: Edge = { takes: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'], refuses: ['7', ''] };

test.each([
  ...edgeCases(
    endpoints.families.query,
    {},
    {
      isLive: switched,
      isVizzy: switched,
      intrinsicallySafe: switched,
      include: { takes: ['products', 'faqs, products'], refuses: ['', 'products,'] },
    },
  ),
  ...edgeCases(endpoints.search.query, {}, { search: text(0, 200), page, pageSize: counted(100) }),
  ...edgeCases(endpoints.searchEverything.query, {}, { search: text(0, 200), page, items: counted(50) }),
  ...edgeCases(
    endpoints.jobs.query,
    {},
    {
      search: text(0, 200),
      category: text(0, 200),
      type: text(0, 40),
      startBy: { takes: ['Newest', 'Oldest'], refuses: ['oldest'] },
    },
  ),
  ...edgeCases(endpoints.categoryBySlug.params, {}, { slug }),
  ...edgeCases(endpoints.categoryById.params, {}, { id }),
  ...edgeCases(endpoints.familyByModel.params, {}, { model: text(0, 300) }),
  ...edgeCases(endpoints.familyByPart.params, {}, { partNumber: text(0, 60) }),
  ...edgeCases(endpoints.productByConfig.params, {}, { config: text(0, 300) }),
  ...edgeCases(endpoints.number.params, {}, { number: text(0, 300) }),
  ...edgeCases(endpoints.number.query, {}, { family: slug, intrinsicallySafe: switched }),
  ...edgeCases(
    endpoints.wiring.query,
    {},
    {
      intrinsicallySafe: switched,
      configurator: text(0, 300),
      options: text(0, 8000),
    },
  ),
  ...edgeCases(endpoints.content.query, {}, { category: text(0, 200) }),
  ...edgeCases(endpoints.settingsByGroup.params, {}, { group: text(0, 60) }),
  ...edgeCases(commandEndpoints.applications.query, {}, { page, pageSize: counted(100) }),
  ...edgeCases(commandEndpoints.applicationById.params, {}, { id: uuid }),
  ...edgeCases(commandEndpoints.deleteCarousel.params, {}, { id }),
  ...edgeCases(
    commandEndpoints.botCheck.params,
    {},
    {
      action: { takes: ['login', 'apply'], refuses: ['', 'logout'] },
    },
  ),
])('a call takes as $path what is within its bounds, and nothing beyond', ({ judge }) => {
  expect(judge()).toEqual(asSaid);
});

test('what a call is not told takes its default', () => {
  expect(liveQuery.parse({})).toEqual({ isLive: true, isVizzy: false });
  expect(endpoints.search.query.parse({})).toEqual({ search: '', page: 1, pageSize: 10 });
  expect(endpoints.searchEverything.query.parse({})).toEqual({ search: '', page: 1, items: 4 });
  expect(endpoints.jobs.query.parse({})).toEqual({ startBy: 'Newest' });
  expect(endpoints.number.query.parse({})).toEqual({ intrinsicallySafe: false });
  expect(endpoints.wiring.query.parse({})).toEqual({ intrinsicallySafe: false });
  expect(commandEndpoints.applications.query.parse({})).toEqual({ page: 1, pageSize: 50 });
});

test('a switch is read from its word, and what to include in the order of the list, each once', () => {
  const { isLive, isVizzy, include } = endpoints.families.query.parse({
    isLive: 'false',
    isVizzy: true,
    include: 'faqs, products,faqs',
  });
  expect([isLive, isVizzy, include]).toEqual([false, true, ['products', 'faqs']]);
});

test.each([
  ['a post', blogPost],
  ['an event', eventAnswer],
  ['a job', jobAnswer],
  ['a setting', settingAnswer],
])('%s is answered without the switches of staff', (_, schema) => {
  expect(Object.keys(schema.shape).filter((field) => /^is(?:Live|Vizzy|Public)$/.test(field))).toEqual([]);
});

/** The statuses that programs of others have learned (specification 7, decisions 3). */
test.each([
  [400, ['bad-request', 'bad-query', 'link-expired', 'factor-wrong', 'time-is-past', 'no-such-time']],
  [401, ['login-failed', 'not-signed-in']],
  [403, ['bot-check-failed', 'factor-needed', 'not-allowed', 'not-confirmed']],
  [404, ['not-found']],
  [405, ['method-not-allowed']],
  [408, ['too-slow']],
  [
    409,
    [
      'changed-meanwhile',
      'draft-ended',
      'draft-in-conflict',
      'draft-scheduled',
      'draft-full',
      'too-many-drafts',
      'time-comes-twice',
      'last-of-its-kind',
      'too-many-open',
      'still-used',
      'registration-closed',
      'revision-moved',
      'submission-differs',
    ],
  ],
  [410, ['history-over']],
  [413, ['too-large']],
  [415, ['wrong-type']],
  [422, ['content-refused']],
  [429, ['too-many']],
  [431, ['head-too-large']],
  [500, ['unexpected']],
  [502, ['provider-failed']],
  [503, ['not-ready']],
])('status %i is that of %j, and of no other refusal', (status, codes) => {
  const found = Object.entries(refusalStatus).filter(([, one]) => one === status);
  expect(found.map(([code]) => code)).toEqual(codes);
});
