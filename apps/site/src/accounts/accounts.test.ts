import { formWords } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { fixtureAnswers } from '../testing/fixture-answers.ts';
import { pageAt } from '../testing/page-at.ts';
import { arrivalWords, passwordUpdated } from './arrival-words.ts';

const pages = ['/sign-in', '/sign-up', '/reset', '/reset/a-token', '/settings'];

describe.each(pages)('%s', (path) => {
  test('answers to strangers, and is not to be found', async () => {
    const { status, canonical, structured, html } = await pageAt(path);
    expect([status, canonical, structured]).toEqual([200, undefined, []]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
  test('cannot be sent before the script is there, and then never by its address', async () => {
    const { html } = await pageAt(path);
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"');
    for (const [button] of html.matchAll(/<button[^>]*type="submit"[^>]*>/g)) expect(button).toContain('disabled=""');
  });
});

test('the token of a link is nowhere in the page', async () => {
  expect((await pageAt('/reset/a-token')).html).not.toContain('a-token');
});

const setting = (key: string, value: string) => ({ id: 90, group: 'accounts', key, value });
const withPortal = {
  '/SiteSetup': [
    ...(Array.isArray(fixtureAnswers['/SiteSetup']) ? fixtureAnswers['/SiteSetup'] : []),
    setting('portalSignInUrl', 'https://portal.example/in'),
    setting('portalSignUpUrl', 'https://portal.example/up'),
  ],
};

test.each([
  ['/sign-in', ['/sign-up', '/reset', 'https://portal.example/in', '/contact']],
  ['/sign-up', ['/sign-in', 'https://portal.example/up', '/contact']],
  ['/reset', ['/sign-in', '/sign-up', '/contact']],
  ['/reset/a-token', ['/reset', '/sign-in', '/sign-up', '/contact']],
])('%s leads to %j', async (path, links) => {
  const { html } = await pageAt(path, withPortal);
  const [aside = ''] = /<aside.*<\/aside>/s.exec(html) ?? [];
  expect([...aside.matchAll(/href="(?!tel:|mailto:)(.*?)"/g)].map(([, to]) => to)).toEqual(links);
});

test('without an address of the portal nothing leads there', async () => {
  expect((await pageAt('/sign-in')).text).not.toContain('portal');
});

test('the sign-up page lists what a password needs, and the three types', async () => {
  const { text } = await pageAt('/sign-up');
  for (const words of ['8 characters minimum', 'one lowercase letter', 'one uppercase letter', 'one number'])
    expect(text).toContain(words);
  for (const type of ['OEM', 'Distributor', 'Rep']) expect(text).toContain(type);
});

test('the sign-in page says what the page before handed on, and nothing else', () => {
  expect(arrivalWords(passwordUpdated)).toBe(formWords.passwordUpdated);
  expect([null, undefined, 'password-updated', {}, { arrival: 'else' }].map(arrivalWords)).toEqual(Array(5).fill(null));
});
