import type { Content } from '@millrace/contract/content';
import type { Commands } from '../api/commands.ts';
import type { ChangeContent } from '../content/change-content.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';

type CarouselCommands = Pick<Commands, 'putCarousel' | 'deleteCarousel'>;

/** What staff do to the banners of the home page. Banners of the same position stand in the order of their ids. */
export function carouselCommands(changeContent: ChangeContent): CarouselCommands {
  return {
    putCarousel: async ({ params: { id }, body }) => {
      if (body.id !== id) throw otherId(id);
      await changeContent(
        (content) => {
          requireBanner(content, id);
          return [{ kind: 'carousels', id, row: body }];
        },
        { source: 'staff' },
      );
      return true;
    },
    deleteCarousel: async ({ params: { id } }) => {
      await changeContent(
        (content) => {
          requireBanner(content, id);
          return [{ kind: 'carousels', id, row: null }];
        },
        { source: 'staff' },
      );
      return true;
    },
  };
}

function requireBanner({ carousels }: Content, id: number): void {
  if (!carousels.some((carousel) => carousel.id === id)) throw refused('not-found', `There is no banner ${id}.`);
}

function otherId(id: number): ProblemError {
  const message = `must be ${id}, as in the address`;
  return new ProblemError(problem('bad-request', `id ${message}.`, [{ field: 'id', message }]));
}
