import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLocalAddress } from './is-local-address.ts';
import { type StoragePlace, storagePlace } from './storage-place.ts';

/** The checked environment (house.md "Environment"). */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server; null is the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** Origin of absolute addresses, without a trailing slash. */
  publicUrl: string;
  /** Prefix of media addresses, without a trailing slash: `/media` or a content delivery host. */
  mediaBase: string;
  storage: StoragePlace;
  smtpUrl: string | null;
  botCheck: BotCheck;
  /** null: made and kept in `dataDir`. */
  sessionSecret: string | null;
  /** Whether browsers may keep pages and documents for use without a network. */
  offline: boolean;
  /** Whether the https policy (HSTS) covers all hosts below that of `publicUrl`. */
  hstsSubdomains: boolean;
  /** The provider by which staff may sign in; null: none. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Whether addresses outside that the content leads to are asked now and then. */
  checksLinks: boolean;
  /** Whether staff need a second factor. */
  staffSecondFactor: boolean;
  /** Whether a first start loads the demo content; else a site begins with words to replace. */
  demoContent: boolean;
  /** Addresses, networks or names (`loopback`, …) whose forwarded addresses are believed. */
  trustProxy: string[];
}
type BotCheck =
  | { provider: 'altcha' }
  | { provider: 'off' }
  | { provider: 'recaptcha-v3'; siteKey: string; secret: string };

export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Characters. */
export const SESSION_SECRET_MIN = 32;
const OIDC_NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const address = (protocol: RegExp, words: string) =>
  z.string().refine((text) => URL.canParse(text) && protocol.test(new URL(text).protocol), words);
const origin = address(/^https?:$/, 'an address such as https://www.example.com').refine(
  (text) => !URL.canParse(text) || isOrigin(new URL(text)),
  'must have no path, query or password',
);

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'an address such as postgres://user:password@host/name').optional(),
  PUBLIC_URL: origin.optional(),
  MEDIA_BASE_URL: address(/^https?:$/, 'an address such as https://media.example.com').optional(),
  STORAGE_URL: z
    .string()
    .refine((text) => storagePlace(text) !== null, 's3://key:secret@host/bucket?region=…')
    .optional(),
  SMTP_URL: address(/^smtps?:$/, 'an address such as smtp://user:password@host:587').optional(),
  BOT_CHECK: z.enum(['altcha', 'recaptcha-v3', 'off'], 'one of altcha, recaptcha-v3, off').default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  SESSION_SECRET: z.string().min(SESSION_SECRET_MIN, `at least ${SESSION_SECRET_MIN} characters`).optional(),
  OFFLINE: z.enum(['on', 'off'], 'on or off').default('on'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'on or off').default('off'),
  STAFF_SECOND_FACTOR: z.enum(['on', 'off'], 'on or off').default('on'),
  DEMO_CONTENT: z.enum(['on', 'off'], 'on or off').default('on'),
  CHECK_LINKS: z.enum(['on', 'off'], 'on or off').default('off'),
  OIDC_ISSUER: address(/^https?:$/, 'an address such as https://login.example.com/tenant')
    .refine(isIssuer, 'must have no query, fragment or password')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isProxy), `addresses, networks (10.0.0.0/8) or ${PROXY_NAMES.join(', ')}, by commas`)
    .optional(),
});
type Environment = z.infer<typeof environment>;

