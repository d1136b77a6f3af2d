import { type DraftStorage, forgetOldDrafts } from '../../../kept-on-device/kept-drafts.ts';
import type { ApplicationValues } from '../application-values.ts';
import { type Draft, draftKey, draftText, readDraft } from './application-draft.ts';

type Content = Omit<Draft, 'savedAt'>;

interface KeeperOptions {
  storage: DraftStorage;
  jobId: number | null;
  empty: ApplicationValues;
  /** The present input of the form. */
  read(): Content;
  /** Nothing more can be kept: the storage is full or closed. */
  onFailure(): void;
  now?: () => number;
}

/** Keeps one form's draft on the device. */
export interface DraftKeeper {
  /** The draft of an earlier visit. While there is one nothing is written, until `proceed` or `forget`. */
  found: Draft | null;
  /** The form takes over the draft. */
  proceed(): void;
  /** Something was typed: it is written at the next pause. */
  changed(): void;
  /** Writes at once what waits for the pause. */
  flush(): void;
  /** Takes the draft away for good: it was discarded, or what the form holds is on record. The next change begins another. */
  forget(): void;
}

/** A pause in typing. */
export const DRAFT_PAUSE_MS = 400;

export function draftKeeper({ storage, jobId, empty, read, onFailure, now = Date.now }: KeeperOptions): DraftKeeper {
  const key = draftKey(jobId);
  const textOf = ({ values, resumeName }: Content): string => {
    const given: Record<string, unknown> = { ...values };
    return JSON.stringify([resumeName, ...Object.keys(empty).map((name) => given[name] ?? '')]);
  };
  const nothing = textOf({ values: empty, resumeName: '' });
  forgetOldDrafts(storage, now());
  const found = readDraft(storage.getItem(key), empty);
  let isHeld = found !== null;
  /** The sent application leaves an empty form, which needs no draft. */
  let onRecord = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    const { values, resumeName } = read();
    const text = textOf({ values, resumeName });
    try {
      if (text === nothing || text === onRecord) storage.removeItem(key);
      else storage.setItem(key, draftText({ values, resumeName, savedAt: now() }));
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
      timer = setTimeout(write, DRAFT_PAUSE_MS);
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
