import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'vite';
import type { InlineText, InlineTexts } from './inline-text.ts';
import type { PageAssets } from './page-assets.ts';

const documentScripts = new URL('../src/document/', import.meta.url);

/** Reads them from the client's build; the scripts from their sources. */
export async function inlineTexts(assets: PageAssets, client: URL): Promise<InlineTexts> {
  const sheet = async (addresses: readonly string[]): Promise<string> => {
    const texts = addresses.map((address) => readFile(new URL(`.${address}`, client), 'utf8'));
    return (await Promise.all(texts)).map((text) => text.trim()).join('');
  };
  const { faces, rest } = withoutFaces(await sheet(assets.styles));
  const shared = withoutPrint(rest);
  const pages = await Promise.all(
    Object.entries(assets.pages)
      .filter(([, { styles }]) => styles.length > 0)
      .map(async ([page, { styles }]) => ({ page, ...withoutPrint(await sheet(styles)) })),
  );
  const ownPrint = pages.filter(({ print }) => print !== '');
  return {
    hold: await script('hold.js'),
    begin: await script('begin.js'),
    awaitFaces: await script('await-faces.js'),
    faces: inlineText(faces),
    facesFile: await fileOf('faces', faces, client),
    printFile: await fileOf('print', shared.print, client),
    pagePrintFiles: Object.fromEntries(
      await Promise.all(
        ownPrint.map(async ({ page, print }) => [page, await fileOf('print', shared.print + print, client)] as const),
      ),
    ),
    styles: inlineText(shared.rest),
    pages: Object.fromEntries(pages.map(({ page, rest }) => [page, inlineText(rest)])),
  };
}

/** Writes the rules into the client's build; returns their address. */
async function fileOf(name: string, rules: string, client: URL): Promise<string> {
  const address = `/assets/${name}-${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.css`;
  await writeFile(new URL(`.${address}`, client), rules);
  return address;
}

const FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Takes out the rules that would have a browser fetch a face; those that measure a face it has stay. */
export function withoutFaces(sheet: string): { faces: string; rest: string } {
  return { faces: (sheet.match(FACE) ?? []).join(''), rest: sheet.replace(FACE, '') };
}

const PRINT = '@media print{';

/** Takes out the blocks for paper that stand alone; those within a layer or a rule stay where their order is. */
export function withoutPrint(sheet: string): { print: string; rest: string } {
  let print = '';
  let rest = '';
  for (const block of topBlocks(sheet)) {
    if (block.startsWith(PRINT)) print += block;
    else rest += block;
  }
  return { print, rest };
}

/** Cuts a minified sheet after each block or statement that nothing surrounds. */
function* topBlocks(sheet: string): Iterable<string> {
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of sheet.matchAll(/"[^"]*"|[{};]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    yield sheet.slice(start, index + 1);
    start = index + 1;
  }
  yield sheet.slice(start);
}

async function script(name: string): Promise<InlineText> {
  const source = await readFile(new URL(name, documentScripts), 'utf8');
  const { code, errors } = await minify(name, source, { module: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return inlineText(code.trim());
}

/** Refuses what would end the element it stands in. */
export function inlineText(text: string): InlineText {
  if (/<\/(?:style|script)|<!--/i.test(text)) throw new Error(`It cannot stand in a document: ${text.slice(0, 200)}`);
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
