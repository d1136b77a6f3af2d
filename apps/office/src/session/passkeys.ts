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
export async function makePasskey(question: Json): Promise<Json | null> {
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
