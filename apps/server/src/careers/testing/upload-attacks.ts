import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import { resumes, zip } from './resumes.ts';

const PDF = resumes.pdf ?? Buffer.alloc(0);
export const applicant = {
  position: 'Panel builder',
  employmentType: 'Full-Time',
  first: 'Ada',
  last: 'Byron',
  phone: '1',
  email: 'victim@example.com',
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  token: '',
};

/** One part of a body, as raw as it is sent. */
export interface Part {
  /** After `form-data; `, or the whole header. */
  name: string;
  content: string | Buffer;
  head?: string;
}

export const BOUNDARY = 'x-millrace-x';
export const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function multipart(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const each = parts.flatMap(({ name, content, head = '' }) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${name}\r\n${head}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...each, Buffer.from(end)]);
}

export const dataPart = (change: object = {}): Part => ({
  name: 'name="data"',
  content: JSON.stringify({ ...applicant, ...change }),
});
export const filePart = (content: string | Buffer = PDF, filename = 'cv.pdf'): Part => ({
  name: `name="file"; filename="${filename}"`,
  content,
});

export interface UploadAttack {
  what: string;
  body: Buffer;
  status: number;
  type?: string;
}
const raw = (text: string): Part => ({ name: 'name="data"', content: text });
const many = (count: number, part: (nth: number) => Part): Part[] =>
  Array.from({ length: count }, (_, nth) => part(nth));
const sound = JSON.stringify(applicant);
const with31 = (table: string) => dataPart({ [table]: Array.from({ length: 31 }, () => ({})) });
const behindItsHead = `content-disposition: form-data; name="data"\r\n\r\n${sound}\r\n--${BOUNDARY}--\r\n`;
const DEEP = 50_000;

