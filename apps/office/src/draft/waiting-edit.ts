import type { ContentKind } from '@millrace/contract/content';
import { contentKinds } from '@millrace/contract/content';
import type { Written } from '@millrace/contract/office';
import { mergeRows } from '@millrace/drafts';

/** Fields of one row, as typed, and the version that their writer saw. */
export interface RowEdit {
  kind: ContentKind;
  id: number;
  version: string;
  fields: Readonly<Record<string, unknown>>;
}

/** One write that waits: the server takes its rows in one step. */
export interface WaitingEdit {
  /** Its name on the device, and for the server, which answers it once. */
  key: string;
  /** Writes are sent in this order. */
  order: number;
  /** The e-mail of the writer: nobody else is offered it. */
  by: string;
  /** null: the draft of the day, which the first change begins. */
  draft: string | null;
  /** When it was typed last, in milliseconds. */
  at: number;
  /** It left, and no answer is known: it is sent again as it is, so that it counts once. */
  isSent: boolean;
  /** The key of the write that this one is the rest of: both are one step, and are taken back together. */
  joins?: string;
  edits: readonly RowEdit[];
}

/** A value that another changed first. */
export interface EditConflict {
  key: string;
  /** The write that it is of, which the device keeps until all of it is decided. */
  editKey: string;
  draft: string;
  kind: ContentKind;
  id: number;
  field: string;
  /** The place in the field; empty: the field itself. */
  path: Written['conflicts'][number]['path'];
  mine: unknown;
  theirs: unknown;
  /** The whole field as the draft has it: `theirs`, and what went together. */
  inDraft: unknown;
  theirsBy: string | null;
  theirsAt: string | null;
  /** The version that has `theirs`: a choice is written from it. */
  version: string;
}

/** A write that the server refuses as it is. What was typed is kept until its writer drops it or tries again. */
export interface RefusedEdit {
  edit: WaitingEdit;
  code: string;
  words: string;
}

export const isSameRow = (a: Pick<RowEdit, 'kind' | 'id'>, b: Pick<RowEdit, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

/** The write that takes one more field of a row in: the last one that touches the row, if it is of it alone and has not left. */
export function joinable(waiting: readonly WaitingEdit[], draft: string | null, edit: RowEdit): WaitingEdit | null {
  const last = waiting.findLast((one) => one.draft === draft && one.edits.some((other) => isSameRow(other, edit)));
  if (last === undefined || last.isSent || last.edits.length !== 1 || last.joins !== undefined) return null;
  return last.edits[0]?.version === edit.version ? last : null;
}

/** The write with more fields of its row, or with others in their place. */
export const joined = (waiting: WaitingEdit, edit: RowEdit, at: number): WaitingEdit => ({
  ...waiting,
  at,
  edits: waiting.edits.map((one) => ({ ...one, fields: { ...one.fields, ...edit.fields } })),
});

/**
 * The meaning of an answer for later writes of the row: made from one version, they are made from the next, but for fields that others
 * changed.
 */
export interface Rebase {
  draft: string;
  kind: ContentKind;
  id: number;
  from: string;
  to: string;
  /** Fields that others changed, and that the writer of these has not seen so. */
  unseen: readonly string[];
  /** Fields that the writer and others changed, such as a list: as sent, and as the draft has them since. */
  both: Readonly<Record<string, { sent: unknown; answered: unknown }>>;
}

export function rebaseOf(
  draft: string,
  { kind, id, version, fields }: RowEdit,
  { merged, conflicts, record }: Written,
): Rebase {
  const touched = new Set([
    ...merged,
    ...conflicts.flatMap(({ path: [field] }) => (typeof field === 'string' ? [field] : [])),
  ]);
  const both = Object.entries(fields).flatMap(([field, sent]) =>
    touched.has(field) ? [[field, { sent, answered: record.row?.[field] }] as const] : [],
  );
  const unseen = [...touched].filter((field) => !Object.hasOwn(fields, field));
  return { draft, kind, id, from: version, to: record.version, unseen, both: Object.fromEntries(both) };
}

/**
 * An edit that was typed over what an answer has replaced, as made from the answer. Fields that others changed keep the version of before,
 * and so does a value that does not go together with theirs: the server asks. Where it does, as in two elements of a list, theirs is
 * taken in.
 */
export function rebased(edit: RowEdit, rebase: Rebase): readonly RowEdit[] {
  if (!isSameRow(edit, rebase) || edit.version !== rebase.from) return [edit];
  const seen: [string, unknown][] = [];
  const unseen: [string, unknown][] = [];
  for (const [field, value] of Object.entries(edit.fields)) {
    const together = rebase.unseen.includes(field) ? null : withTheirs(edit.kind, field, value, rebase.both[field]);
    if (together === null) unseen.push([field, value]);
    else seen.push([field, together.value]);
  }
  return [
    ...(seen.length === 0 ? [] : [{ ...edit, version: rebase.to, fields: Object.fromEntries(seen) }]),
    ...(unseen.length === 0 ? [] : [{ ...edit, fields: Object.fromEntries(unseen) }]),
  ];
}

/** A value that was typed since one was sent, with what the answer says others made of it; null: they do not go together. */
function withTheirs(
  kind: ContentKind,
  field: string,
  typed: unknown,
  both: Rebase['both'][string] | undefined,
): { value: unknown } | null {
  if (both === undefined) return { value: typed };
  const { row, conflicts } = mergeRows<Record<string, unknown>>(contentKinds[kind].lists, {
    base: { [field]: both.sent },
    mine: { [field]: typed },
    theirs: { [field]: both.answered },
  });
  return conflicts.length === 0 ? { value: row[field] } : null;
}

/** An edit in as many as its fields have versions. */
export function byVersion(edit: RowEdit, versionOf: (field: string) => string): readonly RowEdit[] {
  const fields = Map.groupBy(Object.entries(edit.fields), ([field]) => versionOf(field));
  return [...fields].map(([version, own]) => ({ ...edit, version, fields: Object.fromEntries(own) }));
}

/** How many values a write has. */
export const countFields = ({ edits }: Pick<WaitingEdit, 'edits'>): number =>
  edits.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
