import type { Carousel, Content } from '@millrace/contract/content';
import { type AuditAction, type RowChange, recordAudit } from '@millrace/database';
import type { ChangeContent } from '../content/change-content.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';

/** The person who does it, for the audit log. */
interface Staff {
  userId: string | null;
  address: string;
}

interface OfBanner {
  params: { id: number };
}

/** Changes banners of the home page for staff. Banners of the same position stand in the order of their ids. */
export function carouselCommands(changeContent: ChangeContent) {
  const change = async (action: AuditAction, row: RowChange & { kind: 'carousels' }, staff: Staff): Promise<true> => {
    await changeContent((content) => [ofBanner(content, row)], {
      source: 'staff',
      alongside: (tx, revision) =>
        recordAudit(tx, {
          action,
          actor: staff.userId,
          subject: String(row.id),
          address: staff.address,
          facts: { revision },
        }),
    });
    return true;
  };
  return {
    putCarousel: async ({ params: { id }, body }: OfBanner & { body: Carousel }, staff: Staff) =>
      change('carousel-changed', { kind: 'carousels', id, row: withId(body, id) }, staff),
    deleteCarousel: async ({ params: { id } }: OfBanner, staff: Staff) =>
      change('carousel-deleted', { kind: 'carousels', id, row: null }, staff),
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
