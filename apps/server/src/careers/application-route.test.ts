import { SUBMISSION_KEY_HEADER, UPLOAD_MAX_BYTES } from '@millrace/contract';
import { dumpDatabase } from '@millrace/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { applicant as sent } from './testing/applicant.ts';
import { resumes } from './testing/resumes.ts';

const store = memoryStore();
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ files: store, published: withoutFamilies });
});
afterAll(() => server.close());
beforeEach(() => store.files.clear());

const applicant = { ...sent, token: '' };
const ROUTES = ['/api/Applicant', '/api/Applicant/', '/api/Applicant/apply', '/api/Applicant/apply/'];
let callers = 0;
const send = (url: string, payload: FormData | object | undefined, key?: string) => {
  callers += 1;
  return server.app.inject({
    method: 'POST',
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: key === undefined ? {} : { [SUBMISSION_KEY_HEADER]: key },
    remoteAddress: `192.0.2.${callers % 250}`,
  });
};

function parts(change: object | null, file?: { bytes: Buffer; name?: string; field?: string }): FormData {
  const form = new FormData();
  if (change !== null) form.set('data', JSON.stringify({ ...applicant, ...change }));
  if (file !== undefined)
    form.append(file.field ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name ?? 'cv.pdf');
  return form;
}
const pdf = { bytes: resumes.pdf ?? Buffer.alloc(0) };

async function lines(of: string): Promise<string[]> {
  const all: string[] = [];
  await dumpDatabase(server.database, async (line) => void all.push(line));
  return all.filter((line) => line.includes(of));
}
const records = () => lines('"submission_key"');

