import type { Snapshot } from '@millrace/catalogue';
import { finish } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { describe, expect, test } from 'vitest';
import { withoutFamilies } from '../testing/test-content.ts';
import { compilePreview } from './compile-preview.ts';

const inForce: Snapshot = withoutFamilies.snapshot();
const rowsOf = (kind: ContentKind): readonly TypedRow[] => inForce.content[kind];
const rowOf = (kind: ContentKind, id: number): TypedRow => {
  const found = rowsOf(kind).find((row) => row.id === id);
  if (found === undefined) throw new Error(`${kind} has no row ${id}.`);
  return found;
};
const change = (kind: ContentKind, rowId: number, row: TypedRow | null): DraftChange => ({
  draftId: 'draft',
  kind,
  rowId,
  row,
  base: rowsOf(kind).find(({ id }) => id === rowId) ?? null,
  version: 1,
  conflicts: [],
  changedBy: null,
  changedAt: new Date(0),
});
const withFields = (kind: ContentKind, id: number, fields: object): DraftChange =>
  change(kind, id, { ...rowOf(kind, id), ...fields });
const compiled = (...changes: DraftChange[]) => finish(compilePreview(inForce, changes, { texts: new Map() }));
const postOf = (snapshot: Snapshot, id: number) => snapshot.content.posts.find((post) => post.id === id);

describe('a draft is compiled', () => {
  test('with its changes, over the content in force', () => {
    const { snapshot, asPublished } = compiled(withFields('posts', 1, { name: 'New name' }), change('posts', 2, null));
    expect([postOf(snapshot, 1)?.name, postOf(snapshot, 2)]).toEqual(['New name', undefined]);
    expect(asPublished).toEqual([]);
    expect([snapshot.revision, snapshot.publishedAt]).toEqual([inForce.revision, inForce.publishedAt]);
    expect(snapshot.categories.byId.size).toBe(inForce.categories.byId.size);
  });
  test('with a row that its schema refuses as it is published, and all others as they are in the draft', () => {
    const { snapshot, asPublished } = compiled(
      withFields('posts', 1, { slug: 'Not A Slug' }),
      withFields('posts', 2, { name: 'New name' }),
    );
    expect([postOf(snapshot, 1)?.slug, postOf(snapshot, 2)?.name]).toEqual([rowOf('posts', 1).slug, 'New name']);
    expect(asPublished).toEqual([{ kind: 'posts', id: 1 }]);
  });
  test('with a row that a check refuses as it is published', () => {
    const { snapshot, asPublished } = compiled(
      withFields('posts', 1, { slug: rowOf('posts', 2).slug }),
      withFields('posts', 2, { name: 'New name' }),
    );
    expect(snapshot.content.posts.find(({ id }) => id === 1)?.slug).toBe(rowOf('posts', 1).slug);
    expect(asPublished).toContainEqual({ kind: 'posts', id: 1 });
  });
  test('without the one change that breaks a row which the draft leaves alone', () => {
    const parent = rowsOf('categories').find(({ id }) => rowsOf('categories').some(({ parentId }) => parentId === id));
    const changes = [
      withFields('posts', 1, { name: 'One' }),
      change('categories', Number(parent?.id), null),
      withFields('posts', 2, { name: 'Two' }),
    ];
    const { snapshot, asPublished } = compiled(...changes);
    expect(asPublished).toEqual([{ kind: 'categories', id: parent?.id }]);
    expect([postOf(snapshot, 1)?.name, postOf(snapshot, 2)?.name]).toEqual(['One', 'Two']);
  });
});
