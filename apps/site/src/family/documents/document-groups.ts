import type { DocumentsByType, FamilyDocument } from '@millrace/contract';

export interface DocumentGroup {
  title: string;
  documents: readonly FamilyDocument[];
}

/** The five groups of the panel and the kinds each one holds (specification 2.12, decisions 4). */
const GROUPS: readonly { title: string; kinds: readonly (keyof DocumentsByType)[] }[] = [
  { title: 'Technical Data Sheets', kinds: ['tds'] },
  { title: 'Marketing Data Fliers', kinds: ['mdf'] },
  { title: 'Quick Start Guides', kinds: ['qsg'] },
  { title: 'Support Guides', kinds: ['wsg', 'gig'] },
  { title: 'User Guides', kinds: ['ug'] },
];

export function documentGroups(documents: DocumentsByType | undefined): DocumentGroup[] {
  return GROUPS.map(({ title, kinds }) => ({ title, documents: kinds.flatMap((kind) => documents?.[kind] ?? []) }));
}
