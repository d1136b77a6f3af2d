import { join } from 'node:path';
import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { openDatabase } from '@millrace/database';
import { fillDataFolder, quietLog } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { openFileStore } from '../../files/file-store.ts';
import type { SentApplication } from '../careers-kill/sent-application.ts';
import { formOf } from '../careers-kill/submit.ts';
import { aMoment, holdAtCommit } from '../hold-at-commit.ts';
import { openTestApp } from '../open-test-app.ts';
import { openRecord, recordFolder } from './disk-record.ts';
import { recordFiles } from './record-files.ts';

/**
 * The application in this process on an embedded database and files in `dataDir`, with everything it does there recorded. Each commit
 * waits a moment before and after, which is in the record too.
 */
export async function openRecordedApp(dataDir: string, recordFile: string) {
  const open = () => openDatabase({ dataDir, log: quietLog });
  await fillDataFolder(dataDir);
  const marks = openRecord(recordFile);
  recordFolder(dataDir, marks);
  const stopRecording = recordFiles(dataDir, recordFile);
  const mark = (text: string) => marks.add({ op: 'mark', text });
  const files = await openFileStore({ kind: 'disk', folder: join(dataDir, 'files') });
  const { app, content, close, database } = await openTestApp({ files }, async () => {
    const held = holdAtCommit(await open(), async (point) => {
      await aMoment();
      mark(point);
    });
    return { ...held, again: async () => held };
  });
  return {
    jobs: content.jobs.filter(({ isLive }) => isLive),
    mark,
    /** Goes on in another file of the write-ahead log. */
    switchLog: () => database.queries.execute(sql`select pg_switch_wal()`),
    /** Resolves with whether it was acknowledged. */
    send: async ({ number, submissionKey, body, file }: SentApplication): Promise<boolean> => {
      mark(`sent ${number}`);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/Applicant',
        headers: { [SUBMISSION_KEY_HEADER]: submissionKey },
        payload: formOf(body, file),
      });
      const isAcknowledged = answer.statusCode === 200 && answer.body === 'true';
      if (isAcknowledged) mark(`acknowledged ${number}`);
      return isAcknowledged;
    },
    stop: async () => {
      await close();
      stopRecording();
      marks.close();
    },
  };
}
