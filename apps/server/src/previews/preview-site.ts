import { anonymous, findRedirect, type Viewer } from '@millrace/catalogue';
import { type BotCheckTask, calls, commands, type OwnSession, type User } from '@millrace/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { prepareCall } from '../api/answer-call.ts';
import { callNames } from '../api/call-names.ts';
import { checkedQuery } from '../api/checked-query.ts';
import { inProcessTransport } from '../api/in-process-transport.ts';
import { grantsFor } from '../api/personal-answers.ts';
import { brandSheetRoute } from '../brand/face-routes.ts';
import type { MakerBrand } from '../brand/maker-brand.ts';
import { askedEncoding } from '../bytes/choose-encoding.ts';
import { encodeBytes } from '../bytes/encoded-bytes.ts';
import { JSON_TYPE, jsonBytes } from '../bytes/json-bytes.ts';
import { OWN_ORIGIN, sendPersonalBytes } from '../bytes/send-bytes.ts';
import { composedRoutes } from '../composed/composed-routes.ts';
import { settingsOf } from '../content/settings-of.ts';
import { pageRoutes } from '../delivery/page-routes.ts';
import { pageStore } from '../delivery/page-store.ts';
import type { Site } from '../delivery/site.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { MediaRights } from '../media/media-rights.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import { comparisonRoutes } from '../model-list/comparison-routes.ts';
import { modelListRoutes } from '../model-list/model-list-routes.ts';
import { answerProblem } from '../problems/answer-problem.ts';
import { notFound } from '../problems/problem-error.ts';
import { refuseUnknownPaths } from '../problems/refuse-unknown-paths.ts';
import { contentPolicy, policyText } from '../security/content-policy.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { wiringRoutes } from '../wiring/wiring-routes.ts';
import type { Work } from '../work/work.ts';
import { barOf } from './preview-bar.ts';
import { insidePreview, pageOfPreview } from './preview-document.ts';
import type { ShownSite, ShownTo } from './shown-site.ts';

export interface PreviewSiteServices {
  config: { publicUrl: string; mediaBase: string; trustProxy: readonly string[] };
  site: Pick<Site, 'render' | 'brandSheet'>;
  library: MediaLibrary;
  mediaRights: MediaRights;
  documents: Pick<DocumentMaker, 'make'>;
  brand: MakerBrand;
  work: Work;
  log: FastifyBaseLogger;
  clock(): Date;
}

interface PreviewSiteOptions extends ShownTo {
  /** Its address, `/office/preview/{key}`. */
  base: string;
  /** The preview as it is shown now. */
  current(): ShownSite;
}

const PART_MAX = 1000;
/** The address that the bar is fetched from when the page changes without a new document. */
export const BAR_PATH = '/preview-bar';

/**
 * The public site over the snapshot of a draft: its pages, reading calls, media and lists, at addresses as the public site has them. It has
 * no commands, and nothing that it answers may be kept.
 */
export async function previewSite(
  services: PreviewSiteServices,
  { base, current, ...to }: PreviewSiteOptions,
): Promise<FastifyInstance> {
  const { config, site, work, library, mediaRights: rights } = services;
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: PART_MAX },
  });
  app.setErrorHandler(answerProblem);
  const snapshot = () => current().snapshot;
  await securityHeaders(app, { ...config, botCheck: { provider: 'off' }, services: () => NO_SERVICES });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policyOf(current(), config)).headers(OFFICE_ALONE);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('surrogate-key');
    const location = reply.getHeader('location');
    if (location !== undefined) reply.header('location', insidePreview(String(location), base));
  });

  const viewer: Viewer = to.customerId === null ? anonymous : { kind: 'customer', customerId: to.customerId };
  await app.register(async (api) => readingCalls(api, services, { snapshot, viewer }), { prefix: '/api' });
  const { brand } = services;
  const media = { snapshot, work, brand };
  await app.register(
    async (files) =>
      mediaRoutes(files, {
        library: library.asOf(snapshot),
        revision: snapshot,
        isPrivate: (path) => snapshot().customers.media.has(path.toLowerCase()),
        rights,
        work,
      }),
    { prefix: '/media' },
  );
  await app.register(async (composed) => composedRoutes(composed, media), { prefix: '/media/picture' });
  await app.register(async (wiring) => wiringRoutes(wiring, media), { prefix: '/media/wiring' });
  const { documents, clock } = services;
  await app.register(async (lists) =>
    modelListRoutes(lists, { snapshot, settingsOf, work, documents, brand, viewerOf: async () => viewer, clock }),
  );
  await app.register(async (lists) =>
    comparisonRoutes(lists, { snapshot, settingsOf, work, publicUrl: config.publicUrl }),
  );
  app.get<{ Querystring: { path?: string } }>(BAR_PATH, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(barOf(current(), { ...to, path: String(request.query.path ?? '/home') })),
  );
  await brandSheetRoute(app, { snapshot, settingsOf, brand, brandSheet: site.brandSheet });
  // Robots and phones ask for these, of the site in force alone.
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-:part.xml', '/site.webmanifest'])
    app.get(url, (request) => {
      throw notFound(request.url);
    });
  const store = pageStore({
    publicUrl: config.publicUrl,
    mediaBase: `${base}/media`,
    keep: false,
    work,
    transport: inProcessTransport,
    faces: brand.ofPages,
    render: async (request) => {
      const answer = await site.render(request);
      if (answer.kind !== 'page') return answer;
      const bar = barOf(current(), { ...to, path: request.url });
      const isSignedIn = to.customerId !== null;
      return { ...answer, html: pageOfPreview(answer.html, { base, bar, isSignedIn }) };
    },
  });
  await app.register(async (pages) =>
    pageRoutes(pages, {
      store,
      revision: snapshot,
      work,
      door: { keep: () => undefined },
      redirectOf: ({ redirects }, url) => findRedirect(redirects, url),
    }),
  );
  await app.ready();
  return app;
}

