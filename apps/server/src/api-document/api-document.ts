import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { revisionCache } from '../bytes/revision-cache.ts';
import { sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import type { Work } from '../work/work.ts';
import { type DocumentForm, makeForm } from './make-form.ts';

const CHECK = 'no-cache';
const MAX_BYTES = 8 * (1 << 20);
/** The addresses of the user interface's own that send the document, made anew each time. */
const FORMS = new Map<string | undefined, DocumentForm>([
  ['/api/docs/json', 'json'],
  ['/api/docs/yaml', 'yaml'],
]);

/** The description of the API at `/api/openapi.json`, readable at `/api/docs`. Register before the routes it describes. */
export async function apiDocument(
  app: FastifyInstance,
  { publicUrl, work }: { publicUrl: string; work: Work },
): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  const send = async (request: FastifyRequest, reply: FastifyReply, form: DocumentForm): Promise<FastifyReply> => {
    const make = () => cache.get(app, form, () => makeForm[form](app.swagger()));
    const bytes = cache.kept(app, form) ?? (await work.run('documents', work.admit(request), make));
    return sendBytes(request, reply, bytes, CHECK);
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
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => send(request, reply, 'json'));
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      preHandler: (request, reply, next) => {
        const form = FORMS.get(request.routeOptions.url);
        if (form === undefined) next();
        else void send(request, reply, form).catch(next);
      },
    },
    theme: { title: 'API reference' },
    // Without its bar on top: one document, no outside validator.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
  });
}
