import { previewPath } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';

interface ViewAsProps {
  /** Id of the customer. */
  customer: number;
  name: string;
  isButton: boolean;
}

/** Opens the site as a customer sees it, in a tab of its own: as the draft makes it or, without a draft, as it is. */
export function ViewAs({ customer, name, isButton }: ViewAsProps): ReactNode {
  const { id: draft } = useDraft();
  return (
    <a
      className={isButton ? 'button' : undefined}
      href={previewPath(draft, '/home', customer)}
      target="_blank"
      rel="noopener"
    >
      See the site as {name}
    </a>
  );
}
