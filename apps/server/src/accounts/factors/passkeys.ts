import { isIP } from 'node:net';
import type { PasskeyRow } from '@millrace/database';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** A passkey belongs to the name of a host, which an address in figures is not. */
export function takesPasskeys(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

interface AskedUser {
  id: string;
  email: string;
}
type Kept = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Asks passkeys, and judges what they say. The library is loaded with the first question: most sites have none. */
export function openPasskeys(publicUrl: string) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  const library = () => import('@simplewebauthn/server');
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: false };
  const named = (passkeys: readonly Kept[]) =>
    passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsOf(transports) }));
  return {
    /** A new passkey of a user, who has others already. */
    askNew: async ({ id, email }: AskedUser, others: readonly Kept[]) =>
      (await library()).generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: email,
        userID: new TextEncoder().encode(id),
        attestationType: 'none',
        excludeCredentials: named(others),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      }),
    /** null: not made for this question and this site. */
    judgeNew: async (given: Record<string, unknown>, challenge: string): Promise<Kept | null> => {
      const { verifyRegistrationResponse } = await library();
      const response = given as unknown as RegistrationResponseJSON;
      const judged = await attempted(() =>
        verifyRegistrationResponse({ ...expected, response, expectedChallenge: challenge }),
      );
      if (judged?.verified !== true) return null;
      const { id, publicKey, counter, transports = [] } = judged.registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },
    /** One of a user's passkeys. */
    ask: async (passkeys: readonly Kept[]) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        allowCredentials: named(passkeys),
        userVerification: 'preferred',
      }),
    /** Returns the counter of the device; null: not signed by this passkey for this question and this site. */
    judge: async (given: Record<string, unknown>, challenge: string, passkey: Kept): Promise<number | null> => {
      const { verifyAuthenticationResponse } = await library();
      const response = given as unknown as AuthenticationResponseJSON;
      const credential = {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      };
      const judged = await attempted(() =>
        verifyAuthenticationResponse({ ...expected, response, expectedChallenge: challenge, credential }),
      );
      return judged?.verified === true ? judged.authenticationInfo.newCounter : null;
    },
  };
}

export type Passkeys = ReturnType<typeof openPasskeys>;

/** The library throws at whatever is not as the standard asks. */
async function attempted<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

const transportsOf = (words: readonly string[]): AuthenticatorTransport[] =>
  words.map((word) => word as AuthenticatorTransport);
