import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  test('everything is optional', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      mediaBase: '/media',
      storage: { kind: 'disk', folder: resolve('data/files') },
      smtpUrl: null,
      botCheck: { provider: 'altcha' },
      sessionSecret: null,
      oidc: null,
      checksLinks: false,
      staffSecondFactor: true,
      demoContent: true,
      trustProxy: [],
      offline: true,
      hstsSubdomains: false,
    });
  });

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('all faults are reported together, each with its name', () => {
    const faults = faultsOf({
      PORT: 'many',
      PUBLIC_URL: 'example.com',
      TRUST_PROXY: 'everyone',
      SESSION_SECRET: 'short',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'SESSION_SECRET', 'TRUST_PROXY']);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/shop'],
    ['MEDIA_BASE_URL', 'media.example.com'],
    ['STORAGE_URL', 's3://host/bucket'],
    ['STORAGE_URL', 'file:///tmp'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['BOT_CHECK', 'maybe'],
    ['OFFLINE', 'no'],
    ['CHECK_LINKS', 'yes'],
    ['CHECK_LINKS', 'on'],
    ['STAFF_SECOND_FACTOR', 'no'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, nobody'],
  ])('%s=%s is a fault', (name, value) => {
    expect(faultsOf({ [name]: value }).join()).toMatch(new RegExp(`^${name}: `));
  });

  test('the public address loses its trailing slash, and follows HOST and PORT where it is absent', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://127.0.0.1:80');
    expect(readConfig({ HOST: '::1', PORT: '81' }).publicUrl).toBe('http://[::1]:81');
  });

  test('links to outside are checked by a site that has a public address', () => {
    expect(readConfig({ CHECK_LINKS: 'on', PUBLIC_URL: 'https://example.com' }).checksLinks).toBe(true);
  });

  test('proxies are addresses, networks or names, by commas', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::1',
    ]);
  });
});

describe('STAFF_SECOND_FACTOR=off', () => {
  const faultOf = (env: Record<string, string>) => faultsOf({ STAFF_SECOND_FACTOR: 'off', ...env });
  test.each([
    ['nothing besides', {}],
    ['HOST=::1', { HOST: '::1' }],
    ['HOST=localhost', { HOST: 'localhost' }],
    ['a local PUBLIC_URL', { PUBLIC_URL: 'http://localhost:3000' }],
    ['an empty TRUST_PROXY', { TRUST_PROXY: '' }],
  ])('is taken with %s', (_what, env) => {
    expect(faultOf(env)).toEqual([]);
    expect(readConfig({ STAFF_SECOND_FACTOR: 'off', ...env }).staffSecondFactor).toBe(false);
  });
  test.each([
    ['an open HOST', { HOST: '0.0.0.0' }, 'HOST is not loopback'],
    ['an open HOST and a local PUBLIC_URL', { HOST: '::', PUBLIC_URL: 'http://localhost' }, 'HOST is not loopback'],
    ['a public PUBLIC_URL', { PUBLIC_URL: 'https://www.example.com' }, 'PUBLIC_URL is not local'],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }, 'TRUST_PROXY is set'],
    [
      'all of it',
      { HOST: '10.0.0.1', PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: 'loopback' },
      'HOST is not loopback and PUBLIC_URL is not local and TRUST_PROXY is set',
    ],
  ])('is refused with %s', (_what, env, why) => {
    expect(faultOf(env)).toEqual([`STAFF_SECOND_FACTOR: off is refused, since ${why}`]);
  });
});

describe('single sign-on', () => {
  const whole = { OIDC_ISSUER: 'https://login.example.com/t', OIDC_CLIENT_ID: 'office', OIDC_CLIENT_SECRET: 's' };
  test('needs all three names, or none', () => {
    expect(readConfig({}).oidc).toBeNull();
    expect(readConfig(whole).oidc).toEqual({ issuer: whole.OIDC_ISSUER, clientId: 'office', clientSecret: 's' });
    expect(faultsOf({ ...whole, OIDC_CLIENT_SECRET: ' ' })).toEqual([
      expect.stringMatching(/^OIDC_CLIENT_SECRET: single sign-on needs all of/),
    ]);
  });
  test.each(['http://login.example.com', 'login', 'https://login.example.com/?a=b', 'https://u:p@login.example.com'])(
    'refuses the issuer %s',
    (issuer) => {
      expect(faultsOf({ ...whole, OIDC_ISSUER: issuer }).join()).toMatch(/^OIDC_ISSUER: /);
    },
  );
  test('takes one without https on this machine', () => {
    expect(faultsOf({ ...whole, OIDC_ISSUER: 'http://localhost:4000' })).toEqual([]);
  });
});

describe('BOT_CHECK', () => {
  const off = { BOT_CHECK: 'off', NODE_ENV: 'production' };
  test('off is refused in production at a public address', () => {
    expect(faultsOf({ ...off, PUBLIC_URL: 'https://example.com' })).toHaveLength(1);
  });
  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])('off is allowed at %s', (address) => {
    expect(readConfig({ ...off, PUBLIC_URL: address }).botCheck).toEqual({ provider: 'off' });
  });
  test('off is allowed outside production', () => {
    expect(faultsOf({ BOT_CHECK: 'off', PUBLIC_URL: 'https://example.com' })).toEqual([]);
  });
  test('recaptcha-v3 needs both its keys', () => {
    expect(faultsOf({ BOT_CHECK: 'recaptcha-v3', PORT: 'x' })).toHaveLength(3);
    const env = { BOT_CHECK: 'recaptcha-v3', RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(readConfig(env).botCheck).toEqual({ provider: 'recaptcha-v3', siteKey: 'site', secret: 'secret' });
  });
});
