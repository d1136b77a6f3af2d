import type { RefusalCode } from '@millrace/contract';
import { expect, test } from 'vitest';
import { problem } from '../problems/problem-error.ts';
import { noPreviewPage } from './no-preview-page.ts';
import type { PreviewKey } from './preview-key.ts';

const link: PreviewKey = { kind: 'link' };
const draft: PreviewKey = { kind: 'draft', draftId: 'd1', customerId: null };
const inForce: PreviewKey = { kind: 'in-force', customerId: null };
const revision: PreviewKey = { kind: 'revision', revision: 3 };
const asCustomer = (key: object): PreviewKey => ({ ...key, customerId: 7 }) as PreviewKey;

/** The title of a page, the words of its first paragraph, and the addresses that it leads to. */
function said(code: RefusalCode, asked: PreviewKey) {
  const page = noPreviewPage(problem(code, 'It is <not> so.'), asked, 'a&b.test');
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(page) ?? [];
  expect(page).toContain(`<title>${title}</title>`);
  expect(page).toContain('Preview of a&amp;b.test</p>');
  const [, words = ''] = /<\/h1><p>(.*?)<\/p>/.exec(page) ?? [];
  return { title, words, ways: [...page.matchAll(/<a href="(.*?)">/g)].map(([, href]) => href) };
}

const ENDED = 'This preview has ended';
const FOR_STAFF = 'This preview is for staff';
const NOT_OPEN = 'This draft is not open any more';
const NO_REVISION = 'This revision cannot be shown';
const NO_PREVIEW = 'There is no such preview';
const NO_DRAFT = 'There is no such draft';

test.each<[RefusalCode, string, PreviewKey, string, string[]]>([
  ['not-found', 'a link', link, ENDED, ['/home', '/office']],
  ['draft-ended', 'a link', link, ENDED, ['/home', '/office']],
  ['not-signed-in', 'a link', link, FOR_STAFF, ['/office', '/home']],
  ['not-signed-in', 'a draft', draft, FOR_STAFF, ['/office', '/home']],
  ['factor-needed', 'a revision', revision, FOR_STAFF, ['/office', '/home']],
  ['draft-ended', 'a draft', draft, NOT_OPEN, ['/office/publish?draft=d1', '/home']],
  ['draft-ended', 'what is in force', inForce, NOT_OPEN, ['/office/publish', '/home']],
  ['draft-ended', 'a draft as a customer', asCustomer(draft), NOT_OPEN, ['/office/publish?draft=d1', '/home']],
  ['not-found', 'a revision', revision, NO_REVISION, ['/office/history', '/home']],
  ['not-ready', 'a revision', revision, NO_REVISION, ['/office/history', '/home']],
  ['not-found', 'a draft as a customer', asCustomer(draft), NO_PREVIEW, ['/office/rows/customers', '/home']],
  ['not-found', 'what is in force as a customer', asCustomer(inForce), NO_PREVIEW, ['/office/rows/customers', '/home']],
  ['not-found', 'a draft', draft, NO_DRAFT, ['/office', '/home']],
  ['not-ready', 'a draft', draft, 'Not ready', ['/office', '/home']],
  ['not-ready', 'a draft as a customer', asCustomer(draft), 'Not ready', ['/office', '/home']],
  ['not-ready', 'a link', link, 'Not ready', ['/office', '/home']],
])('a preview refused by %s, of %s', (code, _, asked, title, ways) => {
  expect(said(code, asked)).toMatchObject({ title, ways });
});

test.each([
  ['not-found', revision],
  ['not-found', asCustomer(draft)],
  ['not-ready', draft],
] as const)('the words of a refusal by %s stand on the page as text', (code, asked) => {
  expect(said(code, asked).words).toBe('It is &lt;not&gt; so.');
});
