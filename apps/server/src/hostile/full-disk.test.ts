import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicant, pdfOf } from '../careers/testing/upload-attacks.ts';
import { demoProducer } from '../demo/demo-producer.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let server: TestApp;
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
beforeAll(async () => {
  const files = { ...memoryStore(), write: () => Promise.reject(full) };
  server = await openTestApp({ files, produce: (path) => demoProducer(server.holder.current)(path) });
});
afterAll(() => server.close());

test('a picture is drawn and sent though it cannot be kept', async () => {
  const uri = server.content.families.flatMap(({ media }) => media).find(({ uri: at }) => at.endsWith('.svg'))?.uri;
  for (const _ of [1, 2]) expect((await server.app.inject(`/media/${uri}`)).statusCode).toBe(200);
});
test('an application with a file is refused in words, and nothing of it is on record', async () => {
  const form = new FormData();
  form.set('data', JSON.stringify(applicant));
  form.set('file', new Blob([new Uint8Array(pdfOf(3000))]), 'a.pdf');
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/Applicant/apply`, { method: 'POST', body: form });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('Nothing is lost');
});
