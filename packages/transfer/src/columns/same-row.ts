import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { isEqual } from '@millrace/drafts';
import type { z } from 'zod';

type Row = Readonly<Record<string, unknown>>;

/** Whether two rows say the same. A field that is missing is as its schema fills it. */
export function sameRow(kind: ContentKind, one: Row, other: Row): boolean {
  if (isEqual(one, other)) return true;
  const schema: z.ZodType = contentKinds[kind];
  const [read, others] = [schema.safeParse(one), schema.safeParse(other)];
  return read.success && others.success && isEqual(read.data, others.data);
}
