import { UNFINISHED_PREFIX } from '../../../kept-on-device/kept-unfinished.ts';
import type { ApplicationValues } from '../application-values.ts';

/** An application that is not sent yet, as it is kept on the device. */
export interface UnfinishedApplication {
  values: ApplicationValues;
  /** The name of the attached file, which is not kept; '' for none. */
  resumeName: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Each job has its own unfinished application; null: an application for no particular job. */
export const unfinishedKey = (jobId: number | null): string => `${UNFINISHED_PREFIX}${jobId ?? 'any'}`;

export const unfinishedText = (unfinished: UnfinishedApplication): string => JSON.stringify(unfinished);

/** Reads the kept text; null: it is no unfinished application. Entries of an older form under other names are skipped. */
export function readUnfinished(text: string | null, empty: ApplicationValues): UnfinishedApplication | null {
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
