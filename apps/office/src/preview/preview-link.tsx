import { previewPath } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';
import { usePageHere } from './page-here.ts';

/**
 * Opens the site as the draft makes it, in a tab of its own; without a draft, the site as it is. On a row that a public page shows it opens
 * that page.
 */
export function PreviewLink(): ReactNode {
  const { draft } = useDraft();
  const path = usePageHere() ?? '/home';
  return (
    <a
      className="button"
      href={draft === undefined ? path : previewPath(draft.id, path)}
      target="_blank"
      rel="noopener"
    >
      {draft === undefined ? 'Open the site' : 'Preview'}
    </a>
  );
}
