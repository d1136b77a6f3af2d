import { currentRevision, type Database, publishContent, type Queries, RevisionMoved } from '@millrace/database';
import type { DemoUser } from '@millrace/demo-content';
import { DEMO_SOURCE } from './demo-source.ts';

interface LoadDemo {
  database: Database;
  /** Announces it before it begins, and the users' passwords, which are shown this once. */
  say(line: string): void;
  /** Prepares users; `add` returns those that were added. */
  newUsers(users: readonly DemoUser[]): Promise<{ add(tx: Queries): Promise<{ email: string; password: string }[]> }>;
}

/** Publishes the demo content, and adds its users, where nothing was ever published. */
export async function loadDemoContent({ database, say, newUsers }: LoadDemo): Promise<void> {
  if ((await currentRevision(database)) > 0) return;
  say('Loading the demo content …');
  const { demoContent, demoUsers } = await import('@millrace/demo-content');
  const users = await newUsers(demoUsers());
  const added: { email: string; password: string }[] = [];
  try {
    await publishContent(database, demoContent(), {
      source: DEMO_SOURCE,
      expectedRevision: 0,
      alongside: async (tx) => void added.push(...(await users.add(tx))),
    });
  } catch (error) {
    // Another node that starts at the same moment was first.
    if (error instanceof RevisionMoved) return;
    throw error;
  }
  if (added.length > 0) say('Demo users; their passwords are made for this site and shown this once:');
  const width = Math.max(...added.map(({ email }) => email.length));
  for (const { email, password } of added) say(`  ${email.padEnd(width)}  ${password}`);
}
