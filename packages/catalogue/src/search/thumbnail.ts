import { IMAGE } from '../checks/media-uri.ts';
import type { CompiledFamily } from '../snapshot/family-tables.ts';

/** The first picture of a family's gallery. */
export const thumbnailOf = ({ row }: CompiledFamily): string | null =>
  row.media.find(({ type }) => type === IMAGE)?.uri ?? null;
