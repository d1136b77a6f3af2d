import type { Retention } from '@millrace/contract/office';
import type { WaitingDeletion } from '@millrace/database';
import { actBy } from '../console/act-by.ts';
import { refused } from '../problems/problem-error.ts';
import { type DeletionServices, deletions, type SeenDeletion } from './deletions.ts';
import { QUARANTINE_DAYS } from './empty-quarantine.ts';

interface Staff {
  userId: string | null;
  address: string;
}

/** Deletions that wait for a person, and the quarantine, for admins, by the same functions as `npm run retention`. */
export function officeRetention({ clock, ...services }: DeletionServices & { clock(): Date }) {
  const { waiting, quarantine, confirm, restore } = deletions(services);
  const present = async (): Promise<Retention> => ({
    now: clock().toISOString(),
    quarantineDays: QUARANTINE_DAYS,
    waiting: (await waiting()).map(presentWaiting),
    quarantine: (await quarantine()).map(({ from, ...line }) => ({ ...line, from: from?.toISOString() ?? null })),
  });
  return {
    officeRetention: present,

    officeConfirmDeletions: async (
      { body: { seen } }: { body: { seen: SeenDeletion[] } },
      staff: Staff,
    ): Promise<Retention> => {
      if ((await confirm(clock(), actBy(staff), seen)) === null)
        throw refused('changed-meanwhile', 'Something else waits now than what you have seen. Please look again.');
      return present();
    },

    officeRestoreQuarantine: async (_: unknown, staff: Staff): Promise<Retention> => {
      await restore(actBy(staff));
      return present();
    },
  };
}

const presentWaiting = ({ since, confirmedAt, ...found }: WaitingDeletion) => ({
  ...found,
  since: since.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});
