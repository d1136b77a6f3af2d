import type { CarouselAnswer } from '@millrace/contract';
import type { Carousel } from '@millrace/contract/content';
import { type AnswerCall, answer, answerOr404 } from '../answer.ts';
import { selecting } from '../families/selecting.ts';
import { altOf } from '../presenting/picture-facts.ts';
import type { Snapshot } from '../snapshot.ts';
import { isShown, published } from '../tables/shown.ts';
import { inTreeOrder } from '../tables/tables.ts';

/** Banners, and one button for each category (specification 2.4). */
export const homeItems: AnswerCall<'homeItems'> = selecting<'homeItems'>((snapshot, { query }) =>
  answer({
    carousels: snapshot.content.carousels
      .filter((carousel) => isShown(carousel, query))
      .map((carousel) => presentCarousel(snapshot, carousel)),
    viewItems: inTreeOrder(snapshot.categories)
      .filter((category) => isShown(category, query))
      .map(({ name, slug, isLive, imgUrl }) => ({ name, slug, isLive, imgUrl, ...altOf(snapshot, imgUrl) })),
  }),
);

/** Whole, as `PUT /Carousel/{id}` takes it back. */
export const carousels: AnswerCall<'carousels'> = selecting<'carousels'>(({ content }, { query }) =>
  answer(content.carousels.filter((carousel) => isShown(carousel, query))),
);

export const carouselById: AnswerCall<'carouselById'> = ({ content }, { params }, viewer) => {
  const found = content.carousels.find(({ id }) => id === params.id);
  const visible = found !== undefined && (viewer.kind === 'staff' || isShown(found, published));
  return answerOr404(visible ? found : undefined, `There is no banner ${params.id}.`);
};

const presentCarousel = (
  snapshot: Snapshot,
  { isLive: _, position: __, content, ...shown }: Carousel,
): CarouselAnswer => ({ ...shown, content: { ...content, ...altOf(snapshot, content.uri) } });
