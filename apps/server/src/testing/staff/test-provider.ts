import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

const SIGN_IN = '/sign-in/';
/** Seconds. */
const TTL = 600;

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Goes to an address of the provider as a browser does in which somebody signs in under this name; returns where it sends the browser
   * back to.
   */
  visit(address: string, name: string): Promise<URL>;
  /** Refuses whoever signs in from now on. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
}

/** A real OpenID Connect provider on this machine, with one client. Whoever comes signs in at once; consent is given. */
export async function startTestProvider(redirectUri: string): Promise<TestProvider> {
  const client = { clientId: 'the-office', clientSecret: 'a secret of the office, for tests' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let isRefusing = false;
  let visitor = '';
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['a key for tests'] },
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${SIGN_IN}${uid}` },
    loadExistingGrant: async (context) => {
      const { provider: own, session, client: asking } = context.oidc;
      if (session?.accountId === undefined || asking === undefined) return undefined;
      const grant = new own.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    jwks: { keys: [signingKey()] },
    ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
    pkce: { required: () => true },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith(SIGN_IN) !== true) return answer(request, response);
    const result = isRefusing
      ? { error: 'access_denied', error_description: 'not today' }
      : { login: { accountId: visitor } };
    return provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    ...client,
    refuse: (isIt) => {
      isRefusing = isIt;
    },
    visit: async (address, name) => {
      visitor = name;
      const cookies = new Map<string, string>();
      let next = new URL(address);
      while (next.origin === issuer) {
        const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const sent = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of sent.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(key, value);
        }
        const location = sent.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${sent.status}: ${await sent.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
