import type { ContentFamily } from '@millrace/contract/content';
import { isPauseAt } from '../paced.ts';
import { foldPartNumber } from '../snapshot/tables.ts';
import { type Check, error, warning } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { IMAGE, isMediaUri, isVideoId } from './media-uri.ts';

/** The references of a family lead to something. */
export const checkFamilies: Check = function* ({ content, parts }) {
  const documents = new Set(content.documents.map(({ id }) => id));
  const faqs = new Set(content.faqs.map(({ id }) => id));
  for (const [nth, family] of content.families.entries()) {
    if (isPauseAt(nth)) yield;
    const { id, name } = family;
    const where = (field: string) => ({ kind: 'families', id, field }) as const;
    for (const document of family.documentIds)
      if (!documents.has(document))
        yield error(
          'unknown-document',
          where('documentIds'),
          `${name} lists document ${document}, which does not exist.`,
        );
    for (const faq of family.faqIds)
      if (!faqs.has(faq))
        yield error('unknown-faq', where('faqIds'), `${name} lists question ${faq}, which does not exist.`);
    for (const part of family.accessoryPartNumbers)
      if (!parts.has(foldPartNumber(part)))
        yield error(
          'unknown-accessory',
          where('accessoryPartNumbers'),
          `${name} lists accessory ${part}; no product has that part number.`,
        );
    for (const part of replacementsOf(family))
      if (!parts.has(foldPartNumber(part)))
        yield error(
          'unknown-replacement',
          where('prodRep'),
          `${name} names the replacement ${part}; no product has that part number.`,
        );
    yield* checkMedia(family);
  }
};

/** `prodRep` is a comma-separated list (decisions 4). */
export const replacementsOf = ({ prodRep }: Pick<ContentFamily, 'prodRep'>): string[] =>
  (prodRep ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function* checkMedia({ id, name, media, configurator }: ContentFamily): Iterable<Diagnostic> {
  const where = { kind: 'families', id, field: 'media' } as const;
  for (const { type, uri } of media) {
    if (type === IMAGE && !isMediaUri(uri))
      yield error('media-uri', where, `${name}: the picture ${uri} is no path below /media/.`);
    if (type !== IMAGE && !isVideoId(uri))
      yield error('video-id', where, `${name}: ${uri} is no id of the video host.`);
  }
  const pictures = new Set(media.map(({ filename }) => filename));
  const inConfigurator = { kind: 'families', id, field: 'configurator' } as const;
  for (const group of configurator?.configGroups ?? [])
    for (const option of group.options ?? []) {
      const at = `${name}: ${group.name}, ${option.code}`;
      for (const image of option.images ?? [])
        if (!pictures.has(image))
          yield warning('unknown-image', inConfigurator, `${at}: the gallery has no picture ${image}.`);
      for (const video of option.moreInfo?.Videos ?? [])
        if (!isVideoId(video)) yield error('video-id', inConfigurator, `${at}: ${video} is no id of the video host.`);
    }
}
