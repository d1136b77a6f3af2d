import type { Snapshot } from '@millrace/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CookieDependencies, staffCaller } from '../api/office/caller-by-cookie.ts';
import { requireStaff } from '../api/office/require-staff.ts';
import { literalPath } from '../delivery/literal-path.ts';
import { requestLimit } from '../limits/request-limit.ts';
import { answerProblem } from '../problems/answer-problem.ts';
import { asProblem } from '../problems/as-problem.ts';
import { ProblemError, refused } from '../problems/problem-error.ts';
import type { CustomerViews } from './customer-views.ts';
import type { DraftPreviews } from './draft-previews.ts';
import { keptOpen } from './kept-open.ts';
import { noPreviewPage } from './no-preview-page.ts';
import { readPreviewKey } from './preview-key.ts';
import { type PreviewLinks, previewEnded } from './preview-links.ts';
import { BAR_PATH, framedByOffice, type PreviewSiteServices, previewSite } from './preview-site.ts';
import { publishedAddress } from './published-address.ts';
import { type ShownSite, type ShownTo, siteInForce } from './shown-site.ts';

export interface PreviewDependencies extends PreviewSiteServices, Pick<CookieDependencies, 'staffOf'> {
  previews: Pick<DraftPreviews, 'fresh' | 'last' | 'asOf'>;
  links: Pick<PreviewLinks, 'find'>;
  /** Remembers which of the staff looked at the site as a customer. */
  views: CustomerViews;
  /** The content in force. */
  snapshot(): Snapshot;
}

/** Finds what a key leads to, for the person who asks. */
interface Asked extends ShownTo {
  /** null: of a revision, or the site in force. */
  draftId: string | null;
  /** null: none. */
  revision: number | null;
}

/** Sites of previews that are open at once, each for one key; the one looked at longest ago is closed. */
const SITES_MOST = 8;
/** Tries of keys that name nothing, by address. */
const UNKNOWN_PER_MINUTE = 60;
const PATH = /^\/office\/preview\/([^/?#]+)(.*)$/is;
/** Everything that a page fetches is of the preview that the page was made of. */
const PART = new RegExp(`^(?:/api|/media|/downloads|${BAR_PATH})(?:[/?]|$)`, 'i');
const IN_PREVIEW = 'This is a preview of a draft: nothing was sent or stored.';

interface Opened {
  site: FastifyInstance;
  shown: ShownSite;
}

/**
 * `/office/preview/{key}/…`: the public site as a draft makes it. The key is the draft's id, for staff who are signed in to the office, or
 * that of a link, for anybody who has it. Staff see it as a customer, too, and so the site in force, and the site as a revision made it
 * (`preview-key.ts`).
 */
export async function previewRoutes(app: FastifyInstance, dependencies: PreviewDependencies): Promise<void> {
  const { previews, links, views, config } = dependencies;
  const opened = keptOpen<Opened>({
    most: SITES_MOST,
    close: ({ site }) => site.close(),
    onFault: (error) => dependencies.log.error({ err: error }, 'the site of a preview could not be closed'),
  });
  const chargeUnknown = requestLimit(app, 'preview-key', UNKNOWN_PER_MINUTE);

  async function asked(request: FastifyRequest, key: string): Promise<Asked> {
    const named = readPreviewKey(key);
    if (named.kind === 'link') {
      const linked = await links.find(key);
      if (linked !== null) return { ...linked, revision: null, isOfStaff: false };
      await chargeUnknown(request);
      throw previewEnded();
    }
    const staff = await staffCaller(request, { ...dependencies, publicUrl: config.publicUrl });
    if (named.kind === 'revision') {
      requireStaff({ rights: 'editor' }, staff);
      return { draftId: null, revision: named.revision, customerId: null, isOfStaff: true };
    }
    const draftId = named.kind === 'draft' ? named.draftId : null;
    const { customerId } = named;
    requireStaff({ rights: customerId === null ? 'writer' : 'editor' }, staff);
    if (customerId !== null && staff !== null)
      await views.note({ userId: staff.userId, address: request.ip, customerId, draftId });
    return { draftId, revision: null, customerId, isOfStaff: true };
  }

  async function shownOf({ draftId, revision, customerId }: Asked, rest: string): Promise<ShownSite> {
    if (revision !== null) return previews.asOf(revision);
    const shown =
      draftId === null
        ? siteInForce(dependencies.snapshot())
        : await (PART.test(rest) ? previews.last(draftId) : previews.fresh(draftId));
    if (customerId !== null && !shown.snapshot.customers.byId.has(customerId))
      throw refused(
        'not-found',
        `There is no customer ${customerId} ${draftId === null ? 'on this site' : 'in this draft'}.`,
      );
    return shown;
  }

  async function open(key: string, { isOfStaff, customerId }: ShownTo, shown: ShownSite): Promise<Opened> {
    const one: Omit<Opened, 'site'> = { shown };
    const current = () => one.shown;
    const site = await previewSite(dependencies, { base: baseOf(key), current, isOfStaff, customerId });
    return Object.assign(one, { site });
  }

  async function siteOf(key: string, to: ShownTo, shown: ShownSite): Promise<Opened> {
    const found = await opened.get(key, () => open(key, to, shown));
    found.shown = shown;
    return found;
  }

  app.setErrorHandler(answerPlainly(new URL(config.publicUrl).host, framedByOffice(config)));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    // Before a body is read.
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refused('not-allowed', IN_PREVIEW);
  });
  app.addHook('onClose', () => opened.closeAll());
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [, key = '', rest = ''] = PATH.exec(request.url) ?? [];
    const to = await asked(request, key);
    if (!rest.startsWith('/') || rest === '/') return reply.redirect(`${baseOf(key)}/home`);
    const shown = await shownOf(to, rest);
    const published = PART.test(rest) ? null : publishedAddress(shown, rest);
    if (published !== null) return reply.redirect(baseOf(key) + published);
    const { site } = await siteOf(key, to, shown);
    reply.hijack();
    request.raw.url = literalPath(rest);
    site.routing(request.raw, reply.raw);
    return reply;
  };
  for (const url of ['/', '/*']) app.all(url, { schema: { hide: true } }, show);
}

const baseOf = (key: string): string => `/office/preview/${key}`;

/** In plain words, with what to do next, for somebody who opened the address; as all failures for a script. */
const answerPlainly =
  (host: string, framed: Readonly<Record<string, string>>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.headers['sec-fetch-dest'] !== 'document' && !request.headers.accept?.includes('text/html'))
      return answerProblem(error, request, reply);
    const problem = asProblem(error);
    if (problem.code === 'unexpected') request.log.error({ err: error }, 'preview failed');
    if (error instanceof ProblemError) reply.headers(error.headers);
    const [, key = ''] = PATH.exec(request.url) ?? [];
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .headers(framed)
      .type('text/html; charset=utf-8')
      .send(noPreviewPage(problem, readPreviewKey(key), host));
  };