/** Reads the whole environment at once; throws ConfigError that names every fault. An empty value counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = environment.safeParse(given);
  const faults = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  faults.push(...botCheckFaults(given), ...secondFactorFaults(given), ...oidcFaults(given), ...checkLinksFaults(given));
  if (!read.success || faults.length > 0) throw new ConfigError(faults);
  return configFrom(read.data);
}

function configFrom(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: withoutSlash(
      env.PUBLIC_URL ?? `http://${isOpenHost(env.HOST) ? '127.0.0.1' : bracketed(env.HOST)}:${env.PORT}`,
    ),
    mediaBase: withoutSlash(env.MEDIA_BASE_URL ?? '/media'),
    storage: (env.STORAGE_URL === undefined ? null : storagePlace(env.STORAGE_URL)) ?? {
      kind: 'disk',
      folder: resolve(dataDir, 'files'),
    },
    smtpUrl: env.SMTP_URL ?? null,
    botCheck: botCheckFrom(env),
    sessionSecret: env.SESSION_SECRET ?? null,
    offline: env.OFFLINE === 'on',
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    oidc: oidcFrom(env),
    checksLinks: env.CHECK_LINKS === 'on',
    staffSecondFactor: env.STAFF_SECOND_FACTOR === 'on',
    demoContent: env.DEMO_CONTENT === 'on',
    trustProxy: env.TRUST_PROXY ?? [],
  };
}

/** Rules between names, checked on the raw values so that they are reported together with the rest. */
function botCheckFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'].filter((name) => env[name] === undefined);
  if (env.BOT_CHECK === 'recaptcha-v3') return missing.map((name) => `${name}: BOT_CHECK=recaptcha-v3 needs it`);
  const isPublic = env.PUBLIC_URL !== undefined && !isLocalAddress(env.PUBLIC_URL);
  if (env.BOT_CHECK === 'off' && env.NODE_ENV === 'production' && isPublic)
    return ['BOT_CHECK: off is refused in production at a public address (PUBLIC_URL)'];
  return [];
}

/** The owner of the other site reads in its log who asks. */
function checkLinksFaults({ CHECK_LINKS, PUBLIC_URL }: Readonly<Record<string, string | undefined>>): string[] {
  return CHECK_LINKS === 'on' && PUBLIC_URL === undefined ? ['CHECK_LINKS: on needs PUBLIC_URL'] : [];
}

/** A password alone is enough only where nobody but this machine can ask. */
function secondFactorFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.STAFF_SECOND_FACTOR !== 'off') return [];
  const { HOST = '127.0.0.1', PUBLIC_URL, TRUST_PROXY } = env;
  const reasons = [
    ...(isLocalAddress(`http://${bracketed(HOST)}`) ? [] : ['HOST is not loopback']),
    ...(PUBLIC_URL === undefined || isLocalAddress(PUBLIC_URL) ? [] : ['PUBLIC_URL is not local']),
    ...(TRUST_PROXY === undefined ? [] : ['TRUST_PROXY is set']),
  ];
  return reasons.length === 0 ? [] : [`STAFF_SECOND_FACTOR: off is refused, since ${reasons.join(' and ')}`];
}

/** One of the three alone is a slip; the provider's answers go over https, but for one on this machine. */
function oidcFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = OIDC_NAMES.filter((name) => env[name] === undefined);
  if (missing.length === OIDC_NAMES.length) return [];
  const issuer = env.OIDC_ISSUER ?? '';
  const isOpen = URL.canParse(issuer) && new URL(issuer).protocol === 'http:' && !isLocalAddress(issuer);
  return [
    ...missing.map((name) => `${name}: single sign-on needs all of ${OIDC_NAMES.join(', ')}`),
    ...(isOpen ? ['OIDC_ISSUER: must begin with https'] : []),
  ];
}

function oidcFrom({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Environment): Config['oidc'] {
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null;
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}

function botCheckFrom(env: Environment): BotCheck {
  if (env.BOT_CHECK !== 'recaptcha-v3') return { provider: env.BOT_CHECK };
  return { provider: env.BOT_CHECK, siteKey: env.RECAPTCHA_SITE_KEY ?? '', secret: env.RECAPTCHA_SECRET ?? '' };
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { search, hash, username, password } = new URL(text);
  return search === '' && hash === '' && username === '' && password === '';
}

function isOrigin(url: URL): boolean {
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

function isProxy(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/');
  if (PROXY_NAMES.includes(text)) return true;
  const width = isIP(host) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return isIP(host) !== 0 && fits && rest.length === 0;
}

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');
const isOpenHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
const bracketed = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);
