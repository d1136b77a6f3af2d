import type { ApplicationValues } from '../application-values.ts';

/** An application that is not sent yet, as it is kept on the device. */
export interface Draft {
  values: ApplicationValues;
  /** The name of the attached file, which is not kept; '' for none. */
  resumeName: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The store of drafts: `localStorage`, which writes a text at once, also while a page is closing. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A draft nobody came back to goes: a device may have other users. */
export const DRAFT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const PREFIX = 'application-draft:';

/** Each job has its own draft; null: an application for no particular job. */
export const draftKey = (jobId: number | null): string => `${PREFIX}${jobId ?? 'any'}`;

export const draftText = (draft: Draft): string => JSON.stringify(draft);

/** Reads the kept text; null: it is no draft. Entries of an older form under other names are skipped. */
export function readDraft(text: string | null, empty: ApplicationValues): Draft | null {
  const kept = parsed(text);
  const { values, resumeName, savedAt } = kept;
  if (!isRecord(values) || typeof savedAt !== 'number') return null;
  const fitting = Object.entries(empty).map(([name, blank]) => [
    name,
    fits(blank, values[name]) ? values[name] : blank,
  ]);
  return {
    values: Object.fromEntries(fitting) as ApplicationValues,
    resumeName: typeof resumeName === 'string' ? resumeName : '',
    savedAt,
  };
}

/** Takes away the drafts that have lain for too long. */
export function forgetOldDrafts(storage: DraftStorage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((one) => one.startsWith(PREFIX))) {
    const { savedAt } = parsed(storage.getItem(key));
    if (typeof savedAt !== 'number' || now - savedAt > DRAFT_DAYS * DAY_MS) storage.removeItem(key);
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Whether a kept value fits where a blank field, or an empty table, stands. */
const fits = (blank: unknown, kept: unknown): boolean =>
  Array.isArray(blank)
    ? Array.isArray(kept) && kept.every((row) => isRecord(row) && Object.values(row).every(isText))
    : isText(kept);

const isText = (data: unknown): boolean => typeof data === 'string';
