import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@millrace/contract/content';
import type { PrivateSettings } from '@millrace/contract/private-settings';
import { type Published, publishContent } from '@millrace/database';
import { openFilledDatabase, type TestDatabase } from '@millrace/database/testing';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { AccountsOptions } from '../accounts/open-accounts.ts';
import { openPasswords } from '../accounts/passwords/passwords.ts';
import type { Commands } from '../api/commands.ts';
import { type AppDependencies, buildApp } from '../app.ts';
import { assembleServer } from '../assemble.ts';
import { noProvider } from '../bot-check/provider.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { privateSettingsOf } from '../content/private-settings-of.ts';
import { producesNothing } from '../demo/demo-producer.ts';
import { documentMaker } from '../documents/document-maker.ts';
import type { DraftBounds } from '../drafts/draft-bounds.ts';
import { uploadSpool } from '../files/upload-spool.ts';
import type { ProduceMedia } from '../media/media-library.ts';
import { retentionServices } from '../programs/open-retention.ts';
import { runRetention } from '../retention/run-retention.ts';
import { openWork } from '../work/work.ts';
import { memoryStore } from './memory-store.ts';
import { plainSite } from './plain-site.ts';
import { demo, type TestContent } from './test-content.ts';

export const silentLog: FastifyBaseLogger = pino({ level: 'silent' });

const PUBLIC_URL = 'https://www.example.com';
const SECRET = 'a secret for tests, long enough to sign with';
/** Proves nothing and costs nothing. */
export const CHEAP = { N: 2, r: 1, p: 1 };

/** The parts that a test replaces; commands one by one. */
type Given = Partial<Omit<AppDependencies, 'commands' | 'library'>> & {
  /** Makes files that nobody has stored; by default none. */
  produce?: ProduceMedia;
  commands?: Partial<Commands>;
  accounts?: Partial<AccountsOptions>;
  published?: TestContent;
  /** In place of those of the content. */
  settings?: Partial<PrivateSettings>;
  draftBounds?: DraftBounds;
  /** For how long a draft whose paste goes on is not checked. */
  pasteHoldMs?: () => number;
};

/** The application over a real database with content published, by default the demo's, files in memory and a plain site. */
export async function openTestApp(
  {
    commands: own,
    accounts: ofAccounts,
    produce = producesNothing,
    published: rows = demo,
    settings: ownSettings,
    draftBounds,
    pasteHoldMs,
    ...given
  }: Given = {},
  open: () => Promise<TestDatabase & { published?: Published }> = () => openFilledDatabase(rows.publish),
) {
  const content = rows.rows();
  const database = await open();
  const holder = contentHolder(databaseContent(database), given.log ?? silentLog);
  await holder.publish(rows.snapshot(), async () => database.published ?? rows.publish(database));
  const { log = silentLog, work = openWork(), files = memoryStore(), clock } = given;
  const folder = join(tmpdir(), `millrace-uploads-${randomUUID()}`);
  const documents = documentMaker({ threads: 1 });
  const site = plainSite();
  const assembled = assembleServer({
    config: {
      publicUrl: PUBLIC_URL,
      mediaBase: '/media',
      trustProxy: [],
      botCheck: { provider: 'off' },
      offline: true,
      checksLinks: false,
    },
    hasMailServer: false,
    database,
    holder,
    files,
    secret: SECRET,
    site,
    settings: () => ({ ...privateSettingsOf(holder.current()), ...ownSettings }),
    forms: {
      task: (action) => noProvider.task(action),
      vouch: async () => async () => undefined,
      check: async () => undefined,
    },
    accounts: { asksFactor: true, passwords: openPasswords(CHEAP, { work }), evenTimeMs: 0, ...ofAccounts },
    texts: () => new Map(),
    produce,
    uploads: { spool: uploadSpool({ folder }), officeSpool: uploadSpool({ folder }) },
    work,
    documents,
    runRetention: () => runRetention(retentionServices({ database, files, log })),
    log,
    ...(clock === undefined ? {} : { clock }),
    ...(draftBounds === undefined ? {} : { draftBounds }),
    ...(pasteHoldMs === undefined ? {} : { pasteHoldMs }),
  });
  const { dependencies, imports, room } = assembled;
  const commands: Commands = { ...dependencies.commands, ...own };
  const app = await buildApp({ ...dependencies, ...given, commands });
  const publish = async (changed: Content): Promise<void> => {
    await publishContent(database, changed, { source: 'test' });
    await holder.refresh();
  };
  /** The revision that holds the content as it is. */
  let untouched = holder.current()?.revision;
  const restore = async (): Promise<void> => {
    if (holder.current()?.revision === untouched) return;
    await publish(content);
    untouched = holder.current()?.revision;
  };
  const close = async (): Promise<void> => {
    await assembled.stop();
    await app.close();
    await documents.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    app,
    commands,
    accessCommands: dependencies.accessCommands,
    content,
    database,
    files,
    holder,
    imports,
    room,
    site,
    publish,
    restore,
    close,
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
