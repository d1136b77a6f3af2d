import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { namesOneHost } from './names-one-host.ts';
import { revisionCache } from './revision-cache.ts';
import { etagOf, hasAlready } from './send-bytes.ts';
import { closeSilentConnections } from './silent-connections.ts';
import { plainBytes, type StoredBytes, sizeOf } from './stored-bytes.ts';

/** An answer that was sent once, as Node sends it again: header lists are flat, names and values in turn. */
interface Ready {
  stored: StoredBytes;
  variants: Partial<Record<Encoding, { etag: string; whole: string[]; unchanged: string[] }>>;
  visits: number;
}

/** Headers of an answer, by their names in lower case. */
type SentHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

export interface FrontDoor {
  /** Sends the kept answer to a request; returns false where there is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps an answer for all requests for the same address of this revision, with the headers it was sent with. */
  keep(revision: object, url: string, stored: StoredBytes, headers: SentHeaders): void;
  /** Returns the addresses kept for a revision, the most visited first. */
  mostVisited(revision: object, count: number): string[];
}

const MB = 1 << 20;
const MAX_BYTES = 64 * MB;
/** The rough size of a set of headers. */
const HEADERS_BYTES = 4096;
/** Headers that depend on the encoding or on the moment. */
const OF_ONE_ANSWER = new Set([
  'etag',
  'content-type',
  'content-encoding',
  'content-length',
  'date',
  'connection',
  'keep-alive',
]);

/**
 * Sends answers that were sent before, ahead of the framework's routing: the same bytes with the same headers. A request with a
 * token is let through, because its answer may be personal (decision 085).
 */
export function frontDoor(revisionInForce: () => object | null): FrontDoor {
  const ready = revisionCache<Ready>({ maxBytes: MAX_BYTES, sizeOf: ({ stored }) => sizeOf(stored) + HEADERS_BYTES });
  return {
    answer: (request, response) => {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false;
      if (!namesOneHost(request)) return false;
      const revision = revisionInForce();
      const found = revision === null ? undefined : ready.kept(revision, url);
      if (found === undefined) return false;
      const encoding = chooseEncoding(headers['accept-encoding'], found.stored);
      const variant = found.variants[encoding];
      if (variant === undefined) return false;
      found.visits += 1;
      const bytes = found.stored[encoding];
      if (hasAlready(headers['if-none-match'], variant.etag)) response.writeHead(304, variant.unchanged).end();
      else if (method === 'HEAD') response.writeHead(200, variant.whole).end();
      else if (bytes !== null) response.writeHead(200, variant.whole).end(bytes);
      else sendPlain(response, variant.whole, found.stored);
      return true;
    },
    keep: (revision, url, stored, headers) => {
      const value: Ready = { stored, variants: variantsOf(stored, headers), visits: 1 };
      void ready.get(revision, url, async () => value);
    },
    mostVisited: (revision, count) =>
      ready
        .all(revision)
        .sort(([, a], [, b]) => b.visits - a.visits)
        .slice(0, count)
        .map(([url]) => url),
  };
}

function sendPlain(response: ServerResponse, headers: string[], stored: StoredBytes): void {
  plainBytes(stored).then(
    (plain) => response.writeHead(200, headers).end(plain),
    () => response.destroy(),
  );
}

function variantsOf(stored: StoredBytes, headers: SentHeaders): Ready['variants'] {
  const unchanged = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name));
  // It may have been sent as unchanged, which names no type.
  const common: [string, SentHeaders[string]][] = [...unchanged, ['content-type', stored.contentType]];
  const variants: Ready['variants'] = {};
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const length = encoding === 'identity' ? stored.length : stored[encoding]?.length;
    if (length === undefined) continue;
    const etag = etagOf(stored.tag, encoding);
    const own: [string, string][] = [
      ['etag', etag],
      ['content-length', String(length)],
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding] satisfies [string, string]]),
    ];
    variants[encoding] = { etag, whole: flat([...common, ...own]), unchanged: flat([...unchanged, ['etag', etag]]) };
  }
  return variants;
}

const flat = (headers: readonly [string, SentHeaders[string]][]): string[] =>
  headers.flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));

/** How long an idle connection stays open, in ms: longer than the minute of usual load balancers. */
const KEEP_ALIVE_MS = 72_000;

/** Makes a server that asks the door first, and the framework where the door has no answer. */
export function serverBehind(
  door: FrontDoor,
  framework: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  // The framework refuses a request without a host, in the shape of all failures.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!door.answer(request, response)) framework(request, response);
  });
  // Node would refuse such a request without a body: the framework does what it asks.
  server.on('checkExpectation', framework);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  closeSilentConnections(server);
  return server;
}
