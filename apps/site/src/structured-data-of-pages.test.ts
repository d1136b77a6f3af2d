import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { ApiQuery } from './api/query-for.ts';
import { postsQuery } from './blog/blog-plan.ts';
import { jobQuery } from './careers/careers-plan.ts';
import { videosQuery } from './company/contact-plan.ts';
import { matchPage } from './page/match-page.ts';
import type { Read } from './page/plan.ts';
import type { Publisher } from './structured-data/thing.ts';
import { structuredData } from './structured-pages.ts';
import { faqsQuery, supportVideosQuery } from './support/support-plan.ts';

const publisher: Publisher = {
  settings: { ...settingDefaults, 'careers.video': 'work', 'company.address': ['100 Mill Street', 'Fargo, ND 58102'] },
  site: { mediaBase: '/media', publicUrl: 'https://site.example' },
};

const keyOf = (query: ApiQuery<unknown>): string => JSON.stringify(query.queryKey);
/** The types and names that a page tells, over the answers of its queries. */
function told(url: string, ...answers: [ApiQuery<unknown>, unknown][]): string[] {
  const [pathname = '', search = ''] = url.split('?');
  const match = matchPage({ pathname, search });
  if (match === null) throw new Error(`${url} is no page`);
  const known = new Map(answers.map(([query, answer]) => [keyOf(query), answer]));
  const read = ((query: ApiQuery<unknown>) => {
    const key = keyOf(query);
    if (!known.has(key)) throw new Error(`${url} reads ${key}`);
    return known.get(key);
  }) as Read;
  return structuredData(match, read, publisher).map((thing) => {
    expect(thing['@context']).toBe('https://schema.org');
    return [thing['@type'], thing.name ?? thing.headline ?? thing.title].filter(Boolean).join(' ');
  });
}

const video = (name: string, uri = name) => ({ name, uri, poster: 'a.svg', uploadDate: '2024-01-02' });
const company: [ApiQuery<unknown>, unknown] = [
  videosQuery,
  [{ videos: [video('Tour')] }, { videos: [video('Working here', 'work'), video('Plant')] }],
];

test.each([
  ['/contact', []],
  ['/contact/location', []],
  ['/contact/nothing', []],
  ['/contact/employment', ['VideoObject Working here']],
])('%s tells of the video about working here under its own tab alone: %j', (url, things) => {
  expect(told(url, company)).toEqual(things);
});

const questions: [ApiQuery<unknown>, unknown] = [
  faqsQuery,
  [
    {
      question: 'How long?',
      answer: '<p>So</p>',
      isLive: true,
      video: video('Tether'),
      steps: [{ video: video('Step') }, { video: null }],
    },
    { question: 'And then?', answer: '<p>Then</p>', isLive: true, video: null, steps: [] },
    { question: 'Why?', answer: '<p>Off</p>', isLive: false, video: video('Hidden'), steps: [] },
  ],
];
const support: [ApiQuery<unknown>, unknown] = [
  supportVideosQuery,
  [{ videos: [video('One')] }, { videos: [video('Two')] }],
];

test.each([
  ['/support', []],
  ['/support/documents', []],
  ['/support/videos', ['VideoObject One', 'VideoObject Two']],
  ['/support/frequently-asked-questions', ['FAQPage', 'VideoObject Tether', 'VideoObject Step']],
  ['/faq', ['FAQPage', 'VideoObject Tether', 'VideoObject Step']],
])('%s tells %j', (url, things) => {
  expect(told(url, support, questions)).toEqual(things);
});

const post = { id: 1, slug: 'blood-drive', name: 'Blood drive', postDate: '2026-05-04', htmlContent: '<p>Come.</p>' };
const drive = { name: 'Drive', startsOn: '2026-06-01', endsOn: '2026-06-02' };

test.each([
  ['one with an event', '/blog/blood-drive', drive, ['BreadcrumbList', 'Article Blood drive', 'Event Drive']],
  ['one without', '/blog/blood-drive', null, ['BreadcrumbList', 'Article Blood drive']],
  ['one that is not there', '/blog/nothing', drive, []],
  ['the list of them', '/blog', drive, []],
])('a post tells of itself and of its event: %s', (_, url, event, things) => {
  expect(told(url, [postsQuery, [{ ...post, event }]])).toEqual(things);
});

test.each(['/careers', '/orders', '/category', '/search/tern', '/sign-in'])('%s tells nothing', (url) => {
  expect(told(url)).toEqual([]);
});

test('a job that is no longer open tells nothing', () => {
  expect(told('/careers/7', [jobQuery(7), null])).toEqual([]);
});
