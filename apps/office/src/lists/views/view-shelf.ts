import type { ContentKind } from '@millrace/contract/content';
import { type KeepViewBody, type ListView, type SavedView, VIEW_NAME_MAX } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import type { WriteFault } from '../../draft/queue-state.ts';
import { freeName, type KeptViews, readKept, shownViews, type ViewEdit } from './kept-views.ts';

export const AGAIN_MS = 10_000;

export interface ShelfServices {
  /** Keeps the views on the device. Throws when there is no room. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  user: string;
  read(kind: ContentKind): Promise<SavedView[]>;
  keep(kind: ContentKind, id: string, body: KeepViewBody): Promise<SavedView>;
  forget(kind: ContentKind, id: string, version: number): Promise<unknown>;
  faultOf(error: unknown): WriteFault;
  newId(): string;
  later(ms: number, run: () => void): void;
  /** The views that the device kept before users did. */
  carried(): readonly { kind: ContentKind; name: string; view: ListView }[];
}

interface ShelfState {
  views: KeptViews;
  /** The outcome for a view that another device had changed; null: nothing of the kind. */
  told: string | null;
}

/** The saved views of a user on this device: shown at once, and kept with the user as soon as the server can be reached. */
export interface ViewShelf {
  state(): ShelfState;
  subscribe(changed: () => void): () => void;
  /** Keeps a view, in place of the one of this name. */
  keep(kind: ContentKind, name: string, view: ListView): void;
  forget(kind: ContentKind, id: string): void;
  /** Reads the views of a list anew; without a connection those of before stay. */
  refresh(kind: ContentKind): Promise<void>;
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Another tab has changed what is on the device. */
  changed(): void;
}

export const shelfName = (user: string): string => `office-saved-views:${user}`;

