import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy, type PolicyInput, policyText } from './content-policy.ts';

export type FrameAddresses = Pick<PolicyInput, 'videoBase' | 'mapEmbed'>;

export interface SecurityOptions {
  publicUrl: string;
  mediaBase: string;
  /** What may stand in frames, as the settings in force say; changes when content is published. */
  frames(): FrameAddresses;
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
  let known: FrameAddresses & { text: string } = { videoBase: '', mapEmbed: '', text: '' };
  app.addHook('onRequest', async (_request, reply) => {
    const frames = options.frames();
    const isKnown = known.text !== '' && known.videoBase === frames.videoBase && known.mapEmbed === frames.mapEmbed;
    if (!isKnown) known = { ...frames, text: policyOf(options, frames) };
    reply.header('content-security-policy', known.text);
  });
}

function policyOf({ mediaBase, besides = {} }: SecurityOptions, frames: FrameAddresses): string {
  const directives = contentPolicy({ mediaBase, ...frames });
  for (const [name, sources] of Object.entries(besides))
    directives[name] = [...(directives[name] ?? directives['default-src'] ?? []), ...sources];
  return policyText(directives);
}
