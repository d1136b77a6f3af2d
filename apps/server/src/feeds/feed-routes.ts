import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Snapshot } from '@millrace/catalogue';
import type { Settings } from '@millrace/contract';
import { availabilities, type Feed, productFeedCsv, productFeedXml } from '@millrace/transfer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../bytes/choose-encoding.ts';
import { etagOf, hasAlready, REVALIDATE } from '../bytes/send-bytes.ts';
import { paced } from '../exports/paced.ts';
import { tooMany } from '../limits/request-limit.ts';
import { notFound } from '../problems/problem-error.ts';
import type { Work } from '../work/work.ts';

export interface FeedDependencies {
  publicUrl: string;
  mediaBase: string;
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  work: Pick<Work, 'admit'>;
}

/** Feeds that are sent at once: each takes a share of the thread that serves the site. */
const AT_ONCE = 3;
const AGAIN_AFTER_SECONDS = 20;
const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: productFeedCsv },
  xml: { type: 'application/xml; charset=utf-8', write: productFeedXml },
} as const;
type Format = keyof typeof formats;

/** Serves products with a price in the vocabulary of shops, written while they are sent. A revision has one tag. */
export async function feedRoutes(app: FastifyInstance, dependencies: FeedDependencies): Promise<void> {
  let underWay = 0;
  const send = async (request: FastifyRequest, reply: FastifyReply, format: Format): Promise<FastifyReply> => {
    const snapshot = dependencies.snapshot();
    const settings = dependencies.settingsOf(snapshot);
    if (!settings['feeds.products']) throw notFound(request.url);
    const isZipped = chooseEncoding(request.headers['accept-encoding'], { br: null, gzip: NO_BYTES }) === 'gzip';
    const etag = etagOf(`feed-${snapshot.revision}`, isZipped ? 'gzip' : 'identity');
    reply.header('cache-control', REVALIDATE).header('etag', etag).header('vary', 'Accept-Encoding');
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const { type, write } = formats[format];
    reply.type(type);
    if (isZipped) reply.header('content-encoding', 'gzip');
    if (request.method === 'HEAD') return reply.send();
    dependencies.work.admit(request);
    if (underWay >= AT_ONCE) throw tooMany(AGAIN_AFTER_SECONDS);
    underWay += 1;
    const pieces = Readable.from(paced(write(feedOf(dependencies, snapshot, settings))), { objectMode: false });
    pieces.once('close', () => {
      underWay -= 1;
    });
    if (!isZipped) return reply.send(pieces);
    const zipped = createGzip();
    zipped.once('close', () => pieces.destroy());
    pieces.once('error', (error) => zipped.destroy(error));
    return reply.send(pieces.pipe(zipped));
  };
  app.get('/feeds/products.csv', { schema: { hide: true } }, (request, reply) => send(request, reply, 'csv'));
  app.get('/feeds/products.xml', { schema: { hide: true } }, (request, reply) => send(request, reply, 'xml'));
}

const NO_BYTES = Buffer.alloc(0);

function feedOf({ publicUrl, mediaBase }: FeedDependencies, snapshot: Snapshot, settings: Settings): Feed {
  const [first] = availabilities;
  const availability = availabilities.find((one) => one === settings['feeds.availability']) ?? first;
  return { snapshot, publicUrl, mediaBase, currency: settings['brand.currency'], availability };
}
