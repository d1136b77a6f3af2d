import { join } from 'node:path';
import { takesWrites, wasPublishedBy } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { newUsers } from './accounts/new-users.ts';
import { openPasswords, SCRYPT_COST } from './accounts/passwords/passwords.ts';
import { buildApp } from './app.ts';
import { assembleServer } from './assemble.ts';
import { botCheck } from './bot-check/bot-check.ts';
import { providerOf } from './bot-check/provider-of.ts';
import { takeOnce } from './bot-check/take-once.ts';
import { workGrowth } from './bot-check/work-growth.ts';
import { makerBrand, mediaOf } from './brand/maker-brand.ts';
import { copyAttachment } from './careers/copy-attachment.ts';
import type { Config } from './config/read-config.ts';
import { openConsole } from './console/open-console.ts';
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
import { documentTexts } from './document-texts/document-texts.ts';
import { pdfReader } from './document-texts/read-pdf.ts';
import { documentMaker } from './documents/document-maker.ts';
import { keepSchedule } from './drafts/schedule/keep-schedule.ts';
import { calendarAttachment } from './events/calendar-attachment.ts';
import { uploadSpool } from './files/upload-spool.ts';
import { importAtTerminal } from './imports/import-at-terminal.ts';
import { missCounts } from './interest/count-misses.ts';
import { refusalLog } from './limits/refusal-log.ts';
import { askOutside } from './links/ask-outside.ts';
import { keepLinks } from './links/keep-links.ts';
import { openMail, openMailsCommand } from './mail/open-mail.ts';
import { loadStarterContent } from './new-maker/load-starter-content.ts';
import { openContentCommand } from './programs/open-content-command.ts';
import { retentionServices } from './programs/open-retention.ts';
import { openUserCommand } from './programs/open-user-command.ts';
import { redirectUses } from './redirects/redirect-uses.ts';
import { keepRetention, type Retention, waitingLines } from './retention/keep-retention.ts';
import { retentionCommand } from './retention/retention-command.ts';
import { openChecked } from './self-check/open-checked.ts';
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
    const settings = () => privateSettingsOf(holder.current());
    const demo = demoProducer(holder.current);
    let isDemo = false;
    let retention: Retention | null = null;
    const work = openWork();
    const documents = documentMaker({ threads: lanes.documents.atOnce });
    const passwords = openPasswords(SCRYPT_COST, { work });
    const folder = join(config.dataDir, 'uploads');
    const assembled = assembleServer({
      config,
      hasMailServer: config.smtpUrl !== null,
      database,
      holder,
      files,
      secret,
      site,
      settings,
      forms: botCheck({
        provider: providerOf({ config, secret, settings, log }),
        takeOnce: takeOnce(database),
        minimumScore: () => settings()['botCheck.minimumScore'],
        growth: workGrowth(database),
      }),
      accounts: { asksFactor: config.staffSecondFactor, oidc: config.oidc, passwords },
      texts: texts.known,
      produce: Object.assign((path: string) => (isDemo ? demo : producesNothing)(path), {
        makes: async (path: string) => isDemo && demo.makes(path),
      }),
      // Of the office's, two of the largest are in memory at once.
      uploads: { spool: uploadSpool({ folder }), officeSpool: uploadSpool({ folder, inMemory: 2 }) },
      work,
      documents,
      runRetention: async () => {
        if (retention === null) throw notReady();
        return retention.run();
      },
      log,
    });
    const { change, preparer, media, imports, room } = assembled;
    const { library } = assembled.dependencies;
    const refusals = refusalLog({ database, log });
    const uses = redirectUses({ database, log });
    const misses = missCounts({ database, log });
    const app = await buildApp({
      ...assembled.dependencies,
      officeDir,
      refusals,
      redirectUses: uses,
      countMiss: misses.counter,
      takesWrites: () => takesWrites(database.queries, WRITES_WITHIN_MS),
      notes: () => [
        ...(readsOnly === undefined ? [] : [READING_ONLY]),
        ...waitingLines(retention?.waiting() ?? []),
        ...room.lines(),
      ],
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
        await Promise.all([assembled.stop(), stopSchedule(), links?.stop()]);
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
