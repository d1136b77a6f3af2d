import { join } from 'node:path';
import { takesWrites, wasPublishedBy } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { newUsers } from './accounts/new-users.ts';
import { openAccounts } from './accounts/open-accounts.ts';
import { openPasswords, SCRYPT_COST } from './accounts/passwords/passwords.ts';
import { siteWords } from './accounts/passwords/site-words.ts';
import { measurementsCommand } from './analytics/measurements-command.ts';
import { scriptCalls } from './api/office/script-calls.ts';
import { buildApp } from './app.ts';
import { botCheck } from './bot-check/bot-check.ts';
import { botCheckCommand } from './bot-check/bot-check-command.ts';
import { providerOf } from './bot-check/provider-of.ts';
import { takeOnce } from './bot-check/take-once.ts';
import { workGrowth } from './bot-check/work-growth.ts';
import { makerBrand, mediaOf } from './brand/maker-brand.ts';
import { applicationCommands } from './careers/application-command.ts';
import { copyAttachment } from './careers/copy-attachment.ts';
import { mailApplication } from './careers/mail-application.ts';
import type { Config } from './config/read-config.ts';
import { openConsole } from './console/open-console.ts';
import { contentChanger } from './content/change-content.ts';
import { contentHolder } from './content/content-holder.ts';
import { databaseContent } from './content/database-content.ts';
import { followDocuments } from './content/follow-documents.ts';
import { followRevisions } from './content/follow-revisions.ts';
import { inForce, notReady } from './content/in-force.ts';
import { privateSettingsOf } from './content/private-settings-of.ts';
import { settingsOf } from './content/settings-of.ts';
import type { Site } from './delivery/site.ts';
import { demoProducer, producesNothing } from './demo/demo-producer.ts';
import { DEMO_SOURCE } from './demo/demo-source.ts';
import { loadDemoContent } from './demo/load-demo-content.ts';
import { deskCommands } from './desk/desk-commands.ts';
import { documentTexts } from './document-texts/document-texts.ts';
import { pdfReader } from './document-texts/read-pdf.ts';
import { documentMaker } from './documents/document-maker.ts';
import { draftChecker } from './drafts/check-drafts.ts';
import { draftCommands } from './drafts/draft-commands.ts';
import { draftStreams } from './drafts/live/draft-streams.ts';
import { publicationPreparer } from './drafts/prepare-publication.ts';
import { keepSchedule } from './drafts/schedule/keep-schedule.ts';
import { calendarAttachment } from './events/calendar-attachment.ts';
import { mailRegistration } from './events/mail-registration.ts';
import { registrationCommand } from './events/registration-command.ts';
import { uploadSpool } from './files/upload-spool.ts';
import { carouselCommands } from './home/carousel-commands.ts';
import { importAtTerminal } from './imports/import-at-terminal.ts';
import { importCommands } from './imports/import-commands.ts';
import { mappingCommands } from './imports/mapping-commands.ts';
import { missCounts } from './interest/count-misses.ts';
import { refusalLog } from './limits/refusal-log.ts';
import { countInDatabase } from './limits/shared-limit.ts';
import { storedRoom } from './limits/stored-room.ts';
import { askOutside } from './links/ask-outside.ts';
import { keepLinks } from './links/keep-links.ts';
import { openMail, openMailsCommand } from './mail/open-mail.ts';
import { mediaRights } from './media/media-rights.ts';
import { openMedia } from './media/open-media.ts';
import { loadStarterContent } from './new-maker/load-starter-content.ts';
import { comparedPages } from './previews/compared-pages.ts';
import { customerViews } from './previews/customer-views.ts';
import { draftPreviews } from './previews/draft-previews.ts';
import { previewCommands } from './previews/preview-commands.ts';
import { previewLinks } from './previews/preview-links.ts';
import { changeCustomerCommand } from './private-label/change-customer-command.ts';
import { openContentCommand } from './programs/open-content-command.ts';
import { retentionServices } from './programs/open-retention.ts';
import { openUserCommand } from './programs/open-user-command.ts';
import { redirectUses } from './redirects/redirect-uses.ts';
import { keepRetention, type Retention, waitingLines } from './retention/keep-retention.ts';
import { retentionCommand } from './retention/retention-command.ts';
import { savedViewCommands } from './saved-views/saved-view-commands.ts';
import { openChecked } from './self-check/open-checked.ts';
import { exportSiteCommand } from './site-file/export-site-command.ts';
import { lanes } from './work/lanes.ts';
import { openWork } from './work/work.ts';

