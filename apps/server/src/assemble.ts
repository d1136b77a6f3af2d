import type { PrivateSettings } from '@millrace/contract/private-settings';
import type { Database, WaitingDeletion } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { type AccountsOptions, openAccounts } from './accounts/open-accounts.ts';
import { siteWords } from './accounts/passwords/site-words.ts';
import { measurementsCommand } from './analytics/measurements-command.ts';
import type { Commands } from './api/commands.ts';
import { scriptCalls } from './api/office/script-calls.ts';
import type { AppDependencies } from './app.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import { botCheckCommand } from './bot-check/bot-check-command.ts';
import { applicationCommands } from './careers/application-command.ts';
import { mailApplication } from './careers/mail-application.ts';
import type { Config } from './config/read-config.ts';
import { contentChanger } from './content/change-content.ts';
import type { ContentHolder } from './content/content-holder.ts';
import { inForce } from './content/in-force.ts';
import { missingFiles } from './content/missing-files.ts';
import { deskCommands } from './desk/desk-commands.ts';
import type { DocumentTexts } from './document-texts/document-texts.ts';
import type { DocumentMaker } from './documents/document-maker.ts';
import { draftChecker } from './drafts/check-drafts.ts';
import type { DraftBounds } from './drafts/draft-bounds.ts';
import { draftCommands } from './drafts/draft-commands.ts';
import { draftStreams } from './drafts/live/draft-streams.ts';
import { openForms } from './drafts/live/open-forms.ts';
import { publicationPreparer } from './drafts/prepare-publication.ts';
import { mailRegistration } from './events/mail-registration.ts';
import { registrationCommand } from './events/registration-command.ts';
import { carouselCommands } from './home/carousel-commands.ts';
import { importCommands } from './imports/import-commands.ts';
import { mappingCommands } from './imports/mapping-commands.ts';
import { countInDatabase } from './limits/shared-limit.ts';
import { storedRoom } from './limits/stored-room.ts';
import type { ProduceMedia } from './media/media-library.ts';
import { mediaRights } from './media/media-rights.ts';
import { openMedia } from './media/open-media.ts';
import { comparedPages } from './previews/compared-pages.ts';
import { customerViews } from './previews/customer-views.ts';
import { draftPreviews } from './previews/draft-previews.ts';
import { previewCommands } from './previews/preview-commands.ts';
import { previewLinks } from './previews/preview-links.ts';
import { changeCustomerCommand } from './private-label/change-customer-command.ts';
import { savedViewCommands } from './saved-views/saved-view-commands.ts';
import { exportSiteCommand } from './site-file/export-site-command.ts';

/** All that differs between a site that is started and one that a test opens. */
export interface ServerParts extends Pick<AppDependencies, 'files' | 'site' | 'uploads' | 'work'> {
  config: AppDependencies['config'] & Pick<Config, 'checksLinks'>;
  hasMailServer: boolean;
  database: Database;
  holder: ContentHolder;
  documents: DocumentMaker;
  /** Signs sessions and links. */
  secret: string;
  settings(): PrivateSettings;
  forms: BotCheck;
  accounts: Pick<AccountsOptions, 'asksFactor' | 'passwords'> & Partial<AccountsOptions>;
  texts: DocumentTexts['known'];
  /** Makes files that nobody has stored. */
  produce: ProduceMedia;
  runRetention(): Promise<readonly WaitingDeletion[]>;
  log: FastifyBaseLogger;
  clock?: () => Date;
  draftBounds?: DraftBounds;
  /** For how long a draft whose paste goes on is not checked, in ms. */
  pasteHoldMs?: () => number;
}

/** Builds all that answers calls over an open database. Nothing listens, and nothing runs by itself, before the caller says so. */
export function assembleServer(parts: ServerParts) {
  const { config, database, holder, files, secret, site, settings, forms, work, documents, log } = parts;
  const { clock = () => new Date(), draftBounds: bounds, pasteHoldMs } = parts;
  const { publicUrl } = config;
  const snapshot = () => inForce(holder);
  const room = storedRoom({ queries: database.queries, settings, log });
  const change = contentChanger({ database, holder });
  const hasFile = (uri: string) => library.has(uri);
  const missing = missingFiles({ hasFile, log });
  const checker = draftChecker({
    database,
    holder,
    log,
    hasFile,
    missing,
    ...(pasteHoldMs === undefined ? {} : { holdMs: pasteHoldMs }),
  });
  const streams = draftStreams({ database, holder, checker, log });
  const atForms = openForms({ database, clock });
  const previews = draftPreviews({ database, holder, texts: parts.texts, log });
  const pages = comparedPages({ previews, holder, site, log });
  const preparer = publicationPreparer({ database, holder, log });
  const rights = mediaRights(secret, clock);
  const media = openMedia({ database, holder, files, produce: parts.produce, room, work, documents, rights });
  const { library } = media;
  const ofDrafts = { database, holder, ...(bounds === undefined ? {} : { bounds }) };
  const drafts = draftCommands({ ...ofDrafts, change, preparer, checker, missing, streams, forms: atForms, clock });
  const imports = importCommands({
    drafts: ofDrafts,
    checker,
    snapshot,
    files,
    uploads: media.uploads,
    room,
    library,
    work,
    readers: media.readers,
    clock,
  });
  const accounts = openAccounts({
    database,
    secret,
    publicUrl,
    room,
    scriptCalls,
    log,
    checkBot: forms.check,
    customerName: (id) => holder.current()?.customers.byId.get(id)?.name ?? null,
    siteWords: () => siteWords(snapshot().content, publicUrl),
    ...parts.accounts,
  });
  const commands: Commands = {
    measurements: measurementsCommand({ database, snapshot }),
    botCheck: botCheckCommand(forms),
    ...applicationCommands({
      database,
      snapshot,
      files,
      vouch: forms.vouch,
      mail: mailApplication(() => settings()['hr.notify']),
      room,
    }),
    ...deskCommands({
      database,
      files,
      snapshot,
      missing,
      documents,
      work,
      runRetention: parts.runRetention,
      publicUrl,
      mediaBase: config.mediaBase,
      checksLinks: config.checksLinks,
      hasMailServer: parts.hasMailServer,
    }),
    registerForEvent: registrationCommand({
      database,
      snapshot,
      checkBot: forms.check,
      mail: mailRegistration(() => settings()['event.notify']),
      room,
    }),
    ...carouselCommands(change),
    ...drafts,
    ...media.commands(drafts),
    ...exportSiteCommand({ snapshot, media: library.bytes, clock }),
    ...imports.commands,
    ...mappingCommands({ database }),
    ...previewCommands({ database, holder, publicUrl, pages }),
    ...savedViewCommands({ database }),
    changeCustomer: changeCustomerCommand({ database, holder }),
    ...accounts.commands,
  };
  const dependencies: AppDependencies = {
    config,
    content: holder,
    files,
    library,
    mediaRights: rights,
    site,
    commands,
    accessCommands: accounts.accessCommands,
    staffOf: accounts.staffOf,
    scriptOf: accounts.scriptOf,
    sessionOf: accounts.sessionOf,
    drafts: { previews, links: previewLinks(database.queries), views: customerViews(database) },
    work,
    uploads: parts.uploads,
    documents,
    countCall: countInDatabase(database),
    notes: room.lines,
    log,
  };
  /** Ends what works on drafts, pages and imports. */
  const stop = async (): Promise<void> => {
    await Promise.all([streams.stop(), atForms.stop(), checker.stop(), pages.stop(), previews.stop(), imports.stop()]);
  };
  return { dependencies, change, preparer, media, imports, room, stop };
}
