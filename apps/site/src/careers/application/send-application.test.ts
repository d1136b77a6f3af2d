import { commands, SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyValues } from './application-values.ts';
import { sendApplication } from './send-application.ts';

let sent: { path: string; key: string | undefined; body: Record<string, unknown>; hasFile: boolean }[];
let answer: unknown;
const warned: unknown[] = [];
beforeEach(() => {
  [sent, answer] = [[], { id: 'a' }];
  warned.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.spyOn(console, 'warn').mockImplementation((...given) => void warned.push(given[1]));
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get(SUBMISSION_KEY_HEADER) ?? undefined;
    sent.push({ path, key, body: JSON.parse(String(body)), hasFile: false });
    return Response.json(answer);
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      path = '';
      key: string | undefined;
      readonly upload: { onprogress?: (event: object) => void } = {};
      onload?: () => void;
      status = 200;
      get response(): unknown {
        return answer;
      }
      open(_: string, path: string): void {
        this.path = path;
      }
      setRequestHeader(name: string, value: string): void {
        if (name === SUBMISSION_KEY_HEADER) this.key = value;
      }
      send(parts: FormData): void {
        this.upload.onprogress?.({ loaded: 1, total: 4 });
        sent.push({
          path: this.path,
          key: this.key,
          body: JSON.parse(String(parts.get('data'))),
          hasFile: parts.has('file'),
        });
        this.onload?.();
      }
    },
  );
});
const shares: number[] = [];
const send = (resume: File | null) =>
  sendApplication(
    { values: { ...emptyValues('Full-Time'), first: 'Ada' }, resume },
    { applied: { jobId: 7 } as never, token: 'a token', key: 'a key', onProgress: (share) => shares.push(share) },
  );

test('an application without a résumé goes as JSON', async () => {
  await send(null);
  expect(sent).toEqual([{ path: `/api${commands.apply.path}`, key: 'a key', body: expect.anything(), hasFile: false }]);
  expect(sent[0]?.body).toMatchObject({ first: 'Ada' });
  expect([JSON.stringify(sent[0]?.body).includes('a token'), warned]).toEqual([true, []]);
});

test('a résumé goes with it, under the end of a plain name, and tells how far it is', async () => {
  await send(new File(['x'], `${'a'.repeat(200)}\n.pdf`));
  expect(sent.map(({ path, key, hasFile }) => [path, key, hasFile])).toEqual([
    [`/api${commands.applyWithFile.path}`, 'a key', true],
  ]);
  const names = Object.values(sent[0]?.body ?? {}).filter((value) => String(value).endsWith('.pdf'));
  expect(names.map((name) => String(name).length)).toEqual([200]);
  expect(shares).toEqual([0.25]);
});

test('one that fails is shown in the console, without its token', async () => {
  answer = null;
  await expect(send(null)).rejects.toThrow();
  expect(warned).toEqual([expect.objectContaining({ first: 'Ada', token: undefined })]);
});
