import { currentRevision, type Database, publishContent, RevisionMoved } from '@millrace/database';
import { starterContent } from './starter-content.ts';

/** The starter content's name as a source of publications. */
const STARTER_SOURCE = 'starter';

interface LoadStarter {
  database: Database;
  say(line: string): void;
}

/** Publishes the content of a maker who has none yet, where nothing was ever published, and says how to go on. */
export async function loadStarterContent({ database, say }: LoadStarter): Promise<void> {
  if ((await currentRevision(database)) > 0) return;
  try {
    await publishContent(database, starterContent(), { source: STARTER_SOURCE, expectedRevision: 0 });
  } catch (error) {
    // Another node that starts at the same moment was first.
    if (error instanceof RevisionMoved) return;
    throw error;
  }
  say('An empty site, without the demo content. Two steps at another terminal, in this folder, lead on:');
  say('  npm run content -- new-maker                 says who you are: name, address, phone, mark');
  say('  npm run user -- create-admin you@example.com  makes the first admin, who signs in at /office');
}
