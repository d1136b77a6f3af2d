import { request } from '@millrace/contract';
import { type ContentKind, isContentKind } from '@millrace/contract/content';
import { officeCalls, VIEW_NAME_MAX } from '@millrace/contract/office';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { officeTransport } from '../../api/office-transport.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { faultOf } from '../../draft/office-edits.ts';
import { readView } from '../list-address.ts';
import { listFieldsOf, reckonedOf } from '../numbers/from-number.ts';
import { type ShownView, shownViews } from './kept-views.ts';
import { type ShelfServices, shelfName, type ViewShelf, viewShelf } from './view-shelf.ts';

/** The place where a device kept the views of a list before users had them. They stay there for the next user of the device. */
const BEFORE = 'office-views:';
const shelves = new Map<string, ViewShelf>();

/** The shelf of a user in this tab, as long as the page lives. */
function shelfOf(user: string): ViewShelf {
  const known = shelves.get(user);
  if (known !== undefined) return known;
  const shelf = viewShelf({
    storage: localStorage,
    user,
    read: (kind) => request(officeTransport, officeCalls.officeViews, { params: { kind } }),
    keep: (kind, id, body) => request(officeTransport, officeCalls.officeKeepView, { params: { kind, id }, body }),
    forget: (kind, id, version) =>
      request(officeTransport, officeCalls.officeRemoveView, { params: { kind, id }, query: { version } }),
    faultOf,
    newId: () => crypto.randomUUID(),
    later: (ms, run) => setTimeout(run, ms),
    carried: () => viewsOfBefore(localStorage),
  });
  shelves.set(user, shelf);
  addEventListener('online', () => void shelf.flush());
  addEventListener('storage', ({ key }) => key === shelfName(user) && shelf.changed());
  return shelf;
}

/** Reads the views that a device kept as addresses. */
export function viewsOfBefore(
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>,
): ReturnType<ShelfServices['carried']> {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return names.flatMap((name) => {
    const kind = name.startsWith(BEFORE) ? name.slice(BEFORE.length) : '';
    return isContentKind(kind) ? readBefore(kind, storage.getItem(name)) : [];
  });
}

function readBefore(kind: ContentKind, text: string | null): ReturnType<ShelfServices['carried']> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    const fields = new Set(listFieldsOf(kind).map(({ name }) => name));
    return kept.flatMap(({ name, query }) => {
      if (typeof name !== 'string' || typeof query !== 'string') return [];
      const view = readView(new URLSearchParams(query), fields, reckonedOf(kind));
      return [{ kind, name: name.trim().slice(0, VIEW_NAME_MAX).trim() || 'View', view }];
    });
  } catch {
    return [];
  }
}

/** The user's views of a list, and the ways to change them. */
export function useViews(kind: ContentKind): {
  views: readonly ShownView[];
  told: string | null;
  shelf: ViewShelf;
} {
  const { by } = useDraft();
  const shelf = shelfOf(by);
  const { views, told } = useSyncExternalStore(shelf.subscribe, shelf.state);
  useEffect(() => void shelf.flush().then(() => shelf.refresh(kind)), [shelf, kind]);
  return { views: useMemo(() => shownViews(views, kind), [views, kind]), told, shelf };
}
