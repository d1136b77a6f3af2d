import type { CarouselAnswer } from '@millrace/contract';
import type { Carousel } from '@millrace/contract/content';
import { type AnswerCall, answer, answerOr404 } from '../answer.ts';
import { isShown, published } from '../snapshot/shown.ts';
import { inTreeOrder } from '../snapshot/tables.ts';
import { selecting } from './selecting.ts';

/** Banners, and one button for each category (specification 2.4). */
export const homeItems: AnswerCall<'homeItems'> = selecting<'homeItems'>(({ content, categories }, { query }) =>
  answer({
    carousels: content.carousels.filter((carousel) => isShown(carousel, query)).map(presentCarousel),
    viewItems: inTreeOrder(categories)
      .filter((category) => isShown(category, query))
      .map(({ name, slug, isLive, imgUrl }) => ({ name, slug, isLive, imgUrl })),
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

const presentCarousel = ({ isLive: _, position: __, ...shown }: Carousel): CarouselAnswer => shown;
