import type { Content } from '@millrace/contract/content';
import { documentKey, familyKey, fileKey, type NamedPage } from './question.ts';

/** A page with what a visitor may read of it: the same for every contender. */
export interface SearchedPage extends NamedPage {
  text: string;
}

/** Every page that strangers may read. */
export function searchedPages(content: Content): SearchedPage[] {
  const live = <R extends { isLive: boolean }>(rows: readonly R[]): R[] => rows.filter(({ isLive }) => isLive);
  const families = live(content.families).filter(({ isVizzy }) => !isVizzy);
  const ownersOf = (id: number) => families.filter(({ documentIds }) => documentIds.includes(id));
  const page = (key: string, name: string, ...texts: readonly (string | null | undefined)[]): SearchedPage => ({
    key,
    name,
    text: texts.map((text) => (text ?? '').replace(/<[^>]*>/g, ' ')).join(' '),
  });
  return [
    ...families.map((family) =>
      page(
        familyKey(family),
        family.name,
        family.description,
        ...family.specs.flatMap(({ title, kvo }) => [title, ...kvo.map(({ key, value }) => `${key} ${value}`)]),
        ...live(content.products.filter(({ familyId }) => familyId === family.id)).map(
          ({ partNumber, configModelNo, name, description }) =>
            `${partNumber} ${configModelNo ?? ''} ${name} ${description}`,
        ),
        ...(family.configurator?.configGroups.flatMap(({ name, options }) => [
          name,
          ...(options ?? []).map(({ description }) => description),
        ]) ?? []),
      ),
    ),
    ...live(content.categories)
      .filter(({ isVizzy }) => !isVizzy)
      .map(({ slug, name, description }) => page(`page:/category/${slug}`, name, description)),
    ...live(content.documents).map((document) =>
      page(
        documentKey(document),
        document.name,
        `${document.docType} ${document.docNumber} ${document.supportCategory ?? ''}`,
        ...ownersOf(document.id).flatMap(({ name, description }) => [name, description]),
      ),
    ),
    ...live(content.siteDocuments)
      .filter(({ uri }) => uri.startsWith('documents/'))
      .map((file) => page(fileKey(file), file.name, file.filename)),
    ...live(content.faqs).map((faq) =>
      page(`question:${faq.question}`, faq.question, faq.answer, ...faq.steps.map(({ answer }) => answer)),
    ),
    ...live(content.posts).map((post) => page(`post:${post.slug}`, post.name, post.htmlContent)),
    ...live(content.jobs).map((job) =>
      page(
        `job:${job.name}`,
        job.name,
        job.category,
        job.type,
        job.description,
        job.tasks.join(' '),
        job.details.join(' '),
        job.skills.join(' '),
      ),
    ),
  ];
}
