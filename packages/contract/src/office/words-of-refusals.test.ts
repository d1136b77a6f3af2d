import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type ContentKind, contentKinds } from '../content/index.ts';
import { issueWords } from './issue-words.ts';

/** All that is said of one field of a row. */
function saidOf(kind: ContentKind, field: string, value: unknown): string[] {
  const schema: z.ZodType = contentKinds[kind].row;
  const { error } = schema.safeParse({ [field]: value });
  return (error?.issues ?? []).filter(({ path }) => path.join('.').startsWith(field)).map(issueWords);
}

test.each<[ContentKind, string, unknown, string]>([
  ['families', 'slug', 'Tern X', 'must be lower-case letters, digits and single hyphens'],
  ['families', 'etimClass', 'EF000123', 'must be an ETIM class such as EC000123'],
  ['categories', 'imgUrl', '/tern.svg', 'must be a path below /media/, such as families/tern.svg'],
  ['attributes', 'etim', 'EC000123', 'must be an ETIM feature such as EF000123'],
  [
    'attributes',
    'key',
    'Full load',
    'must be letters and digits that begin with a small letter, at most 40, and not value, count or quantity',
  ],
  [
    'supportVideos',
    'uri',
    'https://a.example/x',
    'must be the id of a video, such as pUmpD0wnUp1, and no whole address',
  ],
  [
    'siteDocuments',
    'uri',
    '/list.pdf',
    'must be a path below /media/, such as documents/price-list.pdf, or empty for a text',
  ],
  [
    'redirects',
    'from',
    'old page',
    'must be a path such as /products/old.html or /product.asp?id=12, or /products/* for all below it',
  ],
  ['redirects', 'to', 'a b', 'must be a path of this site or an address, with * at its end alone'],
])('in %s a %s of %j: “%s”', (kind, field, value, words) => {
  expect(saidOf(kind, field, value)).toContain(words);
});
