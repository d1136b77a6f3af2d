import {
  confirmWaiting,
  type Database,
  listQuarantine,
  readWaiting,
  restoreQuarantine,
  type WaitingDeletion,
} from '@millrace/database';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import { QUARANTINE_DAYS } from './empty-quarantine.ts';
import { waitingLines } from './keep-retention.ts';

const USAGE = [
  'npm run retention              deletions that wait for you, and the quarantine',
  'npm run retention -- confirm   lets the deletions that wait go on, into the quarantine',
  'npm run retention -- restore   puts everything in the quarantine back',
];

interface RetentionCommandServices {
  database: Pick<Database, 'queries'>;
  /** Runs retention now. Returns what still waits. */
  run(): Promise<readonly WaitingDeletion[]>;
  clock(): Date;
}
type Verb = (services: RetentionCommandServices) => Promise<Said>;

/** Runs `npm run retention` in the server or, where none runs, in its own process. */
export const retentionCommand =
  (services: RetentionCommandServices): ConsoleCommand =>
  async ([verb = 'show', ...more]) => {
    const work = more.length === 0 && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    return work === undefined ? { lines: USAGE, exitCode: 1 } : work(services);
  };

const verbs: Readonly<Record<string, Verb>> = {
  show: async ({ database: { queries }, clock }) => {
    const waiting = await readWaiting(queries);
    const clockLine = `The clock here shows ${clock().toISOString()}.`;
    return said(
      ...(waiting.length === 0 ? ['No deletion waits.'] : [...waitingLines(waiting), clockLine]),
      ...(await quarantineLines(queries)),
    );
  },
  confirm: async ({ database: { queries }, run, clock }) => {
    // A confirmation covers the findings of the last run, which were shown, and no more.
    const waiting = await readWaiting(queries);
    if (waiting.length === 0) return said('No deletion waits.');
    await confirmWaiting(queries, clock());
    const left = await run();
    const words = `Confirmed. Rows are in the quarantine for ${QUARANTINE_DAYS} days: npm run retention -- restore puts them back.`;
    return said(...waitingLines(waiting), words, ...waitingLines(left));
  },
  restore: async ({ database: { queries } }) => {
    const restored = Object.entries(await restoreQuarantine(queries));
    if (restored.length === 0) return said('The quarantine is empty.');
    return said(
      ...restored.map(([origin, rows]) => `${origin}: ${rows} put back`),
      'What is still due goes again at the next run: set the clock or the setting right first.',
    );
  },
};

async function quarantineLines(queries: Database['queries']): Promise<string[]> {
  const lines = await listQuarantine(queries);
  if (lines.length === 0) return ['The quarantine is empty.'];
  return lines.map(
    ({ origin, rows, from }) =>
      `In the quarantine: ${rows} of ${origin}, the first since ${from?.toISOString() ?? '?'}`,
  );
}

const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
