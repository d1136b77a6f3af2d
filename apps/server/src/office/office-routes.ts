import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE, OWN_ORIGIN, sendBytes } from '../bytes/send-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import { permissionsPolicy } from '../security/security-headers.ts';
import type { OfficeFiles } from './office-files.ts';
import { officePolicy } from './office-policy.ts';

export interface OfficeDependencies {
  files: OfficeFiles;
  mediaBase: string;
  botCheck: { provider: string };
}

const hide = { schema: { hide: true } };
/** Its address stays while its files change, and nothing of the office stays on a device. */
const NO_STORE = 'no-store';
/** Staff sign in with a passkey, on no other page. */
const PASSKEYS = { 'publickey-credentials-get': '(self)', 'publickey-credentials-create': '(self)' };

/** The office at `/office`: one document for every address below it, as its script knows its pages, and the files of its build. */
export async function officeRoutes(
  app: FastifyInstance,
  { files, mediaBase, botCheck }: OfficeDependencies,
): Promise<void> {
  const headers = {
    'content-security-policy': officePolicy({ mediaBase, hasRecaptcha: botCheck.provider === 'recaptcha-v3' }),
    'permissions-policy': permissionsPolicy(PASSKEYS),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    ...OWN_ORIGIN,
  };
  const sendDocument = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendBytes(request, reply.headers(headers), files.document, NO_STORE);
  app.get('/', hide, async (request, reply) => sendDocument(request, reply));
  app.get('/*', hide, async (request, reply) => sendDocument(request, reply));
  app.get<{ Params: { '*': string } }>('/assets/*', hide, async (request, reply) => {
    const stored = files.get(`/assets/${request.params['*']}`);
    if (stored === undefined) throw notFound(request.url);
    asPartOfPage(reply);
    return sendBytes(request, reply.headers(OWN_ORIGIN), stored, IMMUTABLE);
  });
}
