import type { ContentProduct } from '@millrace/contract/content';
import { IMAGE } from '../media/media-uri.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';

/** The first picture of a product, else of its family's gallery. */
export const thumbnailOf = (
  { row }: CompiledFamily,
  product?: Pick<ContentProduct, 'pictures'> | null,
): string | null => product?.pictures[0] ?? row.media.find(({ type }) => type === IMAGE)?.uri ?? null;

/** A product's own picture, else the number as it is drawn, else the first picture of the family. */
export const pictureOf = (
  family: CompiledFamily,
  product: Pick<ContentProduct, 'pictures'> | null,
  drawn: string | null,
): string | null => product?.pictures[0] ?? drawn ?? thumbnailOf(family);
