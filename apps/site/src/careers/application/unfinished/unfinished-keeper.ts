import { forgetOldUnfinished, type UnfinishedStorage } from '../../../kept-on-device/kept-unfinished.ts';
import type { ApplicationValues } from '../application-values.ts';
import { readUnfinished, type UnfinishedApplication, unfinishedKey, unfinishedText } from './unfinished-application.ts';

type Content = Omit<UnfinishedApplication, 'savedAt'>;

interface KeeperOptions {
  storage: UnfinishedStorage;
  jobId: number | null;
  empty: ApplicationValues;
  /** The present input of the form. */
  read(): Content;
  /** Nothing more can be kept: the storage is full or closed. */
  onFailure(): void;
  now?: () => number;
}

/** Keeps one form's unfinished application on the device. */
export interface UnfinishedKeeper {
  /** The unfinished application of an earlier visit. While there is one nothing is written, until `proceed` or `forget`. */
  found: UnfinishedApplication | null;
  /** The form takes over the unfinished application. */
  proceed(): void;
  /** Something was typed: it is written at the next pause. */
  changed(): void;
  /** Writes at once what waits for the pause. */
  flush(): void;
  /**
   * Takes the unfinished application away for good: it was discarded, or what the form holds is on record. The next change begins another.
   */
  forget(): void;
}

/** A pause in typing. */
export const UNFINISHED_PAUSE_MS = 400;

export function unfinishedKeeper({
  storage,
  jobId,
  empty,
  read,
  onFailure,
  now = Date.now,
}: KeeperOptions): UnfinishedKeeper {
  const key = unfinishedKey(jobId);
  const textOf = ({ values, resumeName }: Content): string => {
    const given: Record<string, unknown> = { ...values };
    return JSON.stringify([resumeName, ...Object.keys(empty).map((name) => given[name] ?? '')]);
  };
  const nothing = textOf({ values: empty, resumeName: '' });
  forgetOldUnfinished(storage, now());
  const found = readUnfinished(storage.getItem(key), empty);
  let isHeld = found !== null;
  /** The sent application leaves an empty form, which needs no unfinished application. */
  let onRecord = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    const { values, resumeName } = read();
    const text = textOf({ values, resumeName });
    try {
      if (text === nothing || text === onRecord) storage.removeItem(key);
      else storage.setItem(key, unfinishedText({ values, resumeName, savedAt: now() }));
    } catch {
      onFailure();
    }
  };
  return {
    found,
    proceed: () => {
      isHeld = false;
    },
    changed: () => {
      if (isHeld) return;
      clearTimeout(timer);
      timer = setTimeout(write, UNFINISHED_PAUSE_MS);
    },
    flush: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
    forget: () => {
      isHeld = false;
      clearTimeout(timer);
      timer = undefined;
      onRecord = textOf(read());
      storage.removeItem(key);
    },
  };
}
