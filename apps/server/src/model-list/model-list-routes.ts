import { anonymous, type Snapshot, type Viewer } from '@millrace/catalogue';
import { MODEL_LIST_PATH, type ModelListFormat, type Settings, type Slug } from '@millrace/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes, sendPersonalBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import { pdfMaker } from '../pdf/pdf-maker.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import { modelList } from './model-list.ts';
import { type Sheet, sheetOf } from './sheet.ts';

export interface ModelListDependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  charge(request: FastifyRequest): Promise<void>;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** The time now. */
  clock(): Date;
}

const SHEET_LAYOUT = new URL('./sheet-pdf.ts', import.meta.url);
const MAX_BYTES = 8 * (1 << 20);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const query = z.object({
  prices: flag.default(true),
  'intrinsically-safe': flag.default(false),
  customer: z.string().max(200).optional(),
  configurator: z.string().max(300).optional(),
  options: z.string().max(8000).optional(),
});
type Query = z.infer<typeof query>;

const contentTypes: Record<ModelListFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The download of a family's model list, at the address that the contract's `modelListUrl` builds. */
export async function modelListRoutes(app: FastifyInstance, dependencies: ModelListDependencies): Promise<void> {
  const cache = revisionCache<{ name: string; bytes: StoredBytes }>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ bytes }) => sizeOf(bytes),
  });
  const pdfs = pdfMaker<Sheet>(SHEET_LAYOUT);
  app.addHook('onClose', () => pdfs.close());
  const write: Record<ModelListFormat, (sheet: Sheet) => Promise<Buffer>> = {
    pdf: pdfs.make,
    xlsx: async (sheet) => (await import('./sheet-xlsx.ts')).sheetXlsx(sheet),
  };
  const url = `${MODEL_LIST_PATH}/:slug.:format`;
  app.get<{ Params: { slug: Slug; format: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    const { slug, format } = request.params;
    if (!isFormat(format)) throw notFound(request.url);
    const asked = readQuery(request.query);
    const snapshot = dependencies.snapshot();
    const settings = dependencies.settingsOf(snapshot);
    const asOf = dayIn(settings['company.timeZone'], dependencies.clock());
    const make = async (viewer: Viewer) => {
      const list = modelList(snapshot, slug, { ...asked, intrinsicallySafe: asked['intrinsically-safe'] }, viewer);
      const sheet = sheetOf(list, settings, { prices: asked.prices, asOf });
      return {
        name: fileName(sheet.number ?? `${slug}-models`),
        bytes: await storeBytes(contentTypes[format], await write[format](sheet)),
      };
    };
    const nameIt = (name: string) => reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
    if (asked.customer !== undefined) {
      const viewer = await dependencies.viewerOf(request);
      await dependencies.charge(request);
      const { name, bytes } = await make(viewer);
      return sendPersonalBytes(request, nameIt(name), bytes);
    }
    const key = JSON.stringify([slug, format, asked, asOf]);
    const kept = cache.kept(snapshot, key);
    if (kept === undefined) await dependencies.charge(request);
    const { name, bytes } = kept ?? (await cache.get(snapshot, key, () => make(anonymous)));
    return sendBytes(request, nameIt(name), bytes, REVALIDATE);
  });
}

const isFormat = (text: string): text is ModelListFormat => Object.hasOwn(contentTypes, text);

function readQuery(given: unknown): Query {
  const read = query.safeParse(given);
  if (read.success) return read.data;
  throw refused('bad-query', read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '));
}

/** Replaces what some file systems refuse in a name. */
const fileName = (text: string): string => text.replace(/[^\w.=+-]+/g, '_').slice(0, 100);

/** The day in the company's time zone: prices hold on it. */
function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(now);
}
