import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { type CardKind, printingOf, type Settings, type Slug } from '@millrace/contract';

/** The content of the picture of a page that is shared. */
export interface Card {
  title: string;
  /** A line below. */
  note: string;
  /** Media uri. */
  picture: string | null;
}

type CardOf = (snapshot: Snapshot, slug: Slug, settings: Settings) => Card | null;

const published = { isLive: true, isVizzy: false };
const categoryNames = (crumbs: readonly { name: string }[]): string => crumbs.map(({ name }) => name).join(' / ');

const kinds: Record<CardKind, CardOf> = {
  home: (snapshot, slug, settings) => {
    if (slug !== 'home') return null;
    const found = answers.homeItems(snapshot, { params: {}, query: published }, anonymous);
    const picture = found.ok ? found.answer.viewItems.find(({ imgUrl }) => imgUrl !== null)?.imgUrl : null;
    return { title: settings['company.tagline'], note: settings['home.headline'], picture: picture ?? null };
  },
  category: (snapshot, slug) => {
    const found = answers.categoryBySlug(snapshot, { params: { slug }, query: published }, anonymous);
    if (!found.ok) return null;
    const { name, parent, imgUrl, viewItems } = found.answer;
    const picture = imgUrl ?? viewItems.find((item) => item.imgUrl !== null)?.imgUrl ?? null;
    return { title: name, note: parent?.name ?? '', picture };
  },
  family: (snapshot, slug) => familyCard(snapshot, slug, false),
  'family-intrinsically-safe': (snapshot, slug) => familyCard(snapshot, slug, true),
  blog: (snapshot, slug, settings) => {
    const found = answers.blogs(snapshot, { params: {}, query: { isLive: true } }, anonymous);
    const post = found.ok ? found.answer.find((one) => one.slug === slug) : undefined;
    return post === undefined
      ? null
      : { title: post.name, note: printingOf(settings).day(post.postDate), picture: null };
  },
  job: (snapshot, id) => {
    const found = answers.jobById(snapshot, { params: { id: Number(id) }, query: {} }, anonymous);
    // One address for each: 01201 is no other job than 1201.
    if (!found.ok || String(found.answer.id) !== id) return null;
    const { name, category, type } = found.answer;
    return { title: name, note: `${category} / ${type}`, picture: null };
  },
};

/** The card of a page; null when there is no such page. */
export const cardOf = (snapshot: Snapshot, kind: CardKind, slug: Slug, settings: Settings): Card | null =>
  kinds[kind](snapshot, slug, settings);

function familyCard(snapshot: Snapshot, slug: Slug, intrinsicallySafe: boolean): Card | null {
  const query = { ...published, intrinsicallySafe, include: [] };
  const found = answers.familyBySlug(snapshot, { params: { slug }, query }, anonymous);
  if (!found.ok || found.answer.intrinsicallySafe !== intrinsicallySafe) return null;
  const { name, breadcrumbs, images } = found.answer;
  return { title: name, note: categoryNames(breadcrumbs), picture: images[0]?.uri ?? null };
}
