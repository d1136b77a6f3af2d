import type { Email } from 'postal-mime';
import { judge, type Verdict } from '../careers-kill/judge.ts';
import { readStored } from '../careers-kill/read-stored.ts';
import type { SentApplication } from '../careers-kill/sent-application.ts';
import type { Submitted } from '../careers-kill/submit.ts';
import type { Recorded } from './disk-record.ts';

interface Cut {
  record: readonly Recorded[];
  until: number;
  applications: readonly SentApplication[];
  notified: readonly string[];
  /** The mails that a mail server took; the record has a mark of each. */
  mails?: readonly Email[];
  /** The folder as the cut left it. */
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens what a power cut left, and compares it with what was sent and acknowledged before it. */
export async function judgeCut({
  record,
  until,
  applications,
  notified,
  mails = [],
  dataDir,
  databaseUrl,
}: Cut): Promise<Verdict> {
  const marks = new Set(record.flatMap((each) => (each.op === 'mark' && each.end <= until ? [each.text] : [])));
  const submitted: Submitted[] = applications
    .filter(({ number }) => marks.has(`sent ${number}`))
    .map((application) => {
      const isAcknowledged = marks.has(`acknowledged ${application.number}`);
      return { application, isAcknowledged, unanswered: isAcknowledged ? 0 : 1 };
    });
  const stored = await readStored(dataDir, databaseUrl);
  const taken = mails.filter((_, nth) => marks.has(`mail ${nth}`));
  return judge({ submitted, stored, taken, notified, kills: 1, faults: [] });
}
