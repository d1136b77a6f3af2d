import { callPath } from '@millrace/contract';
import { type ImportSession, officeCalls, type VerdictPage } from '@millrace/contract/office';
import type { TestApp } from './open-test-app.ts';
import type { OfficeCallGiven } from './send-office-call.ts';
import { sendOfficeCall } from './send-office-call.ts';
import { cookieOf } from './staff-by.ts';

/** Imports as a browser of staff makes them. */
export function importCalls(server: () => TestApp) {
  const upload = (name: string, bytes: Uint8Array | string, { to, as = 'ada' }: { to?: string; as?: string } = {}) => {
    const form = new FormData();
    form.set('data', JSON.stringify({ name }));
    form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name.slice(name.lastIndexOf('/') + 1));
    const call = to === undefined ? officeCalls.officeBeginImport : officeCalls.officeAddImportFile;
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return encoded.arrayBuffer().then((body) =>
      server().app.inject({
        method: 'POST',
        url: `/api${callPath(call.path, { import: to ?? '' })}`,
        headers: { ...cookieOf(as), 'content-type': type },
        payload: Buffer.from(body),
      }),
    );
  };
  const ask = async (name: keyof typeof officeCalls, given?: OfficeCallGiven) => {
    const answer = (await sendOfficeCall(server(), name, given)).json();
    if (Object.hasOwn(Object(answer), 'code')) throw new Error(`${answer.code}: ${answer.message}`);
    return answer;
  };
  const begin = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    const answer = (await upload(name, bytes)).json();
    if (typeof answer.id !== 'string') throw new Error(`${answer.code}: ${answer.message}`);
    return answer.id;
  };
  return {
    upload,
    begin,
    ask,
    draft: async (): Promise<string> => (await ask('officeBeginDraft', { body: { name: 'Import' } })).id,
    session: (id: string): Promise<ImportSession> => ask('officeImport', { params: { import: id } }),
    verdict: (id: string, query: object = {}): Promise<VerdictPage> =>
      ask('officeVerdict', { params: { import: id }, query }),
    land: (id: string, body: object) => sendOfficeCall(server(), 'officeLandImport', { params: { import: id }, body }),
  };
}
