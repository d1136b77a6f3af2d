import type { ContentKind } from '@millrace/contract/content';
import { type ListView, type SavedView, savedView } from '@millrace/contract/office';

/** A view on its way to the server, or the wish to forget one. */
export interface ViewEdit {
  key: string;
  kind: ContentKind;
  id: string;
  /** The one that was seen; 0: it is new. */
  version: number;
  /** null: it is to be forgotten. */
  kept: { name: string; view: ListView } | null;
  /** The words of the server, which will not keep it as things are. */
  refused?: string;
}

/** The views of one user, as a device has them. */
export interface KeptViews {
  /** As the server answered last. */
  known: Partial<Record<ContentKind, readonly SavedView[]>>;
  /** In the order in which they were made. */
  waiting: readonly ViewEdit[];
  /** Whether the views were taken over that devices kept before users did. */
  isCarried: boolean;
}

/** A view as the list of its kind shows it. */
export interface ShownView {
  id: string;
  name: string;
  view: ListView;
  version: number;
  /** It is on this device alone. */
  isWaiting: boolean;
  /** Why the server does not keep it. */
  refused: string | null;
}

const NO_VIEWS: KeptViews = { known: {}, waiting: [], isCarried: false };

/** The views of a list with the edits that wait, by name. */
export function shownViews({ known, waiting }: KeptViews, kind: ContentKind): ShownView[] {
  const views = new Map<string, ShownView>();
  for (const { id, name, view, version } of known[kind] ?? [])
    views.set(id, { id, name, view, version, isWaiting: false, refused: null });
  for (const { id, version, kept, refused = null, ...edit } of waiting) {
    if (edit.kind !== kind) continue;
    if (kept === null) views.delete(id);
    else views.set(id, { id, ...kept, version, isWaiting: true, refused });
  }
  return [...views.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The name, or the first of “name (2)”, “name (3)” … that is free. */
export function freeName(name: string, taken: ReadonlySet<string>, longest: number): string {
  for (let at = 1; ; at++) {
    const end = at === 1 ? '' : ` (${at})`;
    const tried = `${name.slice(0, longest - end.length).trimEnd()}${end}`;
    if (!taken.has(tried)) return tried;
  }
}

/** Reads what a device has kept. What cannot be read counts as nothing. */
export function readKept(text: string | null): KeptViews {
  try {
    const { known = {}, waiting = [], isCarried = false } = JSON.parse(text ?? '{}');
    const lists = Object.entries(known).map(([kind, views]) => [kind, savedView.array().safeParse(views).data ?? []]);
    return { known: Object.fromEntries(lists), waiting: waiting.filter(isEdit), isCarried: isCarried === true };
  } catch {
    return NO_VIEWS;
  }
}

const isEdit = (read: unknown): read is ViewEdit =>
  typeof read === 'object' && read !== null && 'key' in read && 'id' in read && 'kind' in read && 'kept' in read;
