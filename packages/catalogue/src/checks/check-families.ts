import type { ContentFamily } from '@millrace/contract/content';
import type { FieldPath, Finding } from '@millrace/contract/office';
import { IMAGE, isMediaUri, isVideoId } from '../media/media-uri.ts';
import { isPauseAt } from '../paced.ts';
import { foldPartNumber } from '../tables/tables.ts';
import { type Check, error, warning } from './check.ts';

/** The references of a family lead to something. */
export const checkFamilies: Check = function* ({ content, parts }) {
  const documents = new Set(content.documents.map(({ id }) => id));
  const faqs = new Set(content.faqs.map(({ id }) => id));
  for (const [nth, family] of content.families.entries()) {
    if (isPauseAt(nth)) yield;
    const { id, name } = family;
    const at = (...path: FieldPath) => ({ kind: 'families', id, path }) as const;
    for (const [index, document] of family.documentIds.entries())
      if (!documents.has(document)) {
        const message = `${name} lists document ${document}, which does not exist.`;
        yield error('unknown-document', at('documentIds', index), message);
      }
    for (const [index, faq] of family.faqIds.entries())
      if (!faqs.has(faq))
        yield error('unknown-faq', at('faqIds', index), `${name} lists question ${faq}, which does not exist.`);
    for (const [index, part] of family.accessoryPartNumbers.entries())
      if (!parts.has(foldPartNumber(part))) {
        const message = `${name} lists accessory ${part}; no product has that part number.`;
        yield error('unknown-accessory', at('accessoryPartNumbers', index), message);
      }
    for (const part of replacementsOf(family))
      if (!parts.has(foldPartNumber(part))) {
        const message = `${name} names the replacement ${part}; no product has that part number.`;
        yield error('unknown-replacement', at('prodRep'), message);
      }
    yield* checkMedia(family);
    yield* checkOptionMedia(family);
  }
};

/** `prodRep` is a comma-separated list (decisions 4). */
export const replacementsOf = ({ prodRep }: Pick<ContentFamily, 'prodRep'>): string[] =>
  (prodRep ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function* checkMedia({ id, name, media }: ContentFamily): Iterable<Finding> {
  for (const [index, { type, uri }] of media.entries()) {
    const place = { kind: 'families', id, path: ['media', index, 'uri'] } as const;
    if (type === IMAGE && !isMediaUri(uri))
      yield error('media-uri', place, `${name}: the picture ${uri} is no path below /media/.`);
    if (type !== IMAGE && !isVideoId(uri))
      yield error('video-id', place, `${name}: ${uri} is no id of the video host.`);
  }
}

/** Pictures and videos that options name. */
function* checkOptionMedia({ id, name, media, configurator }: ContentFamily): Iterable<Finding> {
  const pictures = new Set(media.map(({ filename }) => filename));
  for (const [nth, group] of (configurator?.configGroups ?? []).entries())
    for (const [index, option] of (group.options ?? []).entries()) {
      const words = `${name}: ${group.name}, ${option.code}`;
      const at = (...below: FieldPath) =>
        ({ kind: 'families', id, path: ['configurator', 'configGroups', nth, 'options', index, ...below] }) as const;
      for (const [one, image] of (option.images ?? []).entries())
        if (!pictures.has(image))
          yield warning('unknown-image', at('images', one), `${words}: the gallery has no picture ${image}.`);
      for (const [one, video] of (option.moreInfo?.Videos ?? []).entries())
        if (!isVideoId(video))
          yield error('video-id', at('moreInfo', 'Videos', one), `${words}: ${video} is no id of the video host.`);
    }
}