/** Every reading call of the contract, as the viewer has it. */
async function readingCalls(
  app: FastifyInstance,
  { work, mediaRights, config }: Pick<PreviewSiteServices, 'work' | 'mediaRights' | 'config'>,
  { snapshot, viewer }: { snapshot(): ShownSite['snapshot']; viewer: Viewer },
): Promise<void> {
  for (const name of callNames)
    app.route({
      method: calls[name].method,
      url: calls[name].path,
      handler: async (request, reply) => {
        const call = prepareCall(name, { params: request.params, query: checkedQuery(request) });
        const shown = snapshot();
        const bytes = await work.run('answers', work.admit(request), () =>
          jsonBytes(call.answer(shown, viewer), grantsFor(shown, viewer, mediaRights)),
        );
        const encoding = askedEncoding(request.headers['accept-encoding']);
        return sendPersonalBytes(reply, await encodeBytes(JSON_TYPE, bytes, encoding));
      },
    });
  // A form would else stop for want of a token, and not come to be refused in words.
  app.get(commands.botCheck.path, async (): Promise<BotCheckTask> => ({ provider: 'off' }));
  if (viewer.kind === 'customer' && viewer.customerId !== null) {
    const { customerId } = viewer;
    app.get(commands.getUser.path, async () => userOf(snapshot(), customerId, new URL(config.publicUrl).hostname));
    app.get(commands.ownSessions.path, async (): Promise<OwnSession[]> => []);
  }
  app.setNotFoundHandler((request) => {
    throw notFound(request.url);
  });
  refuseUnknownPaths(app);
}

/** Stands for a user of a customer: no account is behind it. */
const userOf = ({ customers }: ShownSite['snapshot'], customerId: number, host: string): User => ({
  email: `preview@${host}`,
  username: 'preview',
  userType: null,
  customer: customers.byId.get(customerId)?.name ?? null,
  customerId,
  role: null,
});

const NO_SERVICES = { videoBase: '', mapEmbed: '', measurementId: '' };
/** Shown in a frame by the office alone, found by no robot, and its address, which is a key, told to nobody. */
const OFFICE_ALONE = {
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  ...OWN_ORIGIN,
};

/** As the public page's, without the services that would count a visit or check a form. */
function policyOf({ snapshot }: ShownSite, { mediaBase }: { mediaBase: string }): string {
  const settings = settingsOf(snapshot);
  return policyInOffice({ mediaBase, videoBase: settings['video.embedBase'], mapEmbed: settings['contact.mapEmbed'] });
}

function policyInOffice(sources: { mediaBase: string; videoBase: string; mapEmbed: string }): string {
  const directives = contentPolicy({ ...sources, measurementId: '', hasRecaptcha: false });
  return policyText({ ...directives, 'frame-ancestors': ["'self'"] });
}

/** Headers of what is said in place of a page: it stands in the same frame. */
export const framedByOffice = ({ mediaBase }: { mediaBase: string }): Readonly<Record<string, string>> => ({
  'content-security-policy': policyInOffice({ mediaBase, videoBase: '', mapEmbed: '' }),
  'x-frame-options': OFFICE_ALONE['x-frame-options'],
});
