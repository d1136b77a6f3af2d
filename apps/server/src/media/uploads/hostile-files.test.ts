import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { readFace } from '@millrace/look/maker-faces';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problems/problem-error.ts';
import { cleanSvg } from './clean-svg.ts';
import { type Judged, judgeUpload } from './judge-upload.ts';

const solid = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a5fa8' } });
const png = await solid.clone().png().toBuffer();
const jpeg = await solid.clone().jpeg().toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const zip = Buffer.from(zipSync({ 'a.txt': strToU8('words') }));
const dxf = Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n');
const step = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n');
const { resolve } = createRequire(import.meta.url);
const faceFile = (name: string) => readFile(resolve(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-${name}`));
const [face, oldFace, cyrillic] = await Promise.all(
  ['latin-400-normal.woff2', 'latin-400-normal.woff', 'cyrillic-400-normal.woff2'].map(faceFile),
);
if (face === undefined || oldFace === undefined || cyrillic === undefined) throw new Error('There is no face.');
const dwg = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]);
const svgOf = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" width="40" height="20"${attributes}>${inner}</svg>`;

const judged = (name: string, bytes: Buffer | string): Promise<Judged> =>
  judgeUpload(name, Buffer.from(bytes), { cleanSvg: async (svg) => cleanSvg(svg), readFace });
async function refusal(name: string, bytes: Buffer | string): Promise<string> {
  const error: unknown = await judged(name, bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error(`${name} was taken.`);
  return `${error.problem.code}: ${error.message}`;
}

test.each<[string, Buffer, string, number | null]>([
  ['hall.png', png, 'png', 40],
  ['HALL.JPEG', jpeg, 'jpg', 40],
  ['hall', png, 'png', 40],
  ['hall.webp', await solid.clone().webp().toBuffer(), 'webp', 40],
  ['hall.avif', await solid.clone().avif({ effort: 0 }).toBuffer(), 'avif', 40],
  ['hall.gif', await solid.clone().gif().toBuffer(), 'gif', 40],
  ['sheet.pdf', pdf, 'pdf', null],
  ['files.zip', zip, 'zip', null],
  ['panel.dwg', dwg, 'dwg', null],
  ['panel.dxf', dxf, 'dxf', null],
  ['codes.woff2', face, 'woff2', null],
  ['panel.stp', step, 'step', null],
  ['mark.svg', Buffer.from(svgOf('<path d="M0 0h9"/>')), 'svg', 40],
  ['old.svg', Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${svgOf('')}`), 'svg', 40],
])('%s is taken for what it is', async (name, bytes, type, width) => {
  expect(await judged(name, bytes)).toMatchObject({ type, width });
});

test('a picture that its camera turned has the size it is shown in', async () => {
  const turned = await solid.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await judged('turned.jpg', turned)).toMatchObject({ width: 20, height: 40 });
});

describe('refused is', () => {
  test.each<[string, string, Buffer | string, string]>([
    ['nothing', 'a.png', '', 'wrong-type: The file is empty.'],
    ['a ZIP that calls itself a PNG', 'a.png', zip, 'wrong-type: The name ends in .png, but the file is a ZIP.'],
    ['a program', 'a.pdf', Buffer.from('MZ\x90\0 and more'), 'wrong-type: This file is an EXE.'],
    ['a PNG that calls itself a page', 'a.html', png, 'wrong-type: The name ends in .html, but the file is a PNG.'],
    ['a page that calls itself a PNG', 'a.png', '<!DOCTYPE html><script>alert(1)</script>', 'cannot be told'],
    [
      'a PNG head with a page behind it',
      'a.png',
      Buffer.concat([png.subarray(0, 33), Buffer.from('<html><script>')]),
      'wrong-type: The PNG cannot be read',
    ],
    [
      'a face cut short',
      'a.woff2',
      face.subarray(0, 6000),
      'wrong-type: The WOFF2 cannot be taken: its tables are broken',
    ],
    ['a face of Cyrillic letters', 'a.woff2', cyrillic, 'no Latin letters'],
    ['a face in another format', 'a.woff', oldFace, 'wrong-type: This file is a WOFF.'],
    ['a WOFF2 that calls itself a picture', 'a.png', face, 'the file is a WOFF2'],
    [
      'a large face',
      'a.woff2',
      Buffer.concat([face, Buffer.alloc(128 << 10)]),
      'too-large: A type face may have 128 KB, and this one has',
    ],
    ['a picture cut short', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 'wrong-type: The JPEG cannot be read'],
    ['a PDF behind something else', 'a.pdf', Buffer.concat([Buffer.from('<script>x</script>\n'), pdf]), 'wrong-type'],
    ['a PDF cut short', 'a.pdf', pdf.subarray(0, 12), 'wrong-type: This file is a PDF that is cut short.'],
    ['a program', 'a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'wrong-type'],
    [
      'a Word file',
      'a.docx',
      Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') })),
      'wrong-type',
    ],
    [
      'a ZIP without its list',
      'a.zip',
      zip.subarray(0, zip.length - 12),
      'wrong-type: The ZIP is not taken: its list of files is damaged.',
    ],
    [
      'a ZIP that writes outside its folder',
      'a.zip',
      Buffer.from(zipSync({ '../../etc/passwd': strToU8('x') })),
      'outside its folder',
    ],
    [
      'a ZIP that unpacks to far more',
      'a.zip',
      Buffer.from(zipSync({ 'zeros.bin': new Uint8Array(8 << 20) }, { level: 9 })),
      'unpacks to 8 MB',
    ],
    [
      'a drawing that is no XML',
      'a.svg',
      svgOf('<path d="M0 0">'),
      'wrong-type: The SVG cannot be read: it is not well-formed.',
    ],
    [
      'a drawing in another encoding',
      'a.svg',
      Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), Buffer.from([0xff, 0xfe, 0x80])]),
      'UTF-8',
    ],
    [
      'entities that multiply',
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svgOf('<text>&b;</text>')}`,
      'declares entities',
    ],
    [
      'an entity that reads a file',
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('<text>&x;</text>')}`,
      'declares entities',
    ],
    [
      'a drawing with a document type without an end, again and again',
      'a.svg',
      svgOf(`<!-- ${'<!DOCTYPE'.repeat(200_000)} -->`),
      'it is not well-formed',
    ],
    [
      'a drawing of more points than a page can show',
      'a.svg',
      svgOf(`<path d="${'M0 0h9'.repeat(400_000)}"/>`),
      'too-large: An SVG may have 2 MB.',
    ],
  ])('%s', async (_what, name, bytes, expected) => {
    expect(await refusal(name, bytes)).toContain(expected);
  });

  test('a picture of more pixels than a decoder should make, however small its file', async () => {
    const bomb = pngHead(20_000, 5_000);
    expect(bomb.length).toBeLessThan(1 << 20);
    expect(await refusal('bomb.png', bomb)).toContain('too-large: The picture has more than 80 million pixels.');
  });
});

describe('of a drawing', () => {
  test.each<[string, string, string]>([
    ['script', '<script>alert(1)</script>', 'script'],
    ['script of another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'script'],
    ['what runs on its own', '<rect width="9" height="9" onload="alert(1)"/>', 'onload'],
    [
      'a page in it',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//evil.example"/></body></foreignObject>',
      'iframe',
    ],
    ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>', 'javascript'],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png" width="9" height="9"/>', 'evil'],
    ['the same by the old name', '<image xlink:href="//evil.example/a.png" width="9" height="9"/>', 'evil'],
    ['a drawing within', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>', 'svg+xml'],
    ['a part from elsewhere', '<use href="https://evil.example/a.svg#b"/>', 'evil'],
    ['a style from elsewhere', '<style>@import "https://evil.example/a.css"; path{fill:red}</style>', 'evil'],
    ['a fill from elsewhere', '<path d="M0 0h9" fill="url(https://evil.example/a.svg#b)"/>', 'evil'],
    ['a style that fetches', '<style>path{fill:url(https://evil.example/a)}</style>', 'evil'],
    ['the same in escapes', '<style>path{fill:u\\72l(//evil.example/a)}</style>', 'evil'],
    ['a change of a link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'javascript'],
  ])('%s goes, and the drawing stays', async (_what, inner, gone) => {
    const { bytes, isCleaned } = await judged('a.svg', svgOf(`${inner}<path id="kept" d="M1 1h8"/>`));
    expect(bytes.toString()).not.toContain(gone);
    expect(bytes.toString()).toContain('id="kept"');
    expect(isCleaned).toBe(true);
  });

  test('what draws stays as it is: gradients, clips, parts used again, styles, pictures within', async () => {
    const inner = [
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><path d="M0 0h9v9z"/></clipPath><path id="p" d="M0 0h9"/></defs>',
      '<style>.a{fill:url(#g)}</style>',
      '<g clip-path="url(#c)"><use href="#p"/><use xlink:href="#p"/><text class="a" x="1" y="2">words</text></g>',
      `<image href="data:image/png;base64,${png.toString('base64')}" width="9" height="9"/>`,
    ].join('');
    const { bytes, isCleaned } = await judged('a.svg', `<?xml version="1.0"?><!-- made by hand -->${svgOf(inner)}`);
    const text = bytes.toString();
    for (const part of [
      'linearGradient',
      'clipPath',
      'clip-path="url(#c)"',
      'fill:url(#g)',
      'href="#p"',
      'data:image/png',
      'viewBox',
    ])
      expect(text).toContain(part);
    expect(text.match(/<use /g)).toHaveLength(2);
    expect(isCleaned).toBe(false);
  });
});

/** A PNG of one colour whose rows are all there: a few KB that a decoder makes into much. */
function pngHead(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
