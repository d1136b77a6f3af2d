import type { Pausing } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { FieldPath } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import type { Candidate } from '../tables/candidate.ts';
import { type Check, error, warning } from './check.ts';
import { isOutsideAddress, isOwnPath, resolver } from './resolve-link.ts';

/** Links within the site lead to something: banners, answers and rich text. */
export const checkLinks: Check = function* (candidate) {
  for (const { id, link, isExternal } of candidate.content.carousels) {
    const where = { kind: 'carousels', id, path: ['link'] } as const;
    if (isExternal && !isOutsideAddress(link))
      yield error('broken-link', where, `The link ${link} is no address outside.`);
    if (!isExternal && !isOwnPath(link)) yield error('broken-link', where, `The link ${link} is no path of this site.`);
  }
  const resolve = resolver(candidate);
  for (const placed of linksOf(candidate)) {
    if (placed === undefined) {
      yield;
      continue;
    }
    const { kind, id, path, link } = placed;
    const found = resolve(link);
    if (found === 'broken') yield error('broken-link', { kind, id, path }, `The link ${link} leads nowhere.`);
    if (found === 'not-live')
      yield warning('target-not-live', { kind, id, path }, `The link ${link} leads to something that is not live.`);
  }
};

interface Placed {
  kind: ContentKind;
  id: number;
  path: FieldPath;
  link: string;
}

function* linksOf({ content }: Candidate): Pausing<Placed> {
  for (const { id, link, isExternal } of content.carousels)
    if (!isExternal && isOwnPath(link)) yield { kind: 'carousels', id, path: ['link'], link };
  for (const { id, link, answer } of content.faqs) {
    if (link !== null && link !== '') yield { kind: 'faqs', id, path: ['link'], link };
    yield* hrefs('faqs', id, 'answer', answer);
  }
  for (const { id, htmlContent } of content.posts) yield* hrefs('posts', id, 'htmlContent', htmlContent);
  for (const { id, htmlContent } of content.siteDocuments)
    yield* hrefs('siteDocuments', id, 'htmlContent', htmlContent ?? '');
  for (const { id, description } of content.categories) yield* hrefs('categories', id, 'description', description);
  for (const [nth, { id, description }] of content.families.entries()) {
    if (isPauseAt(nth)) yield;
    yield* hrefs('families', id, 'description', description);
  }
}

function* hrefs(kind: ContentKind, id: number, field: string, html: string): Iterable<Placed> {
  for (const match of html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    const link = (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&').trim();
    yield { kind, id, path: [field], link };
  }
}
