import { z } from 'zod';
import { draftRecord, kindWord, rowVersion } from './row-answers.ts';

const count = z.int().nonnegative();

/**
 * All that happens to a draft, as `officeDraftStream` tells it. An event may come twice: after a lost connection, and right after the
 * first.
 */
export const draftEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('row'),
    kind: kindWord,
    id: z.int(),
    /** The newest version of the row in the draft; versions between may be left out. */
    version: rowVersion,
    /** Id of the user; null: the server, which carried the change over to a new revision. */
    by: z.string().nullable(),
  }),
  /**
   * The draft as it is now: the first event, and after each change of its name, state or number of changes. After its end no more comes.
   */
  z.object({ type: z.literal('draft'), draft: draftRecord }),
  z.object({
    type: z.literal('findings'),
    /** Of the draft that was checked. */
    version: count,
    isChecking: z.boolean(),
    errors: count,
    warnings: count,
  }),
  /** Another revision is in force: rows that the draft does not change may have changed. */
  z.object({ type: z.literal('base'), revision: count }),
  /** More has changed than is told one by one: read again what is shown. */
  z.object({ type: z.literal('read-again') }),
]);
export type DraftEvent = z.infer<typeof draftEvent>;

/** Reads the data of a message of `officeDraftStream`; null for an event that this program does not know. */
export function readDraftEvent(data: string): DraftEvent | null {
  return draftEvent.safeParse(JSON.parse(data)).data ?? null;
}
