import type { Snapshot } from '@millrace/catalogue';
import { type CardKind, cardKinds, type Settings } from '@millrace/contract';
import { accentsOf } from '@millrace/look/colours';
import { svgOf } from '@millrace/pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { MakerBrand } from '../brand/maker-brand.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes, tagOf } from '../bytes/stored-bytes.ts';
import { composedOf } from '../drawings/composed-of.ts';
import type { FileStore } from '../files/file-store.ts';
import { storeIfRoom } from '../files/store-if-room.ts';
import type { PaperFaces } from '../pdf/paper-brand.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import type { Work } from '../work/work.ts';
import { type Card, cardOf } from './card-of.ts';
import type { CardMaker } from './card-picture.ts';

export interface CardDependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  /** The bytes of a file below /media/; null without one. */
  media(uri: string): Promise<Buffer | null>;
  files: FileStore;
  work: Work;
  brand: Pick<MakerBrand, 'faces'>;
}

const MAX_BYTES = 16 * (1 << 20);
const PNG = 'image/png';
const query = z.object({ configurator: z.string().max(300).default('') });

/**
 * `/media/og/{kind}/{slug}.png`: the picture of a page for those who share it, drawn when it is first asked for. With `?configurator=` a
 * family's card shows that number as it is built.
 */
export async function cardRoutes(app: FastifyInstance, dependencies: CardDependencies): Promise<void> {
  const { snapshot, settingsOf, work } = dependencies;
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  const url = '/:kind/:slug.png';
  app.get<{ Params: { kind: string; slug: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    const kind = cardKinds.find((one) => one === request.params.kind);
    if (kind === undefined) throw notFound(request.url);
    const current = snapshot();
    const read = query.safeParse(request.query);
    if (!read.success) throw refused('bad-query', read.error.issues.map(({ message }) => message).join(' '));
    const number = isFamily(kind) ? read.data.configurator.trim() : '';
    const slug = request.params.slug.toLowerCase();
    const key = JSON.stringify([kind, slug, number]);
    const kept = cache.kept(current, key);
    const make = () =>
      work.run('pictures', work.admit(request), () =>
        cache.get(current, key, () => drawn(current, { kind, slug, number }, request.url)),
      );
    const bytes = kept ?? (await make());
    return sendBytes(request, reply, bytes, REVALIDATE);
  });

  async function drawn(current: Snapshot, { kind, slug, number }: Asked, address: string): Promise<StoredBytes> {
    const settings = settingsOf(current);
    const card = cardOf(current, kind, slug, settings);
    if (card === null) throw notFound(address);
    const faces = await dependencies.brand.faces(current);
    const { ownFonts } = await import('./text-paths.ts');
    const maker = { company: settings['company.name'], accents: accentsOf(settings), fonts: ownFonts(faces) };
    const built = number === '' ? null : await builtCard(current, { kind, slug, number }, card, { ...maker, faces });
    return storeBytes(PNG, built ?? (await pictureOf(dependencies, card, maker)));
  }
}

interface Asked {
  kind: CardKind;
  slug: string;
  /** '' for the page without one. */
  number: string;
}

const isFamily = (kind: CardKind): boolean => kind === 'family' || kind === 'family-intrinsically-safe';

/** The card of a number as it is built; null for one that is not whole. It is not stored: there are as many as anybody makes up. */
async function builtCard(
  snapshot: Snapshot,
  { kind, slug, number }: Asked,
  card: Card,
  maker: CardMaker & { faces: PaperFaces },
) {
  const intrinsicallySafe = kind === 'family-intrinsically-safe';
  const found = composedOf(snapshot, { slug, intrinsicallySafe, configurator: number });
  if (found === null) return null;
  const [{ cardPicture, cardSvg }, { wordsSetter }] = await Promise.all([
    import('./card-picture.ts'),
    import('../pdf/set-words.ts'),
  ]);
  const picture = svgOf(found.composed, { title: found.title, typeset: wordsSetter(maker.faces), scheme: 'light' });
  return cardPicture(cardSvg({ ...card, note: found.title, picture: '' }, maker), Buffer.from(picture));
}

/** Kept by its content: a card that changes is drawn again, all others survive a publication and a restart. */
async function pictureOf({ media, files }: CardDependencies, card: Card, maker: CardMaker): Promise<Buffer> {
  // Fonts and their code are loaded with the first.
  const { cardPicture, cardSvg } = await import('./card-picture.ts');
  const picture = card.picture === null ? null : await media(card.picture);
  const svg = cardSvg(picture === null ? { ...card, picture: null } : card, maker);
  const key = `cards/${tagOf(Buffer.concat([Buffer.from(svg), picture ?? Buffer.alloc(0)]))}.png`;
  const kept = await files.read(key);
  if (kept !== null) return kept;
  const made = await cardPicture(svg, picture);
  await storeIfRoom(files, key, made, PNG);
  return made;
}
