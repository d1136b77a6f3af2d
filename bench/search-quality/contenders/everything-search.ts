import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import type { FoundItem } from '@millrace/contract';
import { documentKey, familyKey } from '../question.ts';
import type { Contender } from './contender.ts';

/** The search of the site: the nearest of everything, as the drop-down lists them. A model counts as its family. */
export const everythingSearch = (snapshot: Snapshot): Contender => ({
  name: 'everything (the site’s search)',
  find: (search) => {
    const found = answers.searchEverything(snapshot, { params: {}, query: { search, items: 5, page: 1 } }, anonymous);
    return found.ok ? [...new Set(found.answer.best.map((item) => keyOf(item, snapshot)))] : [];
  },
});

function keyOf(item: FoundItem, { content }: Snapshot): string {
  switch (item.kind) {
    case 'family':
    case 'model':
      return familyKey(item);
    case 'document':
      return item.docType === null
        ? `file:${item.name} (${content.siteDocuments.find(({ uri }) => uri === item.uri)?.category})`
        : documentKey({ docType: item.docType, docNumber: item.docNumber });
    case 'question':
      return `question:${item.faq.question}`;
    case 'post':
      return `post:${item.slug}`;
    case 'job':
      return `job:${item.name}`;
    case 'page':
      return `page:${item.path}`;
  }
}
