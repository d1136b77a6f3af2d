import type { Content } from '@millrace/contract/content';
import { nameIndex, type Surroundings } from '@millrace/transfer';

const known = new WeakMap<Content, Surroundings>();

/** The content around a row, as far as its cells need it. Kept as long as the content is. */
export function surroundingsOf(content: Content): Surroundings {
  const around = known.get(content) ?? {
    attributes: content.attributes,
    names: nameIndex(content),
    decimal: '.' as const,
  };
  known.set(content, around);
  return around;
}
