import type { WaitingEdit } from './waiting-edit.ts';

const PREFIX = 'office-edit:';
/** So long a tab that is just being reloaded may take to let go of its edits. */
const RELOAD_MS = 2000;

/** Lets nobody else at what a living tab has: runs something while the tab of this name is gone. Answers whether it was. */
export type WhileGone = (tab: string, waitMs: number, run: () => void) => Promise<boolean>;

/** The edits of one tab that the server has not answered, kept in the browser. */
export interface EditStore {
  put(edit: WaitingEdit): void;
  drop(key: string): void;
  /** Takes over what a document of this tab left which said that it goes: at once, so that nobody types over what they do not see. */
  takeLeft(by: string, before: string): WaitingEdit[];
  /**
   * Takes over what tabs left that are gone: `own` of this tab before it was reloaded, `others` of closed ones. Two tabs never take the
   * same, and nobody takes what another user typed.
   */
  adopt(by: string, before: string | null): Promise<{ own: WaitingEdit[]; others: WaitingEdit[] }>;
}

/** `tab`: a name that no other tab has. */
export function editStore(storage: Storage, tab: string, whileGone: WhileGone): EditStore {
  const nameOf = (key: string): string => `${PREFIX}${tab}:${key}`;
  const put = (edit: WaitingEdit): void => storage.setItem(nameOf(edit.key), JSON.stringify(edit));

  function take(other: string, by: string): WaitingEdit[] {
    const taken: WaitingEdit[] = [];
    for (const name of namesOf(storage, other)) {
      const edit = readEdit(storage.getItem(name));
      if (edit?.by !== by) continue;
      put(edit);
      storage.removeItem(name);
      taken.push(edit);
    }
    return taken.toSorted((a, b) => a.order - b.order);
  }

  return {
    put,
    drop: (key) => storage.removeItem(nameOf(key)),
    takeLeft: (by, before) => take(before, by),
    async adopt(by, before) {
      const found: { own: WaitingEdit[]; others: WaitingEdit[] } = { own: [], others: [] };
      for (const other of tabsIn(storage)) {
        if (other === tab) continue;
        await whileGone(other, other === before ? RELOAD_MS : 0, () => {
          found[other === before ? 'own' : 'others'].push(...take(other, by));
        });
      }
      return found;
    },
  };
}

const namesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) => name.startsWith(PREFIX));
const namesOf = (storage: Storage, tab: string): string[] =>
  namesIn(storage).filter((name) => name.startsWith(`${PREFIX}${tab}:`));
const tabsIn = (storage: Storage): string[] => [
  ...new Set(namesIn(storage).map((name) => name.slice(PREFIX.length).split(':', 1)[0] ?? '')),
];

function readEdit(text: string | null): WaitingEdit | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return isEdit(read) ? read : null;
  } catch {
    return null;
  }
}

const isEdit = (read: unknown): read is WaitingEdit =>
  typeof read === 'object' && read !== null && 'key' in read && 'by' in read && 'edits' in read && 'order' in read;

/** A tab holds a lock of its name as long as it lives; the browser frees it when the tab is closed or breaks. */
export const lockNameOf = (tab: string): string => `office-tab:${tab}`;

/** By the browser's locks; without them, as at plain http of another host, only what this tab itself left is taken. */
export const whileGone: WhileGone = async (tab, waitMs, run) => {
  if (!('locks' in navigator)) {
    if (waitMs > 0) run();
    return waitMs > 0;
  }
  const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
  try {
    return await navigator.locks.request(lockNameOf(tab), options, (lock) => {
      if (lock !== null) run();
      return lock !== null;
    });
  } catch {
    return false;
  }
};
