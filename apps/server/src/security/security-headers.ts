import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy, type PolicyInput, policyText } from './content-policy.ts';

/** Services outside that pages may use. */
export type OutsideServices = Omit<PolicyInput, 'mediaBase' | 'hasRecaptcha'>;

export interface SecurityOptions {
  publicUrl: string;
  mediaBase: string;
  botCheck: { provider: string };
  /** Whether browsers must use https for every host below this one too. */
  hstsSubdomains?: boolean;
  /** As the present settings say; changes when content is published. */
  services(): OutsideServices;
  /** While developing: further sources for hot reload, by directive. */
  besides?: Record<string, readonly string[]>;
}

const HSTS_SECONDS = 31_536_000;
/** Features that no page of the site uses, nor any frame it shows: a frame cannot ask for them either. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
export const PERMISSIONS_POLICY = permissionsPolicy();

/** Denies what no page of the site uses; a page that needs a feature says which origins may have it. */
export function permissionsPolicy(used: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...Object.fromEntries(UNUSED.map((feature) => [feature, '()'])), ...used })
    .map(([feature, origins]) => `${feature}=${origins}`)
    .join(', ');
}

/** Headers every answer carries. A route that needs another content security policy sets its own. */
export async function securityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure
      ? { maxAge: HSTS_SECONDS, includeSubDomains: options.hstsSubdomains ?? false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures and documents are there to be linked to, also from a content delivery host.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    // No browser of today behaves differently without these: five lines less in every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  let known: { services: OutsideServices; text: string } | null = null;
  app.addHook('onRequest', async (_request, reply) => {
    const services = options.services();
    if (known === null || !isSame(known.services, services)) known = { services, text: policyOf(options, services) };
    reply.header('content-security-policy', known.text).header('permissions-policy', PERMISSIONS_POLICY);
  });
}

function policyOf({ mediaBase, botCheck, besides = {} }: SecurityOptions, services: OutsideServices): string {
  const hasRecaptcha = botCheck.provider === 'recaptcha-v3';
  const directives = contentPolicy({ mediaBase, hasRecaptcha, ...services });
  for (const [name, sources] of Object.entries(besides))
    directives[name] = [...(directives[name] ?? directives['default-src'] ?? []), ...sources];
  return policyText(directives);
}

const isSame = (one: OutsideServices, other: OutsideServices): boolean =>
  one.videoBase === other.videoBase && one.mapEmbed === other.mapEmbed && one.measurementId === other.measurementId;
