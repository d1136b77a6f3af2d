import { zip } from '../../careers/testing/resumes.ts';
import { type Chance, chance } from './chance.ts';

/** A file as it is attached: no two have the same bytes. */
export interface ResumeFile {
  name: string;
  bytes: Buffer;
  /** The type that the server must find. */
  type: string;
  extension: string;
}

const KB = 1024;
const MB = 1024 * KB;
/** The size of the content, and how often of a hundred. Most résumés are small; a few are scans. */
const SIZES: readonly [ofHundred: number, least: number, most: number][] = [
  [60, 1, 150 * KB],
  [30, 150 * KB, 2 * MB],
  [10, 2 * MB, 7 * MB],
];

/** A PDF, a DOCX or a text of any size, by its seed. */
export function resumeFile(seed: string): ResumeFile {
  const by = chance(seed);
  const content = by.bytes(size(by));
  const name = by.pick(['Résumé', 'Lebenslauf Łucja', '履歴書', 'cv (final) 2', 'R']);
  const kind = by.pick(kinds);
  return { ...kind, name: `${name}.${kind.extension}`, bytes: kind.make(content) };
}

function size(by: Chance): number {
  let nth = by.whole(1, 100);
  for (const [ofHundred, least, most] of SIZES) {
    if (nth <= ofHundred) return by.whole(least, most);
    nth -= ofHundred;
  }
  return 0;
}

const kinds = [
  { extension: 'pdf', type: 'application/pdf', make: pdf },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: docx,
  },
  { extension: 'txt', type: 'text/plain; charset=utf-8', make: (content: Buffer) => Buffer.from(text(content)) },
];

const text = (content: Buffer): string => content.toString('base64');

/** One page, and a stream of what it holds. */
export function pdf(content: Buffer): Buffer {
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
    Buffer.concat([Buffer.from(`<< /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${count} /Root 1 0 R >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${length}\n%%EOF\n`)]);
}

function docx(content: Buffer): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': `<w:document xmlns:w="${words}"><w:body><w:p><w:r><w:t>${text(content)}</w:t></w:r></w:p></w:body></w:document>`,
  });
}
