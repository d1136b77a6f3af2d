import type { Carousel, Content } from '@millrace/contract/content';
import { type AuditAction, type RowChange, recordAudit } from '@millrace/database';
import type { Caller } from '../api/caller.ts';
import type { Commands } from '../api/commands.ts';
import type { ChangeContent } from '../content/change-content.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';

type CarouselCommands = Pick<Commands, 'putCarousel' | 'deleteCarousel'>;

/** What staff do to the banners of the home page. Banners of the same position stand in the order of their ids. */
export function carouselCommands(changeContent: ChangeContent): CarouselCommands {
  const change = async (action: AuditAction, row: RowChange & { kind: 'carousels' }, caller: Caller): Promise<true> => {
    await changeContent((content) => [ofBanner(content, row)], {
      source: 'staff',
      alongside: (tx, revision) =>
        recordAudit(tx, {
          action,
          actor: caller.userId,
          subject: String(row.id),
          address: caller.address,
          facts: { revision },
        }),
    });
    return true;
  };
  return {
    putCarousel: async ({ params: { id }, body }, caller) =>
      change('carousel-changed', { kind: 'carousels', id, row: withId(body, id) }, caller),
    deleteCarousel: async ({ params: { id } }, caller) =>
      change('carousel-deleted', { kind: 'carousels', id, row: null }, caller),
  };
}

function ofBanner({ carousels }: Content, change: RowChange): RowChange {
  if (carousels.some(({ id }) => id === change.id)) return change;
  throw refused('not-found', `There is no banner ${change.id}.`);
}

function withId(carousel: Carousel, id: number): Carousel {
  if (carousel.id === id) return carousel;
  const message = `must be ${id}, as in the address`;
  throw new ProblemError(problem('bad-request', `id ${message}.`, [{ field: 'id', message }]));
}
