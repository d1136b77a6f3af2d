import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { revisionCache } from '../bytes/revision-cache.ts';
import { sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import { refuseMethodsBut } from '../problems/refuse-methods-but.ts';
import type { Work } from '../work/work.ts';
import { configuratorSchema } from './configurator-schema.ts';
import { type DocumentForm, makeForm } from './make-form.ts';
import { readerFiles } from './reader-files.ts';

const CHECK = 'no-cache';
const MAX_BYTES = 8 * (1 << 20);
const OPENAPI = '/api/openapi.json';
/** How a configurator is written in a file (decision 291). */
const CONFIGURATOR_SCHEMA = '/api/configurator.schema.json';
const READER = '/api/docs';
/** The route of the user interface's own that sends its files, from the disk and uncompressed each time. */
const FILES = `${READER}/static/*`;
/** The addresses of the user interface's own that send the document, made anew each time. */
const FORMS = new Map<string, DocumentForm>([
  [`${READER}/json`, 'json'],
  [`${READER}/yaml`, 'yaml'],
]);

/** The description of the API at `/api/openapi.json`, readable at `/api/docs`. Register before the routes it describes. */
export async function apiDocument(
  app: FastifyInstance,
  { publicUrl, work }: { publicUrl: string; work: Work },
): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  const files = await readerFiles();
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<StoredBytes>,
  ): Promise<FastifyReply> => {
    const keep = () => cache.get(app, key, make);
    const bytes = cache.kept(app, key) ?? (await work.run('documents', work.admit(request), keep));
    return sendBytes(request, reply, bytes, CHECK);
  };
  const sendForm = (request: FastifyRequest, reply: FastifyReply, form: DocumentForm): Promise<FastifyReply> =>
    send(request, reply, form, () => makeForm[form](app.swagger()));
  const sendFile = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.routeOptions.url !== FILES) return undefined;
    const { pathname } = new URL(request.url, publicUrl);
    const name = pathname.slice(FILES.length - 1);
    if (!files.has(name)) throw notFound(pathname);
    return send(request, reply, `file ${name}`, () => files.read(name));
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site API',
        version: '1',
        description: 'Catalogue, search and content, as the site itself reads them.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  app.get(OPENAPI, { schema: { hide: true } }, (request, reply) => sendForm(request, reply, 'json'));
  app.get(CONFIGURATOR_SCHEMA, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'configurator', () => configuratorSchema(`${publicUrl}${CONFIGURATOR_SCHEMA}`)),
  );
  await app.register(async (reader) => {
    reader.addHook('onRequest', sendFile);
    await reader.register(swaggerUi, {
      routePrefix: READER,
      uiHooks: {
        preHandler: (request, reply, next) => {
          const form = FORMS.get(request.routeOptions.url ?? '');
          if (form === undefined) next();
          else void sendForm(request, reply, form).catch(next);
        },
      },
      theme: { title: 'API reference' },
      // Without its bar on top: one document, no outside validator.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
    });
  });
  for (const url of [OPENAPI, CONFIGURATOR_SCHEMA, READER, ...FORMS.keys()])
    refuseMethodsBut(app, url, ['GET', 'HEAD']);
}
