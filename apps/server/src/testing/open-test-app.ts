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
import { type AccountsOptions, openAccounts } from '../accounts/open-accounts.ts';
import { openPasswords } from '../accounts/passwords/passwords.ts';
import { siteWords } from '../accounts/passwords/site-words.ts';
import { measurementsCommand } from '../analytics/measurements-command.ts';
import type { Commands } from '../api/commands.ts';
import { scriptCalls } from '../api/office/script-calls.ts';
import { type AppDependencies, buildApp } from '../app.ts';
import { botCheckCommand } from '../bot-check/bot-check-command.ts';
import { noProvider } from '../bot-check/provider.ts';
import { applicationCommands } from '../careers/application-command.ts';
import { mailApplication } from '../careers/mail-application.ts';
import { contentChanger } from '../content/change-content.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { inForce } from '../content/in-force.ts';
import { privateSettingsOf } from '../content/private-settings-of.ts';
import { producesNothing } from '../demo/demo-producer.ts';
import { deskCommands } from '../desk/desk-commands.ts';
import { documentMaker } from '../documents/document-maker.ts';
import { draftChecker } from '../drafts/check-drafts.ts';
import type { DraftBounds } from '../drafts/draft-bounds.ts';
import { draftCommands } from '../drafts/draft-commands.ts';
import { draftStreams } from '../drafts/live/draft-streams.ts';
import { publicationPreparer } from '../drafts/prepare-publication.ts';
import { mailRegistration } from '../events/mail-registration.ts';
import { registrationCommand } from '../events/registration-command.ts';
import { uploadSpool } from '../files/upload-spool.ts';
import { carouselCommands } from '../home/carousel-commands.ts';
import { importCommands } from '../imports/import-commands.ts';
import { mappingCommands } from '../imports/mapping-commands.ts';
import { countInDatabase } from '../limits/shared-limit.ts';
import { storedRoom } from '../limits/stored-room.ts';
import type { ProduceMedia } from '../media/media-library.ts';
import { mediaRights } from '../media/media-rights.ts';
import { openMedia } from '../media/open-media.ts';
import { comparedPages } from '../previews/compared-pages.ts';
import { customerViews } from '../previews/customer-views.ts';
import { draftPreviews } from '../previews/draft-previews.ts';
import { previewCommands } from '../previews/preview-commands.ts';
import { previewLinks } from '../previews/preview-links.ts';
import { changeCustomerCommand } from '../private-label/change-customer-command.ts';
import { retentionServices } from '../programs/open-retention.ts';
import { runRetention } from '../retention/run-retention.ts';
import { savedViewCommands } from '../saved-views/saved-view-commands.ts';
import { exportSiteCommand } from '../site-file/export-site-command.ts';
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
    draftBounds: bounds,
    pasteHoldMs,
    ...given
  }: Given = {},
  open: () => Promise<TestDatabase & { published?: Published }> = () => openFilledDatabase(rows.publish),
) {
  const content = rows.rows();
  const database = await open();
  const holder = contentHolder(databaseContent(database), given.log ?? silentLog);
  await holder.publish(rows.snapshot(), async () => database.published ?? rows.publish(database));
  const site = plainSite();
  const work = given.work ?? openWork();
  const documents = documentMaker({ threads: 1 });
  const settings = () => ({ ...privateSettingsOf(holder.current()), ...ownSettings });
  const room = storedRoom({ queries: database.queries, settings, log: given.log ?? silentLog });
  const accounts = openAccounts({
    database,
    room,
    secret: SECRET,
    publicUrl: PUBLIC_URL,
    log: given.log ?? silentLog,
    checkBot: async () => undefined,
    customerName: (id) => holder.current()?.customers.byId.get(id)?.name ?? null,
    siteWords: () => siteWords(inForce(holder).content, PUBLIC_URL),
    passwords: openPasswords(CHEAP, { work }),
    evenTimeMs: 0,
    asksFactor: true,
    scriptCalls,
    ...ofAccounts,
  });
  const files = given.files ?? memoryStore();
  const uploads = join(tmpdir(), `millrace-uploads-${randomUUID()}`);
  const change = contentChanger({ database, holder });
  const checker = draftChecker({
    database,
    holder,
    log: given.log ?? silentLog,
    hasFile: async (uri) => (await library.bytes(uri)) !== null,
    ...(pasteHoldMs === undefined ? {} : { holdMs: pasteHoldMs }),
  });
  const streams = draftStreams({ database, holder, checker, log: given.log ?? silentLog });
  const media = openMedia({
    database,
    holder,
    files,
    produce,
    room,
    work,
    documents,
    rights: mediaRights(SECRET, given.clock),
  });
  const { library } = media;
  const drafts = draftCommands({
    database,
    holder,
    change,
    preparer: publicationPreparer({ database, holder, log: silentLog }),
    checker,
    streams,
    clock: given.clock ?? (() => new Date()),
    ...(bounds === undefined ? {} : { bounds }),
  });
  const imports = importCommands({
    drafts: { database, holder, ...(bounds === undefined ? {} : { bounds }) },
    checker,
    snapshot: () => inForce(holder),
    files,
    uploads: media.uploads,
    room,
    library,
    work,
    readers: media.readers,
    clock: given.clock ?? (() => new Date()),
  });
  const previews = draftPreviews({ database, holder, texts: () => new Map(), log: given.log ?? silentLog });
  const pages = comparedPages({ previews, holder, site, log: given.log ?? silentLog });
  const commands: Commands = {
    measurements: measurementsCommand({ database, snapshot: () => inForce(holder) }),
    botCheck: botCheckCommand({ task: (action) => noProvider.task(action) }),
    ...applicationCommands({
      database,
      snapshot: () => inForce(holder),
      files,
      vouch: async () => async () => undefined,
      mail: mailApplication(() => settings()['hr.notify']),
      room,
    }),
    ...deskCommands({
      database,
      files,
      snapshot: () => inForce(holder),
      documents,
      work,
      runRetention: () => runRetention(retentionServices({ database, files, log: silentLog })),
      publicUrl: PUBLIC_URL,
      mediaBase: '/media',
      checksLinks: false,
      hasMailServer: false,
    }),
    registerForEvent: registrationCommand({
      database,
      snapshot: () => inForce(holder),
      checkBot: async () => undefined,
      mail: mailRegistration(() => settings()['event.notify']),
      room,
    }),
    ...carouselCommands(change),
    ...drafts,
    ...media.commands(drafts),
    ...exportSiteCommand({ snapshot: () => inForce(holder), media: library.bytes, clock: () => new Date() }),
    ...imports.commands,
    ...mappingCommands({ database }),
    ...previewCommands({ database, holder, publicUrl: PUBLIC_URL, pages }),
    ...savedViewCommands({ database }),
    changeCustomer: changeCustomerCommand({ database, holder }),
    ...accounts.commands,
    ...own,
  };
  const app = await buildApp({
    config: {
      publicUrl: PUBLIC_URL,
      mediaBase: '/media',
      trustProxy: [],
      botCheck: { provider: 'off' },
      offline: true,
    },
    content: holder,
    files,
    library,
    mediaRights: mediaRights(SECRET, given.clock),
    site,
    commands,
    accessCommands: accounts.accessCommands,
    staffOf: accounts.staffOf,
    scriptOf: accounts.scriptOf,
    drafts: { previews, links: previewLinks(database.queries), views: customerViews(database) },
    work,
    uploads: { spool: uploadSpool({ folder: uploads }), officeSpool: uploadSpool({ folder: uploads }) },
    documents,
    countCall: countInDatabase(database),
    sessionOf: accounts.sessionOf,
    notes: room.lines,
    log: silentLog,
    ...given,
  });
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
    await Promise.all([streams.stop(), checker.stop(), pages.stop(), previews.stop(), imports.stop()]);
    await app.close();
    await documents.close();
    await database.close();
    await rm(uploads, { recursive: true, force: true });
  };
  return {
    app,
    commands,
    accessCommands: accounts.accessCommands,
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
