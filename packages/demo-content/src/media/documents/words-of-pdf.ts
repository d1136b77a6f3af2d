import { inflateSync } from 'node:zlib';

/** The words of a PDF as this package writes them, page by page: what the tests read. Not a reader for other files. */
export function wordsOfPdf(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map((page) => {
      const fonts = fontsOf(page, objects);
      const content = reference(page.head, 'Contents');
      return decoded(objects.get(content ?? -1)?.stream ?? '', fonts);
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

type Font = ReadonlyMap<string, string>;

function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const at = body.indexOf('stream\n');
    const head = at === -1 ? body : body.slice(0, at);
    const data = at === -1 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const stream = head.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
    objects.set(Number(number), { head, stream });
  }
  return objects;
}

const reference = (head: string, name: string): number | null => {
  const [, number] = head.match(new RegExp(`/${name} (\\d+) 0 R`)) ?? [];
  return number === undefined ? null : Number(number);
};

/** Fonts of a page by the name its content calls them. */
function fontsOf(page: PdfObject, objects: ReadonlyMap<number, PdfObject>): Map<string, Font> {
  const resources = reference(page.head, 'Resources');
  const head = resources === null ? page.head : (objects.get(resources)?.head ?? '');
  const [, list = ''] = head.match(/\/Font <<(.*?)>>/s) ?? [];
  return new Map(
    [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objects.get(Number(number))?.head ?? '';
      return [name, unicodeOf(objects.get(reference(font, 'ToUnicode') ?? -1)?.stream ?? '')];
    }),
  );
}

/** Glyph codes, four hex digits each, to letters. */
function unicodeOf(map: string): Font {
  const letters = new Map<string, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[(.*?)\]/gs)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function decoded(content: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined;
  const saved: (Font | undefined)[] = [];
  let words = '';
  for (const [found, name, run] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ|^[qQ]$/gms)) {
    if (found === 'q') saved.push(font);
    else if (found === 'Q') font = saved.pop();
    else if (name !== undefined) font = fonts.get(name);
    for (const [, hex = ''] of (run ?? '').matchAll(/<(\w+)>/g)) {
      words += (hex.match(/.{4}/g) ?? []).map((code) => font?.get(code) ?? '').join('');
    }
    if (run !== undefined) words += ' ';
  }
  return words.replaceAll(/\s+/g, ' ');
}
