import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { REVISION_CHANNEL, revisionHeard } from '../content/revision.ts';
import type { Database } from '../database.ts';
import { DRAFT_CHANNEL } from '../drafts/draft-store.ts';
import { FORM_CHANNEL } from '../drafts/open-forms.ts';
import { migrating, migrationsFolder } from '../migrations.ts';
import { OUTBOX_CHANNEL } from '../outbox/queue-mail.ts';
import * as schema from '../schema/index.ts';

/** A running PGlite as our database, its tables brought up to date. */
export async function embeddedDatabase(client: PGlite): Promise<Database> {
  const queries = drizzle({ client, schema });
  await migrating(migrate(queries, { migrationsFolder }));
  return {
    kind: 'embedded',
    queries,
    listen: async (onRevision, onPublishing) => {
      const stop = await client.listen(REVISION_CHANNEL, revisionHeard(onRevision, onPublishing));
      return () => stop();
    },
    listenForMail: async (onQueued) => {
      const stop = await client.listen(OUTBOX_CHANNEL, onQueued);
      return () => stop();
    },
    listenForDrafts: async (onChanged) => {
      const stop = await client.listen(DRAFT_CHANNEL, onChanged);
      return () => stop();
    },
    listenForForms: async (onSaid) => {
      const stop = await client.listen(FORM_CHANNEL, onSaid);
      return () => stop();
    },
    close: () => client.close(),
  };
}
