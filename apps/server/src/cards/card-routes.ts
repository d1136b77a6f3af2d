import type { Snapshot } from '@millrace/catalogue';
import { type CardKind, cardKinds, type Settings } from '@millrace/contract';
import type { FastifyInstance } from 'fastify';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes, tagOf } from '../bytes/stored-bytes.ts';
import type { FileStore } from '../files/file-store.ts';
import { storeIfRoom } from '../files/store-if-room.ts';
import { notFound } from '../problems/problem-error.ts';
import type { Work } from '../work/work.ts';
import { type Card, cardOf } from './card-of.ts';

export interface CardDependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  /** The bytes of a file below /media/; null without one. */
  media(uri: string): Promise<Buffer | null>;
  files: FileStore;
  work: Work;
}

const MAX_BYTES = 16 * (1 << 20);
const PNG = 'image/png';

/** `/media/og/{kind}/{slug}.png`: the picture of a page for those who share it, drawn when it is first asked for. */
export async function cardRoutes(app: FastifyInstance, dependencies: CardDependencies): Promise<void> {
  const { snapshot, settingsOf, work } = dependencies;
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  const url = '/:kind/:slug.png';
  app.get<{ Params: { kind: string; slug: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    const kind = cardKinds.find((one) => one === request.params.kind);
    if (kind === undefined) throw notFound(request.url);
    const current = snapshot();
    const slug = request.params.slug.toLowerCase();
    const key = `${kind} ${slug}`;
    const kept = cache.kept(current, key);
    const make = () =>
      work.run('pictures', work.admit(request), () =>
        cache.get(current, key, () => drawn(current, kind, slug, request.url)),
      );
    const bytes = kept ?? (await make());
    return sendBytes(request, reply, bytes, REVALIDATE);
  });

  async function drawn(current: Snapshot, kind: CardKind, slug: string, address: string): Promise<StoredBytes> {
    const settings = settingsOf(current);
    const card = cardOf(current, kind, slug, settings);
    if (card === null) throw notFound(address);
    return storeBytes(PNG, await pictureOf(dependencies, card, settings['company.name']));
  }
}

/** Kept by its content: a card that changes is drawn again, all others survive a publication and a restart. */
async function pictureOf({ media, files }: CardDependencies, card: Card, company: string): Promise<Buffer> {
  // Fonts and their code are loaded with the first.
  const { cardPicture, cardSvg } = await import('./card-picture.ts');
  const picture = card.picture === null ? null : await media(card.picture);
  const svg = cardSvg(picture === null ? { ...card, picture: null } : card, company);
  const key = `cards/${tagOf(Buffer.concat([Buffer.from(svg), picture ?? Buffer.alloc(0)]))}.png`;
  const kept = await files.read(key);
  if (kept !== null) return kept;
  const made = await cardPicture(svg, picture);
  await storeIfRoom(files, key, made, PNG);
  return made;
}
