import type { Configuration, CustomFetch } from 'openid-client';
import { isLocalAddress } from '../../config/is-local-address.ts';

/** The provider of single sign-on, as the environment names it. */
export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The secrets that a browser takes to the provider, and comes back to prove. */
interface Journey {
  state: string;
  nonce: string;
  verifier: string;
}
/** Somebody at the provider, as its signed answer says. */
export interface ProvedPerson {
  issuer: string;
  subject: string;
  /** When the provider asked them to sign in. */
  at: Date;
}

/** The provider cannot be reached, or is not set up as it must be. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
/** The provider said no, or its answer is not good for this browser. */
class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

export interface Provider {
  /** For people: its host. */
  name: string;
  /** The address to go to. `asksAgain`: the provider shall ask to sign in, whoever is signed in there. */
  begin(statePrefix: string, asksAgain: boolean): Promise<{ address: string; journey: Journey }>;
  finish(answer: string, journey: Journey): Promise<ProvedPerson>;
}

/** Seconds. */
const TIMEOUT = 10;
/** A sign-in at the provider is good for so long, in seconds: who signed in there longer ago is asked again. */
const MAX_AGE = 12 * 60 * 60;

/**
 * Asks an OpenID Connect provider by the code flow, with PKCE, state and nonce. What it says of itself is read when it is first needed
 * and kept; the library is loaded then, too.
 */
export function openProvider({ issuer, clientId, clientSecret }: ProviderOptions, redirectUri: string): Provider {
  const library = () => import('openid-client');
  let found: Promise<Configuration> | null = null;
  const discover = async (): Promise<Configuration> => {
    const oidc = await library();
    const { ClientSecretBasic, ClientSecretPost, allowInsecureRequests, discovery } = oidc;
    // Without https at an address of this machine alone: the configuration refuses it elsewhere.
    const execute = isLocalAddress(issuer) ? [allowInsecureRequests] : [];
    const read = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT,
      [oidc.customFetch]: onItsOwn,
    });
    const methods = read.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const known = new oidc.Configuration(read.serverMetadata(), clientId, clientSecret, auth(clientSecret));
    known.timeout = TIMEOUT;
    known[oidc.customFetch] = onItsOwn;
    for (const change of execute) change(known);
    return known;
  };
  const configuration = (): Promise<Configuration> => {
    found ??= discover().catch((error: unknown) => {
      // Asked again with the next try.
      found = null;
      throw new ProviderAway('The provider cannot be read.', { cause: error });
    });
    return found;
  };
  return {
    name: new URL(issuer).hostname,
    begin: async (statePrefix, asksAgain) => {
      const known = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await library();
      const journey = {
        state: `${statePrefix}${randomState()}`,
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const address = buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: 'openid',
        code_challenge: await calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
        state: journey.state,
        nonce: journey.nonce,
        // With it the answer has to say when they signed in.
        max_age: String(MAX_AGE),
        ...(asksAgain ? { prompt: 'login' } : {}),
      });
      return { address: address.href, journey };
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const known = await configuration();
      const { authorizationCodeGrant, AuthorizationResponseError, ClientError, ResponseBodyError } = await library();
      const current = new URL(redirectUri);
      current.search = answer;
      try {
        const tokens = await authorizationCodeGrant(known, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          maxAge: MAX_AGE,
        });
        const claims = tokens.claims();
        if (claims?.auth_time === undefined) throw new ProviderRefused('The answer does not say when they signed in.');
        return { issuer: claims.iss, subject: claims.sub, at: new Date(claims.auth_time * 1000) };
      } catch (error) {
        if (error instanceof ProviderRefused) throw error;
        const isNo =
          error instanceof AuthorizationResponseError ||
          error instanceof ResponseBodyError ||
          error instanceof ClientError;
        if (isNo && !isTrouble(error)) throw new ProviderRefused('The provider refused.', { cause: error });
        throw new ProviderAway('The provider did not answer as it must.', { cause: error });
      }
    },
  };
}

/**
 * Fetches on a connection of its own. There are few calls, with people at the provider between them: servers close an idle connection after
 * some seconds, and a code that is sent on one just then cannot be sent again.
 */
const onItsOwn: CustomFetch = (url, { headers, body = null, signal = null, ...options }) =>
  fetch(url, {
    ...options,
    body: body instanceof Uint8Array ? new Uint8Array(body) : body,
    signal,
    headers: { ...headers, connection: 'close' },
  });

/** The library has one class for its own faults: those of the network are told apart by their code. */
const isTrouble = (error: Error): boolean =>
  'code' in error && ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(String(error.code));
