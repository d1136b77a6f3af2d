import type { ContentKind, ContentRow } from './content.ts';

/** Rows that a field names. */
export interface RowReference {
  /** The kinds that it may name. */
  kinds: readonly ContentKind[];
  /** The field of those rows that the value is, or each of its values. */
  by: 'id' | 'slug' | 'partNumber' | 'docNumber';
  /** For a reference that may name several kinds: the field of its own row that says which, and the kinds by the values of that field. */
  which?: { field: string; kinds: Readonly<Record<string, ContentKind>> };
}

/** Every field by which a row names others, by kind. Links in texts are not among them: a link that breaks is a finding. */
export const rowReferences: {
  readonly [Kind in ContentKind]?: { readonly [Field in keyof ContentRow<Kind>]?: RowReference };
} = {
  categories: { parentId: { kinds: ['categories'], by: 'id' } },
  viewItems: {
    categoryId: { kinds: ['categories'], by: 'id' },
    slug: {
      kinds: ['families', 'categories'],
      by: 'slug',
      which: { field: 'type', kinds: { family: 'families', category: 'categories' } },
    },
  },
  families: {
    documentIds: { kinds: ['documents'], by: 'id' },
    faqIds: { kinds: ['faqs'], by: 'id' },
    accessoryPartNumbers: { kinds: ['products'], by: 'partNumber' },
  },
  products: {
    familyId: { kinds: ['families'], by: 'id' },
    replacedBy: { kinds: ['products'], by: 'partNumber' },
  },
  documents: { supersedes: { kinds: ['documents'], by: 'docNumber' } },
  circuits: { familyId: { kinds: ['families'], by: 'id' } },
  pictures: { familyId: { kinds: ['families'], by: 'id' } },
  customers: { groupId: { kinds: ['privateLabelGroups'], by: 'id' } },
  customerFamilies: {
    customerId: { kinds: ['customers'], by: 'id' },
    familyId: { kinds: ['families'], by: 'id' },
  },
};