describe.each(ROUTES)('an application to %s', (url) => {
  const email = `${url.replaceAll('/', '.').slice(1)}@example.com`.replace('.@', 'x@');
  test('as JSON is on record with its mails', async () => {
    const answer = await send(url, { ...applicant, email: `json.${email}` });
    expect(answer).toMatchObject({ statusCode: 200, body: 'true' });
    const kept = await lines(`json.${email}`);
    expect(kept.filter((line) => line.includes('"uSCitizen"'))).toHaveLength(1);
    expect(kept.filter((line) => line.includes('"application-copy"'))).toHaveLength(1);
    expect(store.files.size).toBe(0);
  });
  test('in parts with a résumé is the same record, with where the file is', async () => {
    const answer = await send(url, parts({ email: `file.${email}` }, { ...pdf, name: '../../Ada Byron.pdf' }));
    expect(answer).toMatchObject({ statusCode: 200, body: 'true' });
    const [record] = (await lines(`file.${email}`)).filter((line) => line.includes('"uSCitizen"'));
    expect(record).toContain('"filename": "Ada Byron.pdf"');
    const [[key, bytes] = ['', Buffer.alloc(0)]] = [...store.files];
    expect(key).toMatch(/^resumes\/[0-9a-f-]{36}\.pdf$/);
    expect(record).toContain(key);
    expect(bytes.equals(pdf.bytes)).toBe(true);
  });
  test.each<[string, FormData | object | undefined, string]>([
    ['nothing', undefined, 'Must have data at least'],
    ['no parts', parts(null), 'Must have data at least'],
  ])('with %s must have data at least', async (_what, payload, words) => {
    const answer = await send(url, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(words);
  });
  test('with a file alone is told what is required, field by field', async () => {
    const answer = await send(url, parts(null, pdf));
    expect(answer.statusCode).toBe(400);
    const { message, errors } = answer.json();
    expect(errors).toContainEqual({ field: 'first', message: 'First name is required' });
    expect(errors).toContainEqual({ field: 'presentAddress', message: 'Address is required' });
    expect(message).not.toContain('The body');
    expect(store.files.size).toBe(0);
  });
});

describe('an application', () => {
  test('is told to who hires, without what was sent', async () => {
    await send('/api/Applicant', { ...applicant, email: 'told@example.com', phone: '701-555-7777' });
    const notices = await lines('"application-notice"');
    expect(notices.at(-1)).toContain('hr@millrace.example');
    expect(notices.at(-1)).not.toContain('701-555-7777');
  });
  test('sent again with its key is one record, one file and one set of mails', async () => {
    const answers = [];
    for (let time = 0; time < 3; time++)
      answers.push(await send('/api/Applicant', parts({ email: 'twice@example.com' }, pdf), 'one'));
    const together = await Promise.all(
      [1, 2, 3].map(() => send('/api/Applicant', parts({ email: 'twice@example.com' }, pdf), 'two')),
    );
    expect([...answers, ...together].map(({ body }) => body)).toEqual(Array.from({ length: 6 }, () => 'true'));
    expect((await lines('twice@example.com')).filter((line) => line.includes('"uSCitizen"'))).toHaveLength(2);
    expect(store.files.size).toBe(2);
  });
  test('for a job has the job’s name and type', async () => {
    const job = server.content.jobs.find(({ isLive, type }) => isLive && type === 'Full-Time');
    const asked = { ...applicant, email: 'job@example.com', jobId: job?.id, position: 'Director' };
    const wrong = await send('/api/Applicant', asked);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'employmentType' }] });
    expect((await send('/api/Applicant', { ...asked, employmentType: 'Full-Time' })).statusCode).toBe(200);
    expect((await lines('job@example.com')).join()).toContain(JSON.stringify(job?.name));
  });
  test('for a job that is gone is one for none in particular', async () => {
    expect((await send('/api/Applicant', { ...applicant, email: 'gone@example.com', jobId: 999_999 })).statusCode).toBe(
      200,
    );
    expect((await lines('gone@example.com')).join()).toContain('"jobId": null');
  });
  const large = Buffer.concat([pdf.bytes, Buffer.alloc(UPLOAD_MAX_BYTES)]);
  test.each<[string, FormData | object, number, RegExp]>([
    [
      'a program for a résumé',
      parts({}, { bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]) }),
      415,
      /PDF, DOC, DOCX/,
    ],
    ['an empty résumé', parts({}, { bytes: Buffer.alloc(0) }), 415, /PDF/],
    ['a résumé that is too large', parts({}, { bytes: large }), 413, /10 MB/],
    ['a file without data', parts(null, pdf), 400, /\S/],
    ['a file of another name', parts({}, { ...pdf, field: 'resume' }), 400, /file/],
    ['no first name', { ...applicant, first: ' ' }, 400, /First name is required/],
    ['an address of two lines', { ...applicant, email: 'a@example.com\r\nBcc: b@example.com' }, 400, /one line/],
    ['a field besides', { ...applicant, isHired: true }, 400, /isHired/],
    ['a list for an application', [applicant], 400, /\S/],
  ])('with %s is refused, and nothing is kept', async (_what, payload, status, words) => {
    const before = (await records()).length;
    const answer = await send('/api/Applicant', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json().message).toMatch(words);
    expect((await records()).length).toBe(before);
    expect(store.files.size).toBe(0);
  });
  test('with two files, or a second field, is refused', async () => {
    const twoFiles = parts({}, pdf);
    twoFiles.append('file', new Blob([new Uint8Array(pdf.bytes)]), 'second.pdf');
    const twoFields = parts({});
    twoFields.append('data', '{}');
    for (const payload of [twoFiles, twoFields]) expect((await send('/api/Applicant', payload)).statusCode).toBe(400);
    expect(store.files.size).toBe(0);
  });
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4';
  test.each([
    ['has no boundary', 'multipart/form-data', 'text'],
    ['has no end', 'multipart/form-data; boundary=x', head],
    ['is empty', 'multipart/form-data; boundary=x', ''],
    ['holds nothing of it', 'multipart/form-data; boundary=x', 'text'],
  ])('in a body that %s is refused', async (_what, type, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Applicant',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(400);
    expect(store.files.size).toBe(0);
  });
  test('no other call reads parts', async () => {
    const answer = await send('/api/Users/login', parts({}));
    expect(answer.statusCode).toBe(415);
  });
});
