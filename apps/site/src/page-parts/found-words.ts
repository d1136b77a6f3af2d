import type { FoundItem } from '@millrace/contract';

/** The words of one row of what was found. */
export interface FoundWords {
  name: string;
  /** The kind of thing, in words. */
  kind: string;
  detail: string;
}

export function foundWords(item: FoundItem): FoundWords {
  switch (item.kind) {
    case 'family':
      return { name: item.name, kind: modelsWords(item), detail: item.summary };
    case 'model':
      return { name: item.name, kind: '', detail: item.description };
    case 'document':
      return { name: item.name, kind: documentNumber(item), detail: item.families.join(', ') };
    case 'question':
      return { name: item.faq.question, kind: 'Question', detail: item.faq.answer };
    case 'post':
      return { name: item.name, kind: 'Post', detail: item.excerpt };
    case 'job':
      return { name: item.name, kind: 'Job', detail: `${item.category}, ${item.type}` };
    case 'page':
      return {
        name: item.name,
        kind: item.isVideo ? 'Video' : item.isCategory ? 'Category' : 'Page',
        detail: item.excerpt,
      };
  }
}

/** `41 models fit`, or how many there are when all do. */
export function modelsWords({ fitting, allModels }: { fitting: number; allModels: number }): string {
  if (allModels === 0) return 'Family';
  if (fitting === 0 || fitting === allModels) return allModels === 1 ? '1 model' : `${allModels} models`;
  return fitting === 1 ? '1 model fits' : `${fitting} models fit`;
}

/** `TDS 0412`; files of the site itself have no number. */
export const documentNumber = ({ docType, docNumber }: { docType: string | null; docNumber: string }): string =>
  docType === null ? 'File' : `${docType} ${docNumber}`;
