import type { ContentKind } from '@millrace/contract/content';
import type { RowFilter } from '@millrace/contract/office';

type Fields = Readonly<Record<string, unknown>>;

/** Rows of another kind that belong to one row. */
export interface Belonging {
  heading: string;
  help: string;
  kind: ContentKind;
  /** The rows of the kind that belong to it. */
  filter: RowFilter;
  /** Fields of a row that is added to them. */
  preset: Fields;
}

/** The rows that belong to a row. Without its id or its address there are none yet. */
export function belongingTo(kind: ContentKind, row: Fields): Belonging[] {
  const { id, slug, name } = row;
  if (typeof id !== 'number') return [];
  if (kind === 'categories')
    return [
      {
        heading: 'Tiles',
        help: 'On the page of this category, by their place. Each leads to a family or a category.',
        kind: 'viewItems',
        filter: { categoryId: id },
        preset: { categoryId: id, isLive: true },
      },
    ];
  if (kind === 'privateLabelGroups')
    return [
      {
        heading: 'Customers',
        help: 'They sell under their own names. Each user of one may see the site as any of them.',
        kind: 'customers',
        filter: { groupId: id },
        preset: { groupId: id },
      },
    ];
  if (kind === 'customers')
    return [
      {
        heading: 'Their families',
        help: 'What this customer sells under its own name.',
        kind: 'customerFamilies',
        filter: { customerId: id },
        preset: { customerId: id, isLive: true },
      },
    ];
  if (kind !== 'families') return [];
  const models: Belonging = {
    heading: 'Models',
    help: 'The products of this family, each under its part number.',
    kind: 'products',
    filter: { familyId: id },
    preset: { familyId: id, isLive: true },
  };
  if (typeof slug !== 'string' || slug === '') return [models];
  return [
    models,
    {
      heading: 'Tiles that lead here',
      help: 'A tile on the page of a category is how visitors find the family.',
      kind: 'viewItems',
      filter: { type: 'family', slug },
      preset: { type: 'family', slug, title: name, name, imgUrl: firstPicture(row), isLive: true },
    },
  ];
}

const IMAGE = 2;

/** The path of the first picture of a family; null: it has none. */
function firstPicture({ media }: Fields): string | null {
  const list: readonly unknown[] = Array.isArray(media) ? media : [];
  const picture = list.find(
    (one): one is { uri: string } =>
      typeof one === 'object' &&
      one !== null &&
      Reflect.get(one, 'type') === IMAGE &&
      'uri' in one &&
      typeof one.uri === 'string',
  );
  return picture === undefined || picture.uri === '' ? null : picture.uri;
}
