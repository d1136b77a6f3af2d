import type { PrivateSettings } from '@millrace/contract/private-settings';
import {
  type Database,
  type StoredAmount,
  type StoredSort,
  storedAmount,
  storedAmountInTurn,
} from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError, problem } from '../problems/problem-error.ts';

type Queries = Database['queries'];
type Settings = Pick<
  PrivateSettings,
  | 'media.uploadsMax'
  | 'media.uploadsMaxMb'
  | 'hr.applicationsMax'
  | 'hr.resumesMaxMb'
  | 'event.registrationsMax'
  | 'accounts.signUpsMax'
>;

/** Holds the bounds of what strangers and staff store for long, and tells staff before one is reached. */
export interface StoredRoom {
  /** Refuses a sort that is full, before a token is used up or a file is taken in. */
  refuseFull(sort: StoredSort): Promise<void>;
  /** Refuses at the end of a transaction that has added a record, which then is not there: exact, however many come at once. */
  refuseBeyond(tx: Queries, sort: StoredSort): Promise<void>;
  /** Counts all sorts. */
  look(): Promise<void>;
  /** Returns a line for each sort that is nearly full, as last counted: for the terminal, and `/readyz`. */
  lines(): string[];
  /** Counts now and again, and returns a function that stops it. */
  keepLooking(): () => void;
}

interface Bound {
  setting: keyof Settings;
  of: keyof StoredAmount;
  /** One of the setting, in records or bytes. */
  unit: number;
  unitWord: string;
}

const MB = 1 << 20;
const bounds: Readonly<Record<StoredSort, readonly Bound[]>> = {
  applications: [
    { setting: 'hr.applicationsMax', of: 'records', unit: 1, unitWord: 'applications' },
    { setting: 'hr.resumesMaxMb', of: 'bytes', unit: MB, unitWord: 'MB of résumés' },
  ],
  registrations: [{ setting: 'event.registrationsMax', of: 'records', unit: 1, unitWord: 'registrations' }],
  uploads: [
    { setting: 'media.uploadsMax', of: 'records', unit: 1, unitWord: 'uploaded files' },
    { setting: 'media.uploadsMaxMb', of: 'bytes', unit: MB, unitWord: 'MB of uploaded files' },
  ],
  'sign-ups': [{ setting: 'accounts.signUpsMax', of: 'records', unit: 1, unitWord: 'sign-ups not confirmed' }],
};
const sorts: readonly StoredSort[] = ['applications', 'registrations', 'sign-ups', 'uploads'];

/** A bound is told of from this share of it on. */
export const NEARLY_FULL = 0.8;
const LOOK_EVERY_MS = 10 * 60_000;
/** Room comes when staff see to it, or something has been kept long enough. */
const RETRY_AFTER_SECONDS = 3600;
const FULL: Readonly<Record<StoredSort, string>> = {
  applications: 'We cannot take more applications just now. Please keep yours and send it again tomorrow, or call us.',
  registrations: 'We cannot take more registrations just now. Please try again tomorrow, or call us.',
  'sign-ups': 'We cannot take more sign-ups just now. Please try again tomorrow, or call us.',
  uploads:
    'The media library is full. Remove files that nothing uses, or raise media.uploadsMax and media.uploadsMaxMb in the settings.',
};

const full = (sort: StoredSort): ProblemError =>
  new ProblemError(problem('not-ready', FULL[sort]), { 'retry-after': String(RETRY_AFTER_SECONDS) });

export function storedRoom({
  queries,
  settings,
  log,
}: {
  queries: Queries;
  settings(): Settings;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): StoredRoom {
  const counted = new Map<StoredSort, StoredAmount>();
  const told = new Set<string>();
  const most = ({ setting, unit }: Bound): number => settings()[setting] * unit;
  const isNearlyFull = (bound: Bound, amount: StoredAmount): boolean => amount[bound.of] >= most(bound) * NEARLY_FULL;

  /** Keeps a count, and logs a bound that it comes near to. */
  const keep = (sort: StoredSort, amount: StoredAmount): void => {
    counted.set(sort, amount);
    for (const bound of bounds[sort]) {
      const isNear = isNearlyFull(bound, amount);
      if (isNear && !told.has(bound.setting)) log.warn({}, lineOf(bound, amount));
      if (isNear) told.add(bound.setting);
      else told.delete(bound.setting);
    }
  };
  const lineOf = ({ setting, of, unit, unitWord }: Bound, amount: StoredAmount): string =>
    `storage: ${Math.floor(amount[of] / unit)} of ${settings()[setting]} ${unitWord} are stored; beyond that they are refused: setting ${setting}`;
  const look = async (): Promise<void> => {
    for (const sort of sorts) keep(sort, await storedAmount(queries, sort));
  };

  return {
    refuseFull: async (sort) => {
      const amount = await storedAmount(queries, sort);
      keep(sort, amount);
      if (bounds[sort].some((bound) => amount[bound.of] >= most(bound))) throw full(sort);
    },
    refuseBeyond: async (tx, sort) => {
      const amount = await storedAmountInTurn(tx, sort);
      if (bounds[sort].some((bound) => amount[bound.of] > most(bound))) throw full(sort);
    },
    look,
    lines: () =>
      sorts.flatMap((sort) => {
        const amount = counted.get(sort);
        if (amount === undefined) return [];
        return bounds[sort].filter((bound) => isNearlyFull(bound, amount)).map((bound) => lineOf(bound, amount));
      }),
    keepLooking: () => {
      const again = (): void =>
        void look().catch((error: unknown) => log.warn({ err: error }, 'what is stored was not counted'));
      const timer = setInterval(again, LOOK_EVERY_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
