import { commands, SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadTransport } from './upload-transport.ts';

/** A browser's request: the test says what becomes of it. */
class FakeRequest {
  opened: unknown[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  responseType = '';
  status = 200;
  response: unknown = null;
  sent = new FormData();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    made = this;
  }
  open(...given: unknown[]): void {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(sent: FormData): void {
    this.sent = sent;
  }
}
let made: FakeRequest;
const shares: number[] = [];
let token: string | null;
beforeEach(() => {
  shares.length = 0;
  token = null;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('localStorage', { getItem: () => token });
});
const file = new File(['abc'], 'ada.pdf');
const send = () =>
  uploadTransport({ key: 'a key', file, onProgress: (share) => shares.push(share) })({
    call: commands.applyWithFile,
    body: { first: 'Ada' },
  } as never);

test('a file goes beside the body, under the key of the submit', async () => {
  const sent = send();
  expect(made.opened).toEqual([commands.applyWithFile.method, `/api${commands.applyWithFile.path}`]);
  expect(made.headers).toEqual({ [SUBMISSION_KEY_HEADER]: 'a key' });
  expect(made.responseType).toBe('json');
  expect(JSON.parse(String(made.sent.get('data')))).toEqual({ first: 'Ada' });
  expect(await (made.sent.get('file') as File).text()).toBe('abc');
  Object.assign(made, { status: 413, response: { code: 'too-large' } });
  made.onload?.();
  expect(await sent).toEqual({ status: 413, body: { code: 'too-large' } });
});

test('somebody who is signed in says so', () => {
  token = 'a token';
  void send();
  expect(made.headers).toMatchObject({ authorization: 'Bearer a token' });
});

test('the share that has left is told, of an empty file too', () => {
  void send();
  for (const loaded of [0, 1, 4]) made.upload.onprogress?.({ loaded, total: 4 });
  made.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(shares).toEqual([0, 0.25, 1, 0]);
});

test.each(['onerror', 'onabort'] as const)('one that ends by %s did not get through', async (how) => {
  const sent = send();
  made[how]?.();
  await expect(sent).rejects.toThrow('did not get through');
});
