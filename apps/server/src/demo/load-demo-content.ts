import { currentRevision, type Database, publishContent, RevisionMoved } from '@millrace/database';
import { DEMO_SOURCE } from './demo-source.ts';

/** Publishes the demo content where nothing was ever published. `say` tells of it before it begins. */
export async function loadDemoContent(database: Database, say: (line: string) => void): Promise<void> {
  if ((await currentRevision(database)) > 0) return;
  say('Loading the demo content …');
  const { demoContent } = await import('@millrace/demo-content');
  try {
    await publishContent(database, demoContent(), { source: DEMO_SOURCE, expectedRevision: 0 });
  } catch (error) {
    // Another node that starts at the same moment was first.
    if (!(error instanceof RevisionMoved)) throw error;
  }
}