export interface StartOptions {
  config: Config;
  site: Site;
  /** Folder of the built office; null: there is none. */
  officeDir?: string | null;
  log: FastifyBaseLogger;
  /** Shows slow steps to a person at the terminal. */
  say(line: string): void;
}

export interface Running {
  address: string;
  /** Stops accepting, finishes what runs, closes the database. */
  stop(): Promise<void>;
}

/** A balancer that asks for writes does not wait longer. */
const WRITES_WITHIN_MS = 2000;

/** For whoever may ask `/readyz`; the terminal and the log say more. */
const READING_ONLY = 'the disk took nothing at the start: reading only, until the next start';

/** Starts everything; resolves once the site can serve. Listens early, so that `/healthz` answers while content loads. */
export async function start({ config, site, officeDir = null, log, say }: StartOptions): Promise<Running> {
  say('Opening the database …');
  const { database, secret, files } = await openChecked({ config, log, say });
  const { readsOnly } = database;
  try {
    const reader = pdfReader();
    const texts = documentTexts({ files, upload: (file) => media.readUpload(file), reader, log });
    const holder = contentHolder(databaseContent(database), log, texts.known);
    const change = contentChanger({ database, holder });
    const settings = () => privateSettingsOf(holder.current());
    const forms = botCheck({
      provider: providerOf({ config, secret, settings, log }),
      takeOnce: takeOnce(database),
      minimumScore: () => settings()['botCheck.minimumScore'],
      growth: workGrowth(database),
    });
    const checker = draftChecker({
      database,
      holder,
      log,
      hasFile: async (uri) => (await library.bytes(uri)) !== null,
    });
    const streams = draftStreams({ database, holder, checker, log });
    const previews = draftPreviews({ database, holder, texts: texts.known, log });
    const pages = comparedPages({ previews, holder, site, log });
    const demo = demoProducer(holder.current);
    let isDemo = false;
    const work = openWork();
    const documents = documentMaker({ threads: lanes.documents.atOnce });
    const passwords = openPasswords(SCRYPT_COST, { work });
    const room = storedRoom({ queries: database.queries, settings, log });
    const media = openMedia({
      database,
      holder,
      files,
      produce: (path) => (isDemo ? demo : producesNothing)(path),
      room,
      work,
      documents,
      rights: mediaRights(secret),
    });
    const { library } = media;
    const preparer = publicationPreparer({ database, holder, log });
    const drafts = draftCommands({ database, holder, change, preparer, checker, streams, clock: () => new Date() });
    const imports = importCommands({
      drafts: { database, holder },
      checker,
      snapshot: () => inForce(holder),
      files,
      uploads: media.uploads,
      room,
      library,
      work,
      readers: media.readers,
      clock: () => new Date(),
    });
    const accounts = openAccounts({
      ...config,
      database,
      secret,
      asksFactor: config.staffSecondFactor,
      scriptCalls,
      log,
      passwords,
      checkBot: forms.check,
      room,
      customerName: (id) => holder.current()?.customers.byId.get(id)?.name ?? null,
      siteWords: () => siteWords(inForce(holder).content, config.publicUrl),
    });
    let retention: Retention | null = null;
    const refusals = refusalLog({ database, log });
    const uses = redirectUses({ database, log });
    const misses = missCounts({ database, log });
    const app = await buildApp({
      config,
      content: holder,
      files,
      library,
      mediaRights: mediaRights(secret),
      site,
      officeDir,
      commands: {
        measurements: measurementsCommand({ database, snapshot: () => inForce(holder) }),
        botCheck: botCheckCommand(forms),
        ...applicationCommands({
          database,
          snapshot: () => inForce(holder),
          files,
          vouch: forms.vouch,
          mail: mailApplication(() => settings()['hr.notify']),
          room,
        }),
        ...deskCommands({
          database,
          files,
          snapshot: () => inForce(holder),
          documents,
          work,
          runRetention: async () => {
            if (retention === null) throw notReady();
            return retention.run();
          },
          publicUrl: config.publicUrl,
          mediaBase: config.mediaBase,
          checksLinks: config.checksLinks,
          hasMailServer: config.smtpUrl !== null,
        }),
        registerForEvent: registrationCommand({
          database,
          snapshot: () => inForce(holder),
          checkBot: forms.check,
          mail: mailRegistration(() => settings()['event.notify']),
          room,
        }),
        ...carouselCommands(change),
        ...drafts,
        ...media.commands(drafts),
        ...exportSiteCommand({ snapshot: () => inForce(holder), media: library.bytes, clock: () => new Date() }),
        ...imports.commands,
        ...mappingCommands({ database }),
        ...previewCommands({ database, holder, publicUrl: config.publicUrl, pages }),
        ...savedViewCommands({ database }),
        changeCustomer: changeCustomerCommand({ database, holder }),
        ...accounts.commands,
      },
      accessCommands: accounts.accessCommands,
      staffOf: accounts.staffOf,
      scriptOf: accounts.scriptOf,
      drafts: { previews, links: previewLinks(database.queries), views: customerViews(database) },
      work,
      uploads: {
        spool: uploadSpool({ folder: join(config.dataDir, 'uploads') }),
        // Two of the largest are in memory at once.
        officeSpool: uploadSpool({ folder: join(config.dataDir, 'uploads'), inMemory: 2 }),
      },
      documents,
      countCall: countInDatabase(database),
      refusals,
      redirectUses: uses,
      countMiss: misses.counter,
      sessionOf: accounts.sessionOf,
      takesWrites: () => takesWrites(database.queries, WRITES_WITHIN_MS),
      notes: () => [
        ...(readsOnly === undefined ? [] : [READING_ONLY]),
        ...waitingLines(retention?.waiting() ?? []),
        ...room.lines(),
      ],
      log,
    });
    const address = await app.listen({ port: config.port, host: config.host });
    // Describing all calls takes a tenth of a second that cannot pause: before the first visitor, not at somebody's request.
    app.swagger();
    if (config.demoContent) await loadDemoContent({ database, say, newUsers: (users) => newUsers(users, passwords) });
    else await loadStarterContent({ database, say });
    isDemo = await wasPublishedBy(database, DEMO_SOURCE);
    const unfollow = await followRevisions(database, holder, log, preparer.hear);
    const stopReading = followDocuments({ holder, texts, isRead: () => !isDemo && readsOnly === undefined, log });
    await holder.refresh();
    const brand = makerBrand({ files, documents, media: mediaOf(library), log });
    const copies = copyAttachment({
      database,
      settings: () => settingsOf(inForce(holder)),
      brand: () => brand.ofPaper(inForce(holder)),
      documents,
      work,
    });
    const mail = {
      database,
      config,
      media: library.bytes,
      attachments: {
        'registration-copy': calendarAttachment(() => new Date()),
        'application-copy': copies.attach,
      },
      log,
    };
    const stopSchedule =
      readsOnly === undefined
        ? keepSchedule({ database, holder, change, preparer, clock: () => new Date(), log })
        : async () => {};
    const stopMail = readsOnly === undefined ? await openMail(mail) : async () => {};
    const links =
      config.checksLinks && readsOnly === undefined
        ? keepLinks({
            database,
            snapshot: holder.current,
            publicUrl: config.publicUrl,
            ask: askOutside(config),
            clock: () => new Date(),
            log,
          })
        : null;
    const kept = await keepRetention(retentionServices({ database, files, log }));
    retention = kept;
    await room.look();
    for (const line of [...waitingLines(kept.waiting()), ...room.lines()]) say(line);
    const stopLooking = room.keepLooking();
    const closeConsole = await openConsole({
      dataDir: config.dataDir,
      isNeeded: database.kind === 'embedded',
      commands: {
        mails: openMailsCommand(database, config.publicUrl),
        user: openUserCommand(database, async () => files),
        content: openContentCommand({
          site: config,
          database,
          holder,
          change,
          keepDrawing: media.keepDrawing,
          importSheets: (asked) => importAtTerminal({ imports, drafts: { database, holder } }, asked),
          siteMedia: async () => media.siteMedia,
        }),
        retention: retentionCommand({ database, run: kept.run, clock: () => new Date() }),
      },
      log,
    });
    return {
      address,
      stop: async () => {
        await Promise.all([
          streams.stop(),
          checker.stop(),
          pages.stop(),
          previews.stop(),
          imports.stop(),
          stopSchedule(),
          links?.stop(),
        ]);
        await Promise.all([app.close(), closeConsole(), stopMail(), unfollow(), holder.stop(), kept.stop()]);
        stopLooking();
        await Promise.all([stopReading(), reader.close()]);
        await documents.close();
        await Promise.all([refusals.stop(), uses.stop(), misses.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
