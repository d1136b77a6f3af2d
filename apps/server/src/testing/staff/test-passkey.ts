import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);

/** A device with one passkey (WebAuthn, ES256, attestation `none`), as a browser at an origin speaks for it. */
export function testPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counted]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    create: (challenge: string) => {
      // COSE: an elliptic key (2) for ES256 (-7) on P-256 (1), with x (-2) and y (-3).
      const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
      const between = Buffer.from([0x22, 0x58, 0x20]);
      const key = Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
      const data = Buffer.concat([
        authenticatorData(PRESENT | VERIFIED | WITH_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const statement = [
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ];
      const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...statement]).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url');
      return {
        ...named,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: ['usb'] },
      };
    },
    get: (challenge: string) => {
      const [data, client] = [authenticatorData(PRESENT | VERIFIED), clientData('webauthn.get', challenge)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url');
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature,
      };
      return { ...named, clientExtensionResults: {}, response };
    },
  };
}
