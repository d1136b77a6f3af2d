import { anonymous, type Snapshot, type Viewer } from '@millrace/catalogue';
import { MODEL_LIST_PATH, type ModelListFormat, printingOf, type Settings, type Slug } from '@millrace/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MakerBrand } from '../brand/maker-brand.ts';
import { encodeBytes } from '../bytes/encoded-bytes.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes, sendPersonalBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import type { Asker } from '../work/asker.ts';
import type { Work } from '../work/work.ts';
import { modelList } from './model-list.ts';
import { type Sheet, sheetOf } from './sheet.ts';

export interface ModelListDependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  work: Work;
  documents: Pick<DocumentMaker, 'make'>;
  brand: Pick<MakerBrand, 'ofPaper'>;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** The time now. */
  clock(): Date;
}

const layouts: Record<ModelListFormat, Layout<Sheet>> = {
  pdf: { module: new URL('./sheet-pdf.ts', import.meta.url) },
  xlsx: { module: new URL('./sheet-xlsx.ts', import.meta.url) },
};
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
  const { work, documents } = dependencies;
  const cache = revisionCache<KeptList>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ bytes }) => sizeOf(bytes),
  });
  const url = `${MODEL_LIST_PATH}/:slug.:format`;
  app.get<{ Params: { slug: Slug; format: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    const { slug, format } = request.params;
    if (!isFormat(format)) throw notFound(request.url);
    const asked = readQuery(request.query);
    const snapshot = dependencies.snapshot();
    const settings = dependencies.settingsOf(snapshot);
    const asOf = dayIn(settings, dependencies.clock());
    const inTurn = async (asker: Asker, viewer: Viewer): Promise<Sheet> => {
      const brand = await dependencies.brand.ofPaper(snapshot);
      return work.run('answers', asker, () => {
        const list = modelList(snapshot, slug, { ...asked, intrinsicallySafe: asked['intrinsically-safe'] }, viewer);
        return sheetOf(list, settings, { prices: asked.prices, asOf, brand });
      });
    };
    const nameIt = ({ number }: Pick<Sheet, 'number'>) => {
      const name = fileName(number ?? `${slug}-models`);
      return reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
    };
    if (asked.customer !== undefined) {
      const asker = work.admit(request);
      const sheet = await inTurn(asker, await work.run('answers', asker, () => dependencies.viewerOf(request)));
      const bytes = await work.run('documents', asker, ({ signal }) => documents.make(layouts[format], sheet, signal));
      return sendPersonalBytes(nameIt(sheet), await encodeBytes(contentTypes[format], bytes, 'identity'));
    }
    const key = JSON.stringify([slug, format, asked, asOf]);
    const make = async (): Promise<KeptList> => {
      const asker = work.admit(request);
      const sheet = await inTurn(asker, anonymous);
      const write = async (unwanted: AbortSignal): Promise<KeptList> => ({
        number: sheet.number,
        bytes: await storeBytes(contentTypes[format], await documents.make(layouts[format], sheet, unwanted)),
      });
      return work.run('documents', asker, ({ signal }) => cache.get(snapshot, key, write, signal));
    };
    const list = cache.kept(snapshot, key) ?? (await make());
    return sendBytes(request, nameIt(list), list.bytes, REVALIDATE);
  });
}

/** A list as it is kept. `number`: of a configured number, which names the file. */
type KeptList = Pick<Sheet, 'number'> & { bytes: StoredBytes };

const isFormat = (text: string): text is ModelListFormat => Object.hasOwn(contentTypes, text);

function readQuery(given: unknown): Query {
  const read = query.safeParse(given);
  if (read.success) return read.data;
  throw refused('bad-query', read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '));
}

/** Replaces what some file systems refuse in a name. */
const fileName = (text: string): string => text.replace(/[^\w.=+-]+/g, '_').slice(0, 100);

/** The day in the company's time zone: prices hold on it. */
function dayIn(settings: Settings, now: Date): string {
  return printingOf(settings).moment(now, { timeZone: settings['company.timeZone'], dateStyle: 'long' });
}
