import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import type { InlineText, InlineTexts } from './inline-text.ts';
import type { PageAssets } from './page-assets.ts';

const rendering = new URL('../src/rendering/', import.meta.url);

/** Reads them from the client's build; the scripts from their sources. */
export async function inlineTexts(assets: PageAssets, client: URL): Promise<InlineTexts> {
  const sheet = async (addresses: readonly string[]): Promise<string> => {
    const texts = addresses.map((address) => readFile(new URL(`.${address}`, client), 'utf8'));
    return (await Promise.all(texts)).map((text) => text.trim()).join('');
  };
  const { faces, rest } = withoutFaces(await sheet(assets.styles));
  const pages = Object.entries(assets.pages).filter(([, { styles }]) => styles.length > 0);
  return {
    hold: await script('hold.js'),
    begin: await script('begin.js'),
    bringFaces: await script('faces.js', { FACES: JSON.stringify(facesOf(faces)) }),
    faces: inlineText(faces),
    styles: inlineText(rest),
    pages: Object.fromEntries(
      await Promise.all(pages.map(async ([page, { styles }]) => [page, inlineText(await sheet(styles))] as const)),
    ),
  };
}

const FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Takes out the rules that would have a browser fetch a face; those that measure a face it has stay. */
export function withoutFaces(sheet: string): { faces: string; rest: string } {
  return { faces: (sheet.match(FACE) ?? []).join(''), rest: sheet.replace(FACE, '') };
}

const FACE_PARTS = /font-family:"?([\w ]+)"?;font-weight:([\d ]+);.*?url\("?([^)"]+)"?\)/;
/** What the first screen of any page needs; the others come when a text asks for them. */
const FIRST = [/plex-sans-latin-wght-normal/, /plex-mono-latin-500-normal/];

/** As faces.js takes them. */
export type Face = [family: string, address: string, weight: string, isFirst: boolean];

/** What rules of faces say, as a build writes them. */
export function facesOf(rules: string): Face[] {
  return (rules.match(FACE) ?? []).map((rule) => {
    const [, family, weight, address] = FACE_PARTS.exec(rule) ?? [];
    if (family === undefined || weight === undefined || address === undefined) throw new Error(`No face: ${rule}`);
    return [family, address, weight, FIRST.some((face) => face.test(address))];
  });
}

/** `words`: what stands for the names written in capitals in its source. */
async function script(name: string, words: Record<string, string> = {}): Promise<InlineText> {
  const source = await readFile(new URL(name, rendering), 'utf8');
  const written = Object.entries(words).reduce(
    (text, [word, value]) => text.replace(` ${word};`, ` ${value};`),
    source,
  );
  const { code, errors } = await minify(name, written, { module: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return inlineText(code.trim());
}

/** Refuses what would end the element it stands in. */
export function inlineText(text: string): InlineText {
  if (/<\/(?:style|script)|<!--/i.test(text)) throw new Error(`It cannot stand in a document: ${text.slice(0, 200)}`);
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
