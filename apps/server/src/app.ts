import { findRedirect, type Snapshot } from '@millrace/catalogue';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiRoutes, type MissCounter } from './api/api-routes.ts';
import { callerOf, readerOf, type SessionOf } from './api/caller.ts';
import type { UploadOptions } from './api/command-routes.ts';
import type { Commands } from './api/commands.ts';
import { inProcessTransport } from './api/in-process-transport.ts';
import type { AccessCommands } from './api/office/access-commands.ts';
import type { ScriptOf, StaffOf } from './api/office/staff-caller.ts';
import { readJsonStrictly } from './api/strict/read-json-strictly.ts';
import { unsoundHead } from './api/strict/unsound-head.ts';
import { apiDocument } from './api-document/api-document.ts';
import { faceRoutes } from './brand/face-routes.ts';
import { makerBrand, mediaOf } from './brand/maker-brand.ts';
import { frontDoor, serverBehind } from './bytes/front-door.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { composedRoutes } from './composed/composed-routes.ts';
import type { Config } from './config/read-config.ts';
import type { ContentHolder } from './content/content-holder.ts';
import { inForce } from './content/in-force.ts';
import { settingsOf } from './content/settings-of.ts';
import { type ClientFiles, clientFiles } from './delivery/client-files.ts';
import { clientRoutes } from './delivery/client-routes.ts';
import { literalPath } from './delivery/literal-path.ts';
import { pageRoutes } from './delivery/page-routes.ts';
import { pageStore } from './delivery/page-store.ts';
import { renderAgain } from './delivery/render-again.ts';
import type { Site } from './delivery/site.ts';
import { workerRoutes } from './delivery/worker-routes.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import type { DocumentMaker } from './documents/document-maker.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import type { FileStore } from './files/file-store.ts';
import { healthRoutes } from './health/health-routes.ts';
import { watchArrivingBodies } from './limits/arriving-bodies.ts';
import { cutUnwantedBodies } from './limits/cut-unwanted-bodies.ts';
import type { RefusalLog } from './limits/refusal-log.ts';
import { openRequestLimits } from './limits/request-limit.ts';
import type { CountCall } from './limits/shared-limit.ts';
import type { MediaLibrary } from './media/media-library.ts';
import type { MediaRights } from './media/media-rights.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { comparisonRoutes } from './model-list/comparison-routes.ts';
import { modelListRoutes } from './model-list/model-list-routes.ts';
import { officeFiles } from './office/office-files.ts';
import { officeRoutes } from './office/office-routes.ts';
import { FILES } from './previews/preview-document.ts';
import { previewFiles } from './previews/preview-files.ts';
import { type PreviewDependencies, previewRoutes } from './previews/preview-routes.ts';
import { answerClientError, refuseTunnel } from './problems/answer-client-error.ts';
import { answerProblem } from './problems/answer-problem.ts';
import { asProblem } from './problems/as-problem.ts';
import { methodNotAllowed } from './problems/method-not-allowed.ts';
import { refuseUnknownPaths } from './problems/refuse-unknown-paths.ts';
import type { RedirectUses } from './redirects/redirect-uses.ts';
import { type OutsideServices, securityHeaders } from './security/security-headers.ts';
import { wiringRoutes } from './wiring/wiring-routes.ts';
import type { Work } from './work/work.ts';

export interface AppDependencies {
  config: Pick<Config, 'publicUrl' | 'mediaBase' | 'trustProxy' | 'botCheck' | 'offline'> &
    Partial<Pick<Config, 'hstsSubdomains'>>;
  content: Pick<ContentHolder, 'current' | 'onTaken'>;
  files: FileStore;
  library: MediaLibrary;
  mediaRights: MediaRights;
  site: Site;
  /** Folder of the built office; absent or null: there is none. */
  officeDir?: string | null;
  commands: Commands;
  accessCommands: AccessCommands;
  /** Finds the owner of a cookie of the office. */
  staffOf: StaffOf;
  /** In whose name a script calls; absent: none may. */
  scriptOf?: ScriptOf;
  uploads: UploadOptions;
  /** How often a stream of events is kept alive and its rights looked at; tests make it shorter. */
  eventBeatMs?: number;
  /** Counts calls over all nodes; absent or null: there is one. */
  countCall?: CountCall | null;
  log: FastifyBaseLogger;
  /** Decides when expensive work starts, and whose. */
  work: Work;
  documents: Pick<DocumentMaker, 'make'>;
  /** Shows drafts as pages; absent: there are none. */
  drafts?: Pick<PreviewDependencies, 'previews' | 'links' | 'views'>;
  /** Finds the owner of a bearer token. */
  sessionOf: SessionOf;
  /** Lines for whoever looks after the server, shown by `/readyz`. */
  notes?: () => readonly string[];
  /** Whether something can be stored just now. */
  takesWrites?: () => Promise<boolean>;
  /** Remembers who was refused what. */
  refusals?: Pick<RefusalLog, 'note'>;
  /** Counts requests for old addresses. */
  redirectUses?: Pick<RedirectUses, 'note'>;
  /** Counts what visitors did not find. */
  countMiss?: MissCounter;
  clock?: () => Date;
}

