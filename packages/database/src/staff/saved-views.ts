import type { ContentKind } from '@millrace/contract/content';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { user } from '../schema/accounts.ts';
import { savedView } from '../schema/saved-views.ts';

export type SavedViewRow = typeof savedView.$inferSelect;
type Place = Pick<SavedViewRow, 'userId' | 'kind' | 'id'>;

const isAt = ({ userId, kind, id }: Place) =>
  and(eq(savedView.userId, userId), eq(savedView.kind, kind), eq(savedView.id, id));

/** A user's views of the list of a kind, by name. */
export const listSavedViews = (queries: Queries, userId: string, kind: ContentKind): Promise<SavedViewRow[]> =>
  queries
    .select()
    .from(savedView)
    .where(and(eq(savedView.userId, userId), eq(savedView.kind, kind)))
    .orderBy(asc(savedView.name), asc(savedView.id));

/** All views of a user, by kind and name. */
export const savedViewsOf = (queries: Queries, userId: string): Promise<Omit<SavedViewRow, 'userId'>[]> => {
  const { id, kind, name, view, version, changedAt } = savedView;
  return queries
    .select({ id, kind, name, view, version, changedAt })
    .from(savedView)
    .where(eq(savedView.userId, userId))
    .orderBy(asc(kind), asc(name));
};

/** Holds the views of a user until the transaction ends: two devices change them one after the other. */
export async function lockSavedViews(tx: Queries, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
}

/** Stores a view, new or in place of the one of its id. */
export async function putSavedView(tx: Queries, row: Omit<SavedViewRow, 'changedAt'>): Promise<SavedViewRow> {
  const { name, view, version } = row;
  return onlyRow(
    await tx
      .insert(savedView)
      .values(row)
      .onConflictDoUpdate({
        target: [savedView.userId, savedView.kind, savedView.id],
        set: { name, view, version, changedAt: sql`now()` },
      })
      .returning(),
  );
}

export async function dropSavedView(tx: Queries, place: Place): Promise<void> {
  await tx.delete(savedView).where(isAt(place));
}
