import type { Viewer } from '@millrace/catalogue';
import { hasRightsOf, type StaffRight } from '@millrace/contract';
import type { DeadMails, NewApplications, RailCounts, RegistrationEvent } from '@millrace/contract/office';
import { countOpenDrafts, countSiteUsers, type Database } from '@millrace/database';

interface Counted {
  officeNewApplications(): Promise<NewApplications>;
  officeRegistrationEvents(): Promise<RegistrationEvent[]>;
  officeDeadMails(): Promise<DeadMails>;
}

/** Counts what the pages of the rail hold, each for whoever may open the page. */
export function railCounts({ queries }: Pick<Database, 'queries'>, counted: Counted) {
  const counts: Readonly<
    Record<Exclude<keyof RailCounts, 'drafts'>, [right: StaffRight, count: () => Promise<number>]>
  > = {
    applications: ['hr', async () => (await counted.officeNewApplications()).new],
    registrations: [
      'editor',
      async () => {
        const open = (await counted.officeRegistrationEvents()).filter(({ isOpen }) => isOpen);
        return open.reduce((sum, { registrations }) => sum + registrations, 0);
      },
    ],
    staff: ['admin', () => countSiteUsers(queries, { state: 'office' })],
    users: ['admin', () => countSiteUsers(queries, {})],
    deadMails: ['admin', async () => (await counted.officeDeadMails()).dead],
  };
  return {
    officeRailCounts: async (_: unknown, { viewer }: { viewer: Viewer }): Promise<RailCounts> => {
      const of = async (name: keyof typeof counts): Promise<number | null> => {
        const [right, count] = counts[name];
        return viewer.kind === 'staff' && hasRightsOf(viewer.roles, right) ? count() : null;
      };
      return {
        drafts: await countOpenDrafts(queries),
        applications: await of('applications'),
        registrations: await of('registrations'),
        staff: await of('staff'),
        users: await of('users'),
        deadMails: await of('deadMails'),
      };
    },
  };
}