/** A part of an address can be a model number, percent-encoded. */
const PART_MAX = 1000;

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, content, site, work, documents } = dependencies;
  const door = frontDoor(content.current);
  const app = fastify({
    serverFactory: (framework) => serverBehind(door, framework),
    loggerInstance: dependencies.log,
    // Addresses hold tokens and what visitors look for: only faults are logged, by route.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: PART_MAX },
    rewriteUrl: (request) => literalPath(request.url ?? '/'),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      answerProblem(error, request, reply);
    },
  });
  app.server.on('connect', refuseTunnel);
  readJsonStrictly(app);
  app.addHook('onRequest', async (request, reply) => {
    const refusal = unsoundHead(request);
    // Not as a page, also for a page: no browser sends such a request.
    return refusal === null ? undefined : answerProblem(refusal, request, reply);
  });
  app.addHook('onError', async (request, _reply, error) => {
    dependencies.refusals?.note(asProblem(error).code, request.ip);
  });
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(() => {
    throw methodNotAllowed(['GET', 'HEAD']);
  });
  watchArrivingBodies(app);
  cutUnwantedBodies(app);
  await openRequestLimits(app);
  await securityHeaders(app, {
    ...config,
    services: () => outsideServices(content.current()),
    ...(site.besides === undefined ? {} : { besides: site.besides }),
  });
  await healthRoutes(app, {
    isReady: () => content.current() !== null,
    notes: dependencies.notes ?? (() => []),
    takesWrites: dependencies.takesWrites ?? (async () => true),
  });
  await site.attach?.(app);

  const snapshot = (): Snapshot => inForce(content);
  const rights = dependencies.mediaRights;
  const isPrivate = (path: string): boolean => snapshot().customers.media.has(path.toLowerCase());
  const viewerOf = readerOf(dependencies.sessionOf);
  await apiDocument(app, { ...config, work });
  await app.register(
    async (api) =>
      apiRoutes(api, {
        snapshot,
        callerOf: (request) => callerOf(request, dependencies.sessionOf),
        viewerOf,
        work,
        media: rights,
        door,
        commands: dependencies.commands,
        accessCommands: dependencies.accessCommands,
        staffOf: dependencies.staffOf,
        ...(dependencies.scriptOf === undefined ? {} : { scriptOf: dependencies.scriptOf }),
        countCall: dependencies.countCall ?? null,
        publicUrl: config.publicUrl,
        countMiss: dependencies.countMiss ?? (() => null),
        uploads: dependencies.uploads,
        ...(dependencies.eventBeatMs === undefined ? {} : { eventBeatMs: dependencies.eventBeatMs }),
      }),
    { prefix: '/api' },
  );
  const { library, files, log } = dependencies;
  const brand = makerBrand({ files, documents, media: mediaOf(library), log });
  await app.register(async (media) => mediaRoutes(media, { library, revision: snapshot, isPrivate, rights, work }), {
    prefix: '/media',
  });

  await app.register(
    async (cards) => cardRoutes(cards, { snapshot, settingsOf, media: library.bytes, files, work, brand }),
    {
      prefix: '/media/og',
    },
  );
  await app.register(async (composed) => composedRoutes(composed, { snapshot, work, brand }), {
    prefix: '/media/picture',
  });
  await app.register(async (wiring) => wiringRoutes(wiring, { snapshot, work, brand }), { prefix: '/media/wiring' });

  const clock = dependencies.clock ?? (() => new Date());
  await app.register(async (lists) =>
    modelListRoutes(lists, { snapshot, settingsOf, work, documents, brand, viewerOf, clock }),
  );
  await app.register(async (lists) =>
    comparisonRoutes(lists, { snapshot, settingsOf, work, publicUrl: config.publicUrl }),
  );
  const client: ClientFiles | null = site.clientDir === null ? null : await clientFiles(site.clientDir);
  await app.register(clientRoutes, { files: client });
  await app.register(workerRoutes, { files: client, offline: config.offline });
  await app.register(async (names) =>
    discoveryRoutes(names, {
      publicUrl: config.publicUrl,
      snapshot,
      settingsOf,
      brand,
      work,
    }),
  );
  await app.register(async (looks) => faceRoutes(looks, { snapshot, settingsOf, brand, brandSheet: site.brandSheet }));
  await app.register(async (feeds) => feedRoutes(feeds, { ...config, snapshot, settingsOf, work }));
  const { drafts, staffOf } = dependencies;
  if (client !== null) await app.register(previewFiles, { prefix: FILES, files: client });
  if (drafts !== undefined) {
    const services = { config, site, snapshot, library, mediaRights: rights, documents, brand, work, log, clock };
    await app.register(async (previews) => previewRoutes(previews, { ...services, ...drafts, staffOf }), {
      prefix: '/office/preview/:key',
    });
  }
  const { officeDir = null } = dependencies;
  if (officeDir !== null) {
    const office = officeFiles(await clientFiles(officeDir));
    await app.register(async (pages) => officeRoutes(pages, { ...config, files: office }), { prefix: '/office' });
  }
  await app.register(async (assets) => refuseUnknownPaths(assets), { prefix: '/assets' });
  const store = pageStore({
    ...config,
    render: site.render,
    work,
    transport: inProcessTransport,
    faces: brand.ofPages,
    keep: site.keep,
  });
  renderAgain({ content, door, store, log: dependencies.log });
  await app.register(async (pages) =>
    pageRoutes(pages, {
      store,
      revision: snapshot,
      work,
      door,
      redirectOf: ({ redirects }, url) => findRedirect(redirects, url),
      ...(dependencies.redirectUses === undefined ? {} : { uses: dependencies.redirectUses }),
    }),
  );
  return app;
}

function outsideServices(snapshot: Snapshot | null): OutsideServices {
  if (snapshot === null) return { videoBase: '', mapEmbed: '', measurementId: '' };
  const settings = settingsOf(snapshot);
  return {
    videoBase: settings['video.embedBase'],
    mapEmbed: settings['contact.mapEmbed'],
    measurementId: settings['analytics.measurementId'],
  };
}
