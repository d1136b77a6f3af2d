import type { Problem } from '@millrace/contract';
import { plainText } from '../delivery/plain-page.ts';
import { FILES } from './preview-document.ts';
import type { PreviewKey } from './preview-key.ts';

interface Said {
  title: string;
  /** One paragraph each. */
  words: readonly string[];
  /** Addresses to go on to, the likeliest first. */
  ways: readonly (readonly [href: string, name: string])[];
}

const SITE = ['/home', 'See the site as it is'] as const;
const OFFICE = ['/office', 'Go to the office'] as const;

function saidOf({ code, title, message }: Problem, asked: PreviewKey): Said {
  if (asked.kind === 'link' && (code === 'not-found' || code === 'draft-ended'))
    return {
      title: 'This preview has ended',
      words: [
        'A link to a preview is good for a day, unless it is taken back before. It ends, too, when its draft is published or discarded.',
        'Ask who sent it for another one. Staff make it on the page of the draft, by “Share the preview”.',
      ],
      ways: [SITE, OFFICE],
    };
  if (code === 'not-signed-in' || code === 'factor-needed')
    return {
      title: 'This preview is for staff',
      words: [
        'Sign in to the office in this browser, then load this page again.',
        'Without an account, ask for a link to the preview.',
      ],
      ways: [['/office', 'Sign in to the office'], SITE],
    };
  if (code === 'draft-ended')
    return {
      title: 'This draft is not open any more',
      words: [
        'It was published or discarded, so there is no preview of it.',
        'What was published is on the site, and in the history of the office.',
      ],
      ways: [
        [`/office/publish${asked.kind === 'draft' ? `?draft=${asked.draftId}` : ''}`, 'See what became of it'],
        SITE,
      ],
    };
  if (asked.kind === 'revision')
    return {
      title: 'This revision cannot be shown',
      words: [message],
      ways: [['/office/history', 'The history'], SITE],
    };
  if (code === 'not-found' && asked.kind !== 'link' && asked.customerId !== null)
    return {
      title: 'There is no such preview',
      words: [message, 'Look for the customer in the office, and open the site as it from there.'],
      ways: [['/office/rows/customers', 'All customers'], SITE],
    };
  if (code === 'not-found')
    return {
      title: 'There is no such draft',
      words: ['Open the preview from the draft itself: choose it in the bar of the office, then press “Preview”.'],
      ways: [OFFICE, SITE],
    };
  return { title, words: [message], ways: [OFFICE, SITE] };
}

/** A page that says why a preview is not shown, and what to do next. It needs no script. `host` names the site. */
export function noPreviewPage(problem: Problem, asked: PreviewKey, host: string): string {
  const { title, words, ways } = saidOf(problem, asked);
  const said = words.map((one) => `<p>${plainText(one)}</p>`).join('');
  const links = ways.map(([href, name]) => `<a href="${plainText(href)}">${plainText(name)}</a>`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<meta name="robots" content="noindex"><title>${plainText(title)}</title><link rel="icon" href="/icon.svg">` +
    `<link rel="stylesheet" href="${FILES}/no-preview.css"></head><body><main>` +
    `<p class="of-site"><img src="/icon.svg" alt="" width="24" height="24"> Preview of ${plainText(host)}</p>` +
    `<h1>${plainText(title)}</h1>${said}<p class="ways">${links}</p></main></body></html>`
  );
}
