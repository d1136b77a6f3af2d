import type { Family, WrittenModelNumber } from '@millrace/contract';

/** The path below /media/ of a whole number as it is built; null without one, and where the family has no drawings for that. */
export function builtPicture(
  { slug, intrinsicallySafe, drawn }: Pick<Family, 'slug' | 'intrinsicallySafe' | 'drawn'>,
  number: WrittenModelNumber | null,
): string | null {
  if (number === null || drawn === undefined) return null;
  const query = new URLSearchParams({ configurator: number, plain: 'true' });
  if (intrinsicallySafe) query.set('intrinsically-safe', 'true');
  return `picture/${slug}.svg?${query}`;
}
