import { hasRightsOf } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useColleagues } from '../changes/colleagues.ts';

/** Says to an editor who may publish, and gives the address of the draft to hand on. */
export function HandOver({ draft }: { draft: string }): ReactNode {
  const publishers = useColleagues().filter(({ roles }) => hasRightsOf(roles, 'publisher'));
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}/office/publish?draft=${draft}`;
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
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
        <button className="button" type="button" onClick={copy}>
          Copy
        </button>
        <span role="status" className="soft">
          {isCopied ? 'Copied' : ''}
        </span>
      </p>
    </>
  );
}
