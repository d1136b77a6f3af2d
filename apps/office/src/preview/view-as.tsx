import { previewPath } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';

/**
 * Opens the site as a customer sees it, in a tab of its own: as the draft makes it or, without a draft, as it is. `name`: of the customer,
 * where others stand beside it; null: the page is the customer's.
 */
export function ViewAs({ customer, name }: { customer: number; name: string | null }): ReactNode {
  const { id: draft } = useDraft();
  const way = { href: previewPath(draft, '/home', customer), target: '_blank', rel: 'noopener' };
  return name === null ? (
    <a className="button" {...way}>
      See the site as this customer
    </a>
  ) : (
    <a {...way}>See the site as {name}</a>
  );
}
