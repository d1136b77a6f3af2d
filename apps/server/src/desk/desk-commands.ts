import type { Snapshot } from '@millrace/catalogue';
import { type Database, listRedirectUses, type WaitingDeletion } from '@millrace/database';
import { officeUsers } from '../accounts/site-users/office-users.ts';
import { applicationDisclosures } from '../careers/application-disclosures.ts';
import { officeApplications } from '../careers/office-applications.ts';
import { redirectHits } from '../content/redirect-hits.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import { officeRegistrations } from '../events/office-registrations.ts';
import type { FileStore } from '../files/file-store.ts';
import { officeChecks } from '../interest/office-checks.ts';
import { officeInterest } from '../interest/office-interest.ts';
import { openOfficeMails } from '../mail/open-mail.ts';
import { officeLog } from '../privacy/office-log.ts';
import { officePersons } from '../privacy/office-persons.ts';
import { officeRetention } from '../retention/office-retention.ts';
import { tradeCommands } from '../trade/trade-commands.ts';
import type { Work } from '../work/work.ts';
import { railCounts } from './rail-counts.ts';

interface DeskServices extends Pick<Parameters<typeof officeChecks>[0], 'missing'> {
  database: Database;
  files: Pick<FileStore, 'read' | 'remove'>;
  snapshot(): Snapshot;
  documents: Pick<DocumentMaker, 'make'>;
  work: Pick<Work, 'run'>;
  /** Runs retention now. Returns what still waits. */
  runRetention(): Promise<readonly WaitingDeletion[]>;
  publicUrl: string;
  /** The address below which files of /media/ are served. */
  mediaBase: string;
  /** Whether addresses outside are asked (`CHECK_LINKS`). */
  checksLinks: boolean;
  /** Mails are sent; without one they are kept. */
  hasMailServer: boolean;
}

/** The calls of staff about what comes in from visitors and goes out to them, each made in the feature it belongs to. */
export function deskCommands(services: DeskServices) {
  const { database, publicUrl } = services;
  const disclosures = applicationDisclosures(services);
  const counted = {
    ...officeApplications(services),
    ...officeRegistrations(services),
    ...openOfficeMails(database, publicUrl),
  };
  return {
    ...disclosures,
    ...counted,
    ...railCounts(database, counted),
    officeApplicationResume: disclosures.applicationResume,
    ...officeLog(database),
    ...officePersons(services),
    ...officeUsers(services),
    ...officeRetention({ database, run: services.runRetention, clock: () => new Date() }),
    officeRedirectHits: async () => redirectHits(services.snapshot(), await listRedirectUses(database)),
    ...tradeCommands({ ...services, clock: () => new Date() }),
    ...officeInterest(services),
    ...officeChecks(services),
  };
}
