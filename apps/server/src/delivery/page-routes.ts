import type { FoundRedirect } from '@millrace/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontDoor } from '../bytes/front-door.ts';
import { CONTENT_MARK, REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { asProblem } from '../problems/as-problem.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { RedirectUses } from '../redirects/redirect-uses.ts';
import { widenedPolicy } from '../security/content-policy.ts';
import type { Work } from '../work/work.ts';
import { normalAddress } from './page-address.ts';
import type { DeliveredPage, PageStore } from './page-store.ts';
import { plainPage } from './plain-page.ts';

export interface PageDependencies<Revision extends object> {
  store: PageStore<Revision>;
  /** Throws `not-ready` before the first. */
  revision(): Revision;
  work: Pick<Work, 'admit'>;
  door: Pick<FrontDoor, 'keep'>;
  /** The way from an old address; null of any other. It is asked where no page is kept, and hides none. */
  redirectOf(revision: Revision, url: string): FoundRedirect | null;
  uses?: Pick<RedirectUses, 'note'>;
}

/** Every address without another route is a page's. */
export async function pageRoutes<Revision extends object>(
  app: FastifyInstance,
  { store, revision, work, door, redirectOf, uses }: PageDependencies<Revision>,
): Promise<void> {
  app.setErrorHandler(answerPlainly);
  app.addHook('onRequest', async (request, reply) => {
    if (normalAddress(request.url).holdsToken) reply.header('referrer-policy', 'no-referrer');
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isEmptySearch(request.url)) return reply.header('cache-control', 'no-cache').redirect(EMPTY_SEARCH);
    const { url, isRespelled } = normalAddress(request.url);
    if (isRespelled) return reply.header('cache-control', 'no-cache').redirect(url);
    const current = revision();
    const kept = store.kept(current, request.url);
    if (kept !== undefined) {
      sendPage(request, reply, kept);
      if (kept.kind === 'page' && isNormal(request.url))
        door.keep(current, request.url, kept.bytes, reply.getHeaders());
      return reply;
    }
    const moved = redirectOf(current, request.url);
    if (moved !== null) {
      uses?.note(moved.from);
      return reply.header('cache-control', REVALIDATE).headers(CONTENT_MARK).redirect(moved.location, moved.status);
    }
    return sendPage(request, reply, await store.get(current, request.url, work.admit(request)));
  });
}

/** A search for nothing has an empty text for its id (specification 2.9); what a form sends is its own page's to redirect. */
const EMPTY_SEARCH = '/search/';
const isEmptySearch = (url: string): boolean => /^\/search(?:\?(?!(?:.*&)?search=)|$)/i.test(url);

const POLICY = 'content-security-policy';

/** One spelling of an address is answered at the door, so that the endless others cannot crowd it. */
function isNormal(asked: string): boolean {
  const { url, typed } = normalAddress(asked);
  return !typed && url === asked;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: DeliveredPage): FastifyReply {
  if (page.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
  const policy = reply.getHeader(POLICY);
  if (policy !== undefined) reply.header(POLICY, widenedPolicy(String(policy), page.sources));
  return sendBytes(request, reply.code(page.status), page.bytes, page.status === 200 ? REVALIDATE : 'no-store');
}

/** A page that cannot be rendered at all: in plain words, without detail. */
function answerPlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'page failed');
  if (error instanceof ProblemError) reply.headers(error.headers);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(problem.title, problem.message));
}
