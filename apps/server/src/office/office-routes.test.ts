import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeBytes } from '../bytes/stored-bytes.ts';
import { answerProblem } from '../problems/answer-problem.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { officeFiles } from './office-files.ts';
import { officePolicy } from './office-policy.ts';
import { officeRoutes } from './office-routes.ts';

const DOCUMENT = '<!doctype html><title>Office</title>';
let app: FastifyInstance;
beforeAll(async () => {
  const files = new Map([
    ['/index.html', await storeBytes('text/html; charset=utf-8', Buffer.from(DOCUMENT))],
    ['/built-from.txt', await storeBytes('text/plain', Buffer.from('a hash'))],
    ['/assets/start-0a1b2c3d.js', await storeBytes('text/javascript', Buffer.from('start()'))],
  ]);
  app = fastify({ routerOptions: { ignoreTrailingSlash: true, caseSensitive: false } });
  app.setErrorHandler(answerProblem);
  await securityHeaders(app, {
    publicUrl: 'http://127.0.0.1:3000',
    mediaBase: '/media',
    botCheck: { provider: 'altcha' },
    services: () => ({ videoBase: 'https://video.example', mapEmbed: '', measurementId: 'G-1' }),
  });
  const mediaBase = 'https://cdn.example/media';
  await app.register(
    async (office) => officeRoutes(office, { files: officeFiles(files), mediaBase, botCheck: { provider: 'altcha' } }),
    {
      prefix: '/office',
    },
  );
});
afterAll(() => app.close());

describe('the office', () => {
  test.each(['/office', '/office/', '/office/products', '/Office/families/31?section=text', '/office/built-from.txt'])(
    'has its document at %s, which nobody keeps and no robot lists',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, DOCUMENT]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      // A cache in front keeps only what has this mark.
      expect(headers).not.toHaveProperty('surrogate-key');
    },
  );
  test('has a policy of its own: no inline script, no service of the site, no frame but of this site, and nobody frames it', async () => {
    const { headers } = await app.inject('/office');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https://cdn.example; worker-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'self'",
    );
    expect(headers['x-frame-options']).toBe('DENY');
  });
  test('may ask for a passkey, and for nothing else that the site denies itself', async () => {
    const policy = String((await app.inject('/office')).headers['permissions-policy']);
    const allowed = policy.split(', ').filter((feature) => !feature.endsWith('=()'));
    expect(allowed).toEqual(['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)']);
  });
  test('has files that stay as they are', async () => {
    const { headers, body } = await app.inject('/office/assets/start-0a1b2c3d.js');
    expect(body).toBe('start()');
    expect(headers['cache-control']).toContain('immutable');
  });
  test('has no file of another build, and no page instead of it', async () => {
    expect((await app.inject('/office/assets/start-gone.js')).statusCode).toBe(404);
  });
});

test('the outside bot check may run where staff sign in, beside frames of this site', () => {
  const policy = officePolicy({ mediaBase: '/media', hasRecaptcha: true });
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/");
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/");
});

test('an office that is built without its document is refused, with the remedy', () => {
  expect(() => officeFiles(new Map())).toThrow('npm run build -w apps/office');
});
