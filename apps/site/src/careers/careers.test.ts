import { type JobAnswer, readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-for.ts';
import { reader } from '../page/read-answers.ts';
import { pageAt } from '../testing/page-at.ts';
import { allJobsQuery, careersPlan, jobQuery } from './careers-plan.ts';

const job = (id: number, name: string, more: Partial<JobAnswer> = {}): JobAnswer => ({
  id,
  name,
  category: 'Shop',
  type: 'Full-Time',
  postDate: '2026-11-02',
  description: `You ${name.toLowerCase()}.`,
  tasks: ['Wire panels'],
  details: ['Team of five'],
  skills: ['Steady hands'],
  questions: [{ question: 'What are the hours?', answer: 'Monday-Friday 7:00am-3:30pm.' }],
  ...more,
});
const welder = job(12, 'Welder', { postDate: '2026-11-12' });
const intern = job(11, 'Engineering Intern', { category: 'Office', type: 'Internship' });
const about = {
  id: 1,
  category: 'About',
  name: 'About',
  uri: '',
  filename: '',
  htmlContent: '<p>Since 2000.</p><h2>Then</h2>',
};
const answers = {
  '/Employment': [welder, intern],
  '/Employment/categories': ['Office', 'Shop'],
  '/Employment/job/12': welder,
  '/Content/doc/About': [about],
};
const page = (path: string, more: Record<string, unknown> = {}) => pageAt(path, { ...answers, ...more });
const chosen = (html: string): string[] =>
  [...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value = '']) => value);

describe('the list', () => {
  test('shows day, name, category, type, place and description of each job, linked', async () => {
    const { status, html, text, title, canonical, description } = await page('/careers');
    expect(status).toBe(200);
    for (const words of ['2 Jobs Found', 'November 12, 2026', 'Welder', 'Office', 'Internship', 'You welder.'])
      expect(text).toContain(words);
    expect(text.match(/100 Mill Street/g)).toHaveLength(2);
    expect(html).toContain('href="/careers?job=12"');
    expect([title, canonical, description]).toEqual([
      'Careers | Example Controls',
      'https://site.example/careers',
      'Open positions: Welder, Engineering Intern.',
    ]);
  });
  test('of one job counts 1 Jobs Found', async () => {
    expect((await page('/careers', { '/Employment': [welder] })).text).toContain('1 Jobs Found');
  });
  test('shows in its form what the address asks for, and sends the same names', async () => {
    const { html } = await page('/careers?search=wire&category=shop&type=Internship&startBy=Oldest');
    expect(html).toMatch(/<input[^>]*name="search"[^>]*value="wire"/);
    expect(chosen(html)).toEqual(['Shop', 'Internship', 'Oldest']);
    expect([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'search',
      'category',
      'type',
      'startBy',
    ]);
    expect(html).toContain(
      'href="/careers?search=wire&amp;category=shop&amp;type=Internship&amp;startBy=Oldest&amp;job=12"',
    );
  });
  test('without a job that fits says how to widen it and what is open', async () => {
    const { text, html } = await pageAt('/careers?search=x&type=Remote', { ...answers, '/Employment': [] });
    expect(text).toContain('0 Jobs Found');
    expect(text).toContain('No job is open at present');
    expect(html).toContain('href="/contact/employment"');
  });
});

describe.each(['/careers?job=12', '/careers/12', '/careers/12/'])('a job at %s', (path) => {
  test('has every section and one address it is known by', async () => {
    const { status, text, html, title, canonical, description } = await page(path);
    expect(status).toBe(200);
    for (const words of ['Welder', 'Shop', 'Reference number12', 'November 12, 2026', 'Full-Time', 'Since 2000.'])
      expect(text).toContain(words);
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual([
      'Description',
      'What you will do',
      'The job',
      'The skills you need',
      'Answering your questions',
      'About the company',
      'How to apply',
    ]);
    expect(html).toMatch(/<a [^>]*href="\/employment\/12"[^>]*>Apply Now</);
    expect(text).toContain('701-555-0142');
    expect([title, canonical, description]).toEqual([
      'Welder | Example Controls',
      'https://site.example/careers?job=12',
      'You welder.',
    ]);
  });
});

test('a section that has nothing to say is left out', async () => {
  const { text } = await page('/careers/12', { '/Employment/job/12': { ...welder, tasks: [], questions: [] } });
  expect(text).not.toContain('What you will do');
  expect(text).not.toContain('Answering your questions');
});

test.each(['/careers?job=99', '/careers/99', '/careers?job=welder'])(
  '%s shows the list, and says why',
  async (path) => {
    const { status, text, canonical } = await page(path);
    expect(status).toBe(200);
    expect(text).toMatch(/No position with the reference number (99|welder) is open/);
    expect(text).toContain('2 Jobs Found');
    expect(canonical).toBe('https://site.example/careers');
  },
);

test.each(['', 'search=wire', 'startBy=Oldest'])('a job that is not open asks for no list twice: %j', (query) => {
  const at = {
    path: '/careers/99',
    params: { id: '99' },
    query: readPageQuery('careers', new URLSearchParams(query)),
  };
  // No answer but that there is no such job.
  const keys = careersPlan
    .further?.(at, reader(clientWith(jobQuery(99), null)))
    .map(({ queryKey }) => JSON.stringify(queryKey));
  expect(keys).toContain(JSON.stringify(allJobsQuery.queryKey));
  expect(new Set(keys).size).toBe(keys?.length);
});

function clientWith({ queryKey }: { queryKey: readonly unknown[] }, answer: unknown) {
  const client = createQueryClient(async () => ({ status: 404, body: null }));
  client.setQueryData(queryKey, answer);
  return client;
}
