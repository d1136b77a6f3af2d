import type { Snapshot } from '@millrace/catalogue';
import type { Database } from '@millrace/database';
import { applicationDisclosures } from '../careers/application-disclosures.ts';
import { officeApplications } from '../careers/office-applications.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import { officeRegistrations } from '../events/office-registrations.ts';
import type { FileStore } from '../files/file-store.ts';
import { officeChecks } from '../interest/office-checks.ts';
import { officeInterest } from '../interest/office-interest.ts';
import { openOfficeMails } from '../mail/open-mail.ts';
import { officeLog } from '../privacy/office-log.ts';
import { officePersons } from '../privacy/office-persons.ts';
import type { Work } from '../work/work.ts';

interface DeskServices {
  database: Database;
  files: Pick<FileStore, 'read' | 'remove'>;
  snapshot(): Snapshot;
  documents: Pick<DocumentMaker, 'make'>;
  work: Pick<Work, 'run'>;
  publicUrl: string;
  /** Whether addresses outside are asked (`CHECK_LINKS`). */
  checksLinks: boolean;
  /** Mails are sent; without one they are kept. */
  hasMailServer: boolean;
}

/** The calls of staff about what comes in from visitors and goes out to them, each made in the feature it belongs to. */
export function deskCommands(services: DeskServices) {
  const { database, publicUrl } = services;
  const disclosures = applicationDisclosures(services);
  return {
    ...disclosures,
    ...officeApplications(services),
    officeApplicationResume: disclosures.applicationResume,
    ...officeRegistrations(services),
    ...openOfficeMails(database, publicUrl),
    ...officeLog(database),
    ...officePersons(services),
    ...officeInterest(services),
    ...officeChecks(services),
  };
}