export function viewShelf(services: ShelfServices): ViewShelf {
  const { storage, newId } = services;
  const place = shelfName(services.user);
  const hearers = new Set<() => void>();
  /** Of a device without room: as long as the page lives. */
  let unstored: KeptViews | null = null;
  let state: ShelfState = { views: readKept(storage.getItem(place)), told: null };
  let isSending = false;
  let isToTryAgain = false;
  let answers = 0;

  const now = (): KeptViews => unstored ?? readKept(storage.getItem(place));
  function show(views: KeptViews, told = state.told): void {
    state = { views, told };
    for (const changed of hearers) changed();
  }
  /** Changes what is on the device as it is now: another tab may have changed it since. */
  function change(make: (views: KeptViews) => KeptViews, told?: string | null): void {
    const views = make(now());
    try {
      storage.setItem(place, JSON.stringify(views));
      unstored = null;
    } catch {
      unstored = views;
    }
    show(views, told);
  }
  const add = (edit: Omit<ViewEdit, 'key'>, told?: string | null): void => {
    change((views) => ({ ...views, waiting: [...views.waiting, { key: newId(), ...edit }] }), told);
    void flush();
  };

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const passed = new Set<string>();
    try {
      for (;;) {
        const edit = now().waiting.find(({ id }) => !passed.has(id));
        if (edit === undefined) return;
        try {
          taken(edit, await send(edit));
        } catch (error) {
          const fault = services.faultOf(error);
          if (fault.is === 'again') tryAgain();
          if (fault.is !== 'refused') return;
          if (!(await settled(edit, fault))) passed.add(edit.id);
        }
      }
    } finally {
      isSending = false;
    }
  }

  function tryAgain(): void {
    if (isToTryAgain) return;
    isToTryAgain = true;
    services.later(AGAIN_MS, () => {
      isToTryAgain = false;
      void flush();
    });
  }

  async function send({ kind, id, version, kept }: ViewEdit): Promise<SavedView | null> {
    if (kept !== null) return services.keep(kind, id, { ...kept, version });
    if (version > 0) await services.forget(kind, id, version);
    return null;
  }

  /** The answer of the server takes the place of what waited; later edits of the view were made seeing it. */
  function taken({ key, kind, id }: ViewEdit, view: SavedView | null): void {
    answers += 1;
    change(({ known, waiting, ...views }) => {
      const others = (known[kind] ?? []).filter((one) => one.id !== id);
      // Another tab may have sent it too, and gone on since.
      const isNews = waiting.some((one) => one.key === key);
      return {
        ...views,
        known: isNews ? { ...known, [kind]: view === null ? others : [...others, view] } : known,
        waiting: waiting
          .filter((one) => one.key !== key)
          .map((one) =>
            one.id === id && one.kind === kind && view !== null ? { ...one, version: view.version } : one,
          ),
      };
    });
  }

  /** Decides what follows from a refusal, so that nothing is lost on either side. False: the edit waits on. */
  async function settled(edit: ViewEdit, { code, words }: WriteFault & { is: 'refused' }): Promise<boolean> {
    const isMoved = code === 'changed-meanwhile' || code === 'not-found';
    if (edit.kept !== null && !isMoved) {
      change(({ waiting, ...views }) => ({
        ...views,
        waiting: waiting.map((one) => (one.key === edit.key ? { ...one, refused: words } : one)),
      }));
      return false;
    }
    let fresh: SavedView[];
    try {
      fresh = await services.read(edit.kind);
    } catch {
      return false;
    }
    answers += 1;
    const before = now();
    const { waiting, told } = beside(before, edit, fresh, words, newId);
    change((views) => ({ ...views, known: { ...views.known, [edit.kind]: fresh }, waiting }), told);
    return true;
  }

  if (!now().isCarried) {
    const old = services.carried();
    change((views) => ({
      ...views,
      isCarried: true,
      waiting: [
        ...views.waiting,
        ...old.map(({ kind, ...kept }): ViewEdit => ({ key: newId(), id: newId(), kind, version: 0, kept })),
      ],
    }));
  }

  return {
    state: () => state,
    subscribe(changed) {
      hearers.add(changed);
      return () => hearers.delete(changed);
    },
    keep(kind, name, view) {
      const same = shownViews(now(), kind).find((one) => one.name === name);
      if (same !== undefined && same.refused === null && isEqual(same.view, view)) return;
      add({ kind, id: same?.id ?? newId(), version: same?.version ?? 0, kept: { name, view } }, null);
    },
    forget(kind, id) {
      const seen = shownViews(now(), kind).find((one) => one.id === id);
      if (seen === undefined) return;
      // The server does not know a view that it has refused.
      change(({ waiting, ...views }) => ({
        ...views,
        waiting: waiting.filter((one) => one.id !== id || one.kind !== kind || one.refused === undefined),
      }));
      add({ kind, id, version: seen.version, kept: null }, null);
    },
    async refresh(kind) {
      for (;;) {
        const before = answers;
        const fresh = await services.read(kind).catch(() => null);
        if (fresh === null) return;
        // An answer that was under way when a view was kept may not have it.
        if (answers !== before) continue;
        change((views) => ({ ...views, known: { ...views.known, [kind]: fresh } }));
        return;
      }
    },
    flush,
    changed: () => show(now()),
  };
}

/**
 * Returns the views after the server refused an edit, as another device had changed or forgotten the view, or has one of its name: the view
 * of this device is kept beside it, and one that was to be forgotten stays as the other device has it.
 */
function beside(
  views: KeptViews,
  { key, kind, id }: ViewEdit,
  fresh: readonly SavedView[],
  words: string,
  newId: () => string,
): { waiting: readonly ViewEdit[]; told?: string } {
  const { waiting } = views;
  const isOfIt = (one: ViewEdit): boolean => one.id === id && one.kind === kind;
  // Another tab has settled it.
  if (!waiting.some((one) => one.key === key)) return { waiting };
  const others = waiting.filter((one) => !isOfIt(one));
  const kept = waiting.findLast(isOfIt)?.kept ?? null;
  const there = fresh.find((one) => one.id === id);
  if (kept === null) return { waiting: others, told: there === undefined ? words : `${words} It stays.` };
  if (fresh.some(({ name, view }) => name === kept.name && isEqual(view, kept.view))) return { waiting: others };
  const names = [
    ...fresh,
    ...shownViews({ ...views, known: { ...views.known, [kind]: fresh }, waiting: others }, kind),
  ];
  const name = freeName(kept.name, new Set(names.map((one) => one.name)), VIEW_NAME_MAX);
  const edit: ViewEdit = { key: newId(), id: newId(), kind, version: 0, kept: { ...kept, name } };
  const told = name === kept.name ? undefined : `${words} Yours is kept as “${name}”.`;
  return { waiting: [...others, edit], ...(told === undefined ? {} : { told }) };
}
