import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy, policyText } from './content-policy.ts';

export interface SecurityOptions {
  publicUrl: string;
  mediaBase: string;
  /** As the settings in force say; changes when content is published. */
  videoBase(): string;
  /** While developing: sources that hot reload needs besides, by directive. */
  besides?: Record<string, readonly string[]>;
}

const HSTS_SECONDS = 31_536_000;

/** Headers every answer carries. A route that needs another content security policy sets its own. */
export async function securityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures and documents are there to be linked to, also from a content delivery host.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  let known = { videoBase: '', text: '' };
  app.addHook('onRequest', async (_request, reply) => {
    const videoBase = options.videoBase();
    if (known.text === '' || known.videoBase !== videoBase) known = { videoBase, text: policyOf(options, videoBase) };
    reply.header('content-security-policy', known.text);
  });
}

function policyOf({ mediaBase, besides = {} }: SecurityOptions, videoBase: string): string {
  const directives = contentPolicy({ mediaBase, videoBase });
  for (const [name, sources] of Object.entries(besides))
    directives[name] = [...(directives[name] ?? directives['default-src'] ?? []), ...sources];
  return policyText(directives);
}
