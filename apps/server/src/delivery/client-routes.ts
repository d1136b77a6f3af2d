import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import type { ClientFiles } from './client-files.ts';
import { WORKER_PATH } from './worker-routes.ts';

const ASSETS = '/assets/';
const hide = { schema: { hide: true } };

/** The client's files: those below /assets/ carry a hash in their name and never change, the others are asked about. */
export async function clientRoutes(app: FastifyInstance, { files }: { files: ClientFiles | null }): Promise<void> {
  const rootFiles = (files?.paths() ?? []).filter((path) => !path.startsWith(ASSETS) && path !== WORKER_PATH);
  for (const path of rootFiles)
    app.get(path, hide, async (request, reply) => {
      const stored = files?.get(path);
      if (stored === undefined) throw notFound(path);
      return sendBytes(request, reply, stored, REVALIDATE);
    });
  if (files !== null)
    app.get<{ Params: { '*': string } }>(`${ASSETS}*`, hide, async (request, reply) => {
      const stored = files.get(ASSETS + request.params['*']);
      if (stored === undefined) throw notFound(request.url);
      asPartOfPage(reply);
      return sendBytes(request, reply, stored, IMMUTABLE);
    });
}
