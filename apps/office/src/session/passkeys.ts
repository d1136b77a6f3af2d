import { request } from '@millrace/contract';
import { accessCalls, type FactorAdded } from '@millrace/contract/office';
import { officeTransport } from '../api/office-transport.ts';

type Json = Record<string, unknown>;

/** Whether this browser reads the questions of WebAuthn in their JSON form. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Asks the device to show a passkey; null: the person left the device's own dialog. */
export async function showPasskey(question: Json): Promise<Json | null> {
  // The library of the server has made it: its own JSON form of these options.
  const options = question as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asJson(() => navigator.credentials.get({ publicKey }));
}

/** Asks the device to make a passkey; null: the person left the device's own dialog. */
async function makePasskey(question: Json): Promise<Json | null> {
  const options = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asJson(() => navigator.credentials.create({ publicKey }));
}

async function asJson(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}

/** Sets up a new passkey of the user; null: the person left the device's own dialog. */
export async function addPasskey(): Promise<FactorAdded | null> {
  const passkey = await makePasskey(await request(officeTransport, accessCalls.beginPasskey, {}));
  if (passkey === null) return null;
  return request(officeTransport, accessCalls.confirmPasskey, { body: { name: 'Passkey', passkey } });
}
