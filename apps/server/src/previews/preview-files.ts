import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { OWN_ORIGIN, sendBytes } from '../bytes/send-bytes.ts';
import { plainBytes, type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';
import type { ClientFiles } from '../delivery/client-files.ts';
import { notFound } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
/** Asked about each time: the names of the site's files say nothing of what stands in front of them here. */
const ASK_ANEW = 'no-cache';
/** The site's styles for all pages, and its type faces. */
const SITE_STYLES = /^\/assets\/(?:entry-client|faces)-[\w-]+\.css$/;
/** In front of each module of the site: it begins where its preview does (browser/preview.js), and so do its links and calls. */
const FIRST_LINE = 'const location=globalThis.previewLocation??globalThis.location;\n';

/** The files of previews, below `/office/preview-files`: their own script and styles, and the modules of the site. */
export async function previewFiles(app: FastifyInstance, { files }: { files: ClientFiles }): Promise<void> {
  const own = new Map([
    ['preview.js', await ownFile('preview.js', SCRIPT)],
    ['preview.css', await ownFile('preview.css', STYLE)],
    ['no-preview.css', await withTokens(files, 'no-preview.css')],
  ]);
  const modules = new Map<string, Promise<StoredBytes>>();
  const moduleOf = (name: string): Promise<StoredBytes> | undefined => {
    const stored = name.endsWith('.js') ? files.get(`/assets/${name}`) : undefined;
    if (stored === undefined) return undefined;
    const known = modules.get(name) ?? withFirstLine(stored);
    modules.set(name, known);
    return known;
  };
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const stored = own.get(name) ?? (await moduleOf(name));
    if (stored === undefined) throw notFound(request.url);
    asPartOfPage(reply);
    return sendBytes(request, reply.headers({ ...OWN_ORIGIN, 'x-robots-tag': 'noindex' }), stored, ASK_ANEW);
  });
}

const ownFile = async (name: string, type: string): Promise<StoredBytes> =>
  storeBytes(type, await readFile(new URL(`browser/${name}`, import.meta.url)));

/** A style sheet for a page that is not the site's: the site's own style sheet, with its tokens and type faces, goes before it. */
async function withTokens(files: ClientFiles, name: string): Promise<StoredBytes> {
  const sheets = files.paths().filter((path) => SITE_STYLES.test(path));
  const imports = sheets.map((path) => `@import "${path}";\n`).join('');
  return storeBytes(
    STYLE,
    Buffer.from(imports + (await readFile(new URL(`browser/${name}`, import.meta.url), 'utf8'))),
  );
}

const withFirstLine = async (stored: StoredBytes): Promise<StoredBytes> =>
  storeBytes(SCRIPT, Buffer.concat([Buffer.from(FIRST_LINE), await plainBytes(stored)]));
