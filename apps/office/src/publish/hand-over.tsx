import { hasRightsOf } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useColleagues } from '../changes/colleagues.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** Says to an editor who may publish, and gives the address of the draft to hand on. */
export function HandOver({ draft }: { draft: string }): ReactNode {
  const publishers = useColleagues().filter(({ roles }) => hasRightsOf(roles, 'publisher'));
  const address = `${location.origin}/office/publish?draft=${draft}`;
  return (
    <>
      <p>
        You may change drafts, and not publish them.{' '}
        {publishers.length === 0
          ? 'Nobody has the right to publish; an admin gives it.'
          : `${publishers.map(({ name }) => name).join(', ')} may. Give them the address of this page.`}
      </p>
      <p className="publish-choices">
        <input className="field" aria-label="Address of this draft" readOnly value={address} />
        <CopyButton text={address} />
      </p>
    </>
  );
}
