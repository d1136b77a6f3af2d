import { ApiError } from '@millrace/contract';
import { beforeEach, expect, test } from 'vitest';
import { type FakeUpload, takeUploads } from '../testing/fake-upload.ts';
import { keepFormToken } from './office-transport.ts';
import { sendFile, sendUpload } from './office-upload.ts';

let uploads: FakeUpload[];
let stop: AbortController;
const file = new File(['abc'], 'tern.pdf');
const shares: number[] = [];
beforeEach(() => {
  uploads = takeUploads();
  stop = new AbortController();
  shares.length = 0;
});
const onProgress = (share: number): void => void shares.push(share);
function upload() {
  const sent = sendUpload({ file, signal: stop.signal, onProgress });
  return { sent, made: madeLast() };
}
function madeLast(): FakeUpload {
  const made = uploads.at(-1);
  if (made === undefined) throw new Error('Nothing was sent.');
  return made;
}

test('a file goes to the media library by its name, with the token of the session', async () => {
  keepFormToken('a token');
  const { sent, made } = upload();
  expect(made.opened).toEqual(['POST', '/api/office/media/uploads']);
  expect(Object.values(made.headers)).toEqual(['a token']);
  expect(made.responseType).toBe('json');
  expect([...made.sent].map(([name]) => name)).toEqual(['data', 'file']);
  expect(made.data).toEqual({ name: 'tern.pdf' });
  expect(await (made.sent.get('file') as File).text()).toBe('abc');
  made.answer(200, { path: '/tern.pdf' });
  expect(await sent).toEqual({ path: '/tern.pdf' });
});

test('a call that takes a file has its own address, and data before the file', () => {
  void sendFile({ address: '/office/imports', data: { name: 'a/b.csv' }, file, signal: stop.signal, onProgress });
  expect([madeLast().opened, madeLast().data]).toEqual([['POST', '/api/office/imports'], { name: 'a/b.csv' }]);
});

test('the share that has left is told, of an empty file too', () => {
  const { made } = upload();
  for (const loaded of [0, 1, 4]) made.upload.onprogress?.({ loaded, total: 4 });
  made.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(shares).toEqual([0, 0.25, 1, 0]);
});

test.each([
  ['a refusal', 413, { code: 'too-large', message: 'Too large.' }, 'too-large'],
  ['a page of a proxy', 502, '<html>', undefined],
  ['a body without words', 500, { code: 'x' }, undefined],
  ['no body', 500, null, undefined],
])('%s rejects as a call does', async (_, status, body, code) => {
  const { sent, made } = upload();
  made.answer(status, body);
  const error = await sent.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, problem: code === undefined ? null : { code } });
});

test('a line that breaks is told, and no refusal', async () => {
  const { sent, made } = upload();
  made.onerror?.();
  await expect(sent).rejects.toThrow('did not get through');
});

test('what is given up ends, with its reason', async () => {
  const { sent } = upload();
  stop.abort(new Error('given up'));
  await expect(sent).rejects.toThrow('given up');
});
