import type { Faq } from '@millrace/contract';
import type { SupportDocument } from '../document-row.tsx';
import { documentTypeWords, type ShownDocumentType } from '../document-types.ts';

/** Small rows for tests. */
export const document = (docNumber: string, name: string): Omit<SupportDocument, 'category'> => ({
  name,
  type: 1,
  docNumber,
  revision: 'A',
  uri: '',
  filename: '',
  document: { uri: '', filename: '' },
});

type Code = keyof typeof documentTypeWords;

export function type(
  code: Code,
  category: string,
  documents: readonly Omit<SupportDocument, 'category'>[],
): ShownDocumentType {
  const placed = documents.map((one) => {
    const filename = `${code}-${one.docNumber}-RevA.pdf`;
    const file = { uri: `documents/${filename}`, filename };
    return { ...one, ...file, category, document: file };
  });
  return { code, ...documentTypeWords[code], categories: [{ name: category, documents: placed }] };
}

export const faq = (id: number, given: Partial<Faq>): Faq => ({
  id,
  question: `Question ${id}`,
  answer: '',
  link: null,
  isLive: true,
  video: null,
  image: null,
  steps: [],
  ...given,
});
