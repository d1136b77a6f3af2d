import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { interactionPolicy } from 'oidc-provider';

/**
 * A process: a real OpenID Connect provider for the own site, on PROVIDER_PORT, with the client of OIDC_CLIENT_ID and OIDC_CLIENT_SECRET at
 * PROVIDER_REDIRECT. Its page asks for a name and takes whoever gives one.
 */
const { PROVIDER_PORT = '', PROVIDER_REDIRECT = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = process.env;
const issuer = `http://localhost:${PROVIDER_PORT}`;
const SIGN_IN = '/sign-in/';
/** Seconds. */
const TTL = 24 * 60 * 60;

const policy = interactionPolicy.base();
policy.remove('consent');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = new Provider(issuer, {
  clients: [{ client_id: OIDC_CLIENT_ID, client_secret: OIDC_CLIENT_SECRET, redirect_uris: [PROVIDER_REDIRECT] }],
  cookies: { keys: ['a key for tests'] },
  findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_context, { uid }) => `${SIGN_IN}${uid}` },
  loadExistingGrant: async (context) => {
    const { provider: own, session, client } = context.oidc;
    if (session?.accountId === undefined || client === undefined) return undefined;
    const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid');
    await grant.save();
    return grant;
  },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
  ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
  pkce: { required: () => true },
});
const answer = provider.callback();

const PAGE =
  '<!doctype html><html lang="en"><title>The provider</title><h1>The provider</h1><form method="post">' +
  '<label>Name <input name="name" required></label><button>Sign in</button></form></html>';

async function askWho(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  let body = '';
  for await (const part of request) body += part;
  const accountId = new URLSearchParams(body).get('name') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

const server = createServer((request, response) => {
  if (request.url?.startsWith(SIGN_IN) !== true) return void answer(request, response);
  askWho(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(Number(PROVIDER_PORT), 'localhost');
process.on('SIGTERM', () => process.exit());
