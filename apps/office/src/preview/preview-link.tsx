import { previewPath } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';

/** Opens the site as the draft makes it, in a tab of its own; without a draft, the site as it is. */
export function PreviewLink(): ReactNode {
  const { draft } = useDraft();
  return (
    <a className="button" href={draft === undefined ? '/home' : previewPath(draft.id)} target="_blank" rel="noopener">
      {draft === undefined ? 'Open the site' : 'Preview'}
    </a>
  );
}