/** Bodies of which nothing may be taken. */
export const uploadAttacks: readonly UploadAttack[] = [
  {
    what: 'a thousand fields',
    body: multipart(many(1000, (nth) => ({ name: `name="f${nth}"`, content: 'x' }))),
    status: 400,
  },
  { what: 'a thousand fields of the right name', body: multipart(many(1000, () => dataPart())), status: 400 },
  { what: 'a thousand files', body: multipart([dataPart(), ...many(1000, () => filePart())]), status: 400 },
  {
    what: 'a hundred thousand empty parts',
    body: multipart([dataPart(), ...many(100_000, () => ({ name: '', content: '' }))]),
    status: 400,
  },
  { what: 'a second field behind the file', body: multipart([dataPart(), filePart(), raw(sound)]), status: 400 },
  { what: 'a field of a megabyte', body: multipart([dataPart({ padding: 'x'.repeat(1 << 20) })]), status: 413 },
  {
    what: 'a file without its name',
    body: multipart([dataPart(), { name: 'name="file"', content: PDF }]),
    status: 400,
  },
  {
    what: 'data as a file',
    body: multipart([{ name: 'name="data"; filename="data.json"', content: sound }]),
    status: 400,
  },
  {
    what: 'a field called __proto__',
    body: multipart([dataPart(), { name: 'name="__proto__"', content: sound }]),
    status: 400,
  },
  {
    what: 'a file called constructor',
    body: multipart([dataPart(), { name: 'name="constructor"; filename="cv.pdf"', content: PDF }]),
    status: 400,
  },
  {
    what: 'a field with a name of a megabyte',
    body: multipart([{ name: `name="${'n'.repeat(1 << 20)}"`, content: sound }]),
    status: 400,
  },
  {
    what: 'a head of a megabyte',
    body: Buffer.from(`--${BOUNDARY}\r\nx-padding: ${'x'.repeat(1 << 20)}\r\n${behindItsHead}`),
    status: 400,
  },
  {
    what: 'ten thousand heads',
    body: Buffer.from(`--${BOUNDARY}\r\n${'x-head: 1\r\n'.repeat(10_000)}${behindItsHead}`),
    status: 400,
  },
  {
    what: 'a prototype in the data',
    body: multipart([raw(`{"__proto__":{"isStaff":true},${sound.slice(1)}`), filePart()]),
    status: 400,
  },
  {
    what: 'a prototype in a table',
    body: multipart([raw(`${sound.slice(0, -1)},"education":[{"__proto__":{"a":1}}]}`)]),
    status: 400,
  },
  {
    what: 'a prototype in data that says it is JSON',
    body: multipart([{ ...raw(`{"__proto__":{"a":1},${sound.slice(1)}`), head: 'content-type: application/json\r\n' }]),
    status: 400,
  },
  { what: 'brackets without end', body: multipart([raw('['.repeat(DEEP))]), status: 400 },
  {
    what: 'a table fifty thousand levels deep',
    body: multipart([raw(`${sound.slice(0, -1)},"education":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`)]),
    status: 400,
  },
  { what: '31 schools', body: multipart([with31('education'), filePart()]), status: 400 },
  { what: '31 employers', body: multipart([with31('employers'), filePart()]), status: 400 },
  { what: '31 references', body: multipart([with31('references'), filePart()]), status: 400 },
  {
    what: 'a cell that is too long',
    body: multipart([dataPart({ references: [{ name: 'x'.repeat(201) }] })]),
    status: 400,
  },
  { what: 'a column besides', body: multipart([dataPart({ employers: [{ salary: 1 }] })]), status: 400 },
  { what: 'skills that are too long', body: multipart([dataPart({ specialSkills: 'x'.repeat(5001) })]), status: 400 },
  { what: 'a NUL in a field', body: multipart([dataPart({ specialSkills: 'a\u0000b' })]), status: 400 },
  { what: 'half a character', body: multipart([raw(sound.replace('"Ada"', '"\\ud800"'))]), status: 400 },
  {
    what: 'data that is no text',
    body: multipart([{ name: 'name="data"', content: Buffer.from([0xff, 0xfe, 0x00, 0x41]) }]),
    status: 400,
  },
  { what: 'data in UTF-16', body: multipart([{ ...dataPart(), content: Buffer.from(sound, 'utf16le') }]), status: 400 },
  { what: 'an empty file', body: multipart([dataPart(), filePart('')]), status: 415 },
  {
    what: 'a file of one byte more than may be',
    body: multipart([dataPart(), filePart(pdfOf(UPLOAD_MAX_BYTES + 1))]),
    status: 413,
  },
  {
    what: 'a program called cv.pdf',
    body: multipart([dataPart(), filePart(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]))]),
    status: 415,
  },
  {
    what: 'a program of Linux called cv.pdf',
    body: multipart([dataPart(), filePart(Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'))]),
    status: 415,
  },
  { what: 'a script for a shell', body: multipart([dataPart(), filePart('#!/bin/sh\n\u0000')]), status: 415 },
  {
    what: 'a page with a NUL',
    body: multipart([dataPart(), filePart('<script>\u0000</script>', 'cv.txt')]),
    status: 415,
  },
  {
    what: 'an archive called cv.docx',
    body: multipart([dataPart(), filePart(zip({ 'a.exe': 'MZ' }), 'cv.docx')]),
    status: 415,
  },
  { what: 'an empty archive called cv.docx', body: multipart([dataPart(), filePart(zip({}), 'cv.docx')]), status: 415 },
  {
    what: 'a program for Java called cv.docx',
    body: multipart([dataPart(), filePart(zip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }), 'cv.docx')]),
    status: 415,
  },
  {
    what: 'an archive that is cut off',
    body: multipart([dataPart(), filePart(Buffer.from('PK\u0003\u0004'), 'cv.docx')]),
    status: 415,
  },
  {
    what: 'a table of figures with macros',
    body: multipart([dataPart(), filePart(officeFile('vnd.ms-excel.sheet.macroEnabled'), 'cv.docx')]),
    status: 415,
  },
  {
    what: 'a letter with macros',
    body: multipart([dataPart(), filePart(officeFile('vnd.ms-word.document.macroEnabled'), 'cv.docx')]),
    status: 415,
  },
  {
    what: 'a program with a PDF behind it',
    body: multipart([dataPart(), filePart(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600), PDF]))]),
    status: 415,
  },
  {
    what: 'a picture with a PDF behind it',
    body: multipart([
      dataPart(),
      filePart(Buffer.concat([Buffer.from('ffd8ffe000104a464946000101000001', 'hex'), PDF])),
    ]),
    status: 415,
  },
  {
    what: 'a drawing with a script',
    body: multipart([
      dataPart(),
      filePart('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ]),
    status: 415,
  },
  { what: 'no boundary', body: multipart([dataPart()]), type: 'multipart/form-data', status: 400 },
  { what: 'another boundary', body: multipart([dataPart()]), type: 'multipart/form-data; boundary=y', status: 400 },
  {
    what: 'a boundary of a kilobyte',
    body: multipart([dataPart()]),
    type: `multipart/form-data; boundary=${'y'.repeat(1000)}`,
    status: 400,
  },
  { what: 'no end', body: multipart([dataPart(), filePart()], ''), status: 400 },
  { what: 'an end in the middle of the file', body: multipart([dataPart(), filePart()]).subarray(0, -40), status: 400 },
  {
    what: 'a part within a part',
    body: multipart([
      { ...dataPart(), head: 'content-type: multipart/mixed; boundary=y\r\n' },
      {
        name: 'name="file"',
        content: '--y\r\ncontent-disposition: file; filename="cv.pdf"\r\n\r\n%PDF\r\n--y--',
        head: 'content-type: multipart/mixed; boundary=y\r\n',
      },
    ]),
    status: 400,
  },
  {
    what: 'a part of another kind',
    body: Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: attachment; name="data"\r\n\r\n${sound}\r\n--${BOUNDARY}--`,
    ),
    status: 400,
  },
];

/** A PDF of so many bytes. */
export function pdfOf(length: number): Buffer {
  return Buffer.concat([PDF, Buffer.alloc(length - PDF.length, '%')]);
}

function officeFile(type: string): Buffer {
  const xml = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/${type}.main+xml"/></Types>`;
  return zip({ '[Content_Types].xml': xml, 'word/document.xml': '<w:document/>', 'word/vbaProject.bin': 'x' });
}
