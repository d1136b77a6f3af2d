import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The description of the API at `/api/openapi.json`, readable at `/api/docs`. Register before the routes it describes. */
export async function apiDocument(app: FastifyInstance, options: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site API',
        version: '1',
        description: 'Catalogue, search and content, as the site itself reads them.',
      },
      servers: [{ url: options.publicUrl }],
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.send(app.swagger()));
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'API reference' },
    // Without its bar on top: one document, no outside validator.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
  });
}
