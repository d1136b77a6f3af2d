import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { revisionCache } from '../bytes/revision-cache.ts';
import { etagOf, IMMUTABLE, REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { plainBytes, type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import { refuseUnknownPaths } from '../problems/refuse-unknown-paths.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import type { Work } from '../work/work.ts';
import { byteRange } from './byte-range.ts';
import type { MediaLibrary } from './media-library.ts';
import { fileName, isHashedName, isMediaPath } from './media-path.ts';
import type { MediaRights } from './media-rights.ts';
import { mediaType } from './media-type.ts';
import { acceptedFormat, type PictureFormat, WIDTHS } from './sized-picture.ts';

export interface MediaDependencies {
  library: MediaLibrary;
  /** Files kept in memory are dropped when it changes. */
  revision(): object;
  /** Whether only a grant leads to a file of this path. */
  isPrivate(path: string): boolean;
  rights: Pick<MediaRights, 'granted'>;
  work: Work;
}

const MAX_BYTES = 48 * (1 << 20);
/** No shared cache keeps it; the browser of its user does for an hour, without a network too, or until the sign-out. */
const OF_ONE_BROWSER = 'private, max-age=3600';
const cacheControlOf = (path: string): string => (isHashedName(path) ? IMMUTABLE : REVALIDATE);
/** A picture may carry styles and pictures of its own, being drawn as SVG, and nothing that runs or loads. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** `/media/{folder}/{file}`, with `?w=` for the sizes of raster pictures. */
export async function mediaRoutes(app: FastifyInstance, dependencies: MediaDependencies): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/*', async (request, reply) => {
    const asked = request.params['*'];
    const granted = dependencies.rights.granted(asked);
    const path = granted ?? asked;
    // A private file without a grant is refused as if it were not there.
    if (!isMediaPath(path) || (granted === null && dependencies.isPrivate(path))) throw notFound(request.url);
    const wanted = wantedSize(path, request);
    const key = wanted === null ? path : `${path} ${wanted.width} ${wanted.format}`;
    const stored = cache.kept(dependencies.revision(), key) ?? (await find(request, path, wanted, key));
    describe(reply, path, wanted);
    return sendFile(request, reply, stored, granted === null ? cacheControlOf(path) : OF_ONE_BROWSER);
  });
  refuseUnknownPaths(app);

  async function find(request: FastifyRequest, path: string, wanted: Size | null, key: string): Promise<StoredBytes> {
    const { library, work, revision } = dependencies;
    const make = async (): Promise<StoredBytes> => {
      const found = await (wanted === null ? library.original(path) : library.sized(path, wanted.width, wanted.format));
      if (found === null) throw notFound(`/media/${path}`);
      return found;
    };
    // A file as it is has to be read and compressed; a size is made.
    const lane = wanted === null ? 'compression' : 'pictures';
    return work.run(lane, work.admit(request), () => cache.get(revision(), key, make));
  }
}

interface Size {
  width: number;
  format: PictureFormat;
}

function wantedSize(path: string, request: FastifyRequest<{ Querystring: { w?: string } }>): Size | null {
  if (request.query.w === undefined) return null;
  const width = WIDTHS.find((offered) => String(offered) === request.query.w);
  if (width === undefined) throw refused('bad-query', `w: pictures come in the widths ${WIDTHS.join(', ')}.`);
  return mediaType(path).raster === true ? { width, format: acceptedFormat(request.headers.accept) } : null;
}

function describe(reply: FastifyReply, path: string, size: Size | null): void {
  const { contentType, inline } = mediaType(path);
  reply.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${fileName(path)}"`);
  if (contentType.startsWith('image/')) asPartOfPage(reply, PICTURE_POLICY);
  if (size !== null) reply.header('vary', 'Accept');
  else reply.header('accept-ranges', 'bytes');
}

/** A range is sent of the bytes as they are; anything else goes the usual way. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredBytes,
  cacheControl: string,
): Promise<FastifyReply> {
  const etag = etagOf(stored.tag, 'identity');
  const stale = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = stale ? null : byteRange(request.headers.range, stored.length);
  if (range === null || request.headers['if-none-match'] !== undefined)
    return sendBytes(request, reply, stored, cacheControl);
  const size = stored.length;
  reply.header('etag', etag).header('cache-control', cacheControl).type(stored.contentType);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply.send((await plainBytes(stored)).subarray(range.first, range.last + 1));
}
