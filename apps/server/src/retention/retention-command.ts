import type { QuarantineLine } from '@millrace/database';
import { AT_TERMINAL } from '../console/act-by.ts';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import { type DeletionServices, deletions } from './deletions.ts';
import { QUARANTINE_DAYS } from './empty-quarantine.ts';
import { waitingLines } from './keep-retention.ts';

const USAGE = [
  'npm run retention              deletions that wait for you, and the quarantine',
  'npm run retention -- confirm   lets the deletions that wait go on, into the quarantine',
  'npm run retention -- restore   puts everything in the quarantine back',
];

interface RetentionCommandServices extends DeletionServices {
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
  show: async ({ clock, ...services }) => {
    const { waiting, quarantine } = deletions(services);
    const found = await waiting();
    const clockLine = `The clock here shows ${clock().toISOString()}.`;
    return said(
      ...(found.length === 0 ? ['No deletion waits.'] : [...waitingLines(found), clockLine]),
      ...quarantineLines(await quarantine()),
    );
  },
  confirm: async ({ clock, ...services }) => {
    const { waited = [], left = [] } = (await deletions(services).confirm(clock(), AT_TERMINAL)) ?? {};
    if (waited.length === 0) return said('No deletion waits.');
    const words = `Confirmed. Rows are in the quarantine for ${QUARANTINE_DAYS} days: npm run retention -- restore puts them back.`;
    return said(...waitingLines(waited), words, ...waitingLines(left));
  },
  restore: async (services) => {
    const restored = Object.entries(await deletions(services).restore(AT_TERMINAL));
    if (restored.length === 0) return said('The quarantine is empty.');
    return said(
      ...restored.map(([origin, rows]) => `${origin}: ${rows} put back`),
      'What is still due goes again at the next run: set the clock or the setting right first.',
    );
  },
};

const quarantineLines = (lines: readonly QuarantineLine[]): string[] =>
  lines.length === 0
    ? ['The quarantine is empty.']
    : lines.map(
        ({ origin, rows, from }) =>
          `In the quarantine: ${rows} of ${origin}, the first since ${from?.toISOString() ?? '?'}`,
      );

const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
