import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPasskey, hasPasskeys, showPasskey } from './passkeys.ts';

class Credential {
  toJSON = () => ({ id: 'key' });
  static parseRequestOptionsFromJSON = (question: object) => ({ read: question });
  static parseCreationOptionsFromJSON = (question: object) => ({ made: question });
}
const device = { get: vi.fn(), create: vi.fn() };
const asked: [string, unknown][] = [];
const ADDED = { session: {}, codes: null };

beforeEach(() => {
  asked.length = 0;
  device.get.mockReset().mockImplementation(async () => new Credential());
  device.create.mockReset().mockImplementation(async () => new Credential());
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('navigator', { credentials: device });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push([`${method} ${address}`, JSON.parse(typeof body === 'string' ? body : 'null')]);
    return Response.json(method === 'POST' ? { challenge: 'c' } : ADDED);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const left = () => Promise.reject(new DOMException('', 'NotAllowedError'));
const stolen = () => Promise.reject(new DOMException('', 'SecurityError'));

test.each([
  ['a browser that reads the questions', Credential, true],
  ['one that has passkeys, but does not read them', class {}, false],
  ['one without passkeys', undefined, false],
])('%s: %s', (_, given, has) => {
  vi.stubGlobal('PublicKeyCredential', given);
  expect(hasPasskeys()).toBe(has);
});

test('a passkey is shown for the question of the server', async () => {
  expect(await showPasskey({ challenge: 'c' })).toEqual({ id: 'key' });
  expect(device.get.mock.calls).toEqual([[{ publicKey: { read: { challenge: 'c' } } }]]);
});

test('none is shown where the person left the dialog, or the device shows something else', async () => {
  device.get.mockImplementation(left);
  expect(await showPasskey({})).toBeNull();
  device.get.mockImplementation(async () => ({ toJSON: () => ({ id: 'password' }) }));
  expect(await showPasskey({})).toBeNull();
});

test('another failure of the device is none of leaving', async () => {
  device.get.mockImplementation(stolen);
  await expect(showPasskey({})).rejects.toThrow(expect.objectContaining({ name: 'SecurityError' }));
  device.get.mockImplementation(() => Promise.reject(Object.assign(new Error('broken'), { name: 'NotAllowedError' })));
  await expect(showPasskey({})).rejects.toThrow('broken');
});

test('a new passkey is made for the question of the server, and confirmed there', async () => {
  expect(await addPasskey()).toEqual(ADDED);
  expect(device.create.mock.calls).toEqual([[{ publicKey: { made: { challenge: 'c' } } }]]);
  expect(asked).toEqual([
    ['POST /api/office/factors/passkey', null],
    ['PUT /api/office/factors/passkey', { name: 'Passkey', passkey: { id: 'key' } }],
  ]);
});

test('nothing is confirmed where the person left the dialog', async () => {
  device.create.mockImplementation(left);
  expect(await addPasskey()).toBeNull();
  expect(asked.map(([call]) => call)).toEqual(['POST /api/office/factors/passkey']);
});
