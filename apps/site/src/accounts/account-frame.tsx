import './accounts.css';
import '../forms/forms.css';
import type { ReactNode } from 'react';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock, TwoColumns } from '../beside/two-columns.tsx';
import { type Way, Ways } from '../beside/ways.tsx';
import { PageHead } from '../page-parts/page-head.tsx';

interface AccountFrameProps {
  title: string;
  /** The purpose of the page. */
  intro: string;
  ways: readonly Way[];
  /** Stands between the form and the other ways. */
  about?: ReactNode;
  children: ReactNode;
}

/** A form, and beside it the other ways. */
export function AccountFrame({ title, intro, ways, about, children }: AccountFrameProps): ReactNode {
  return (
    <div className="frame">
      <PageHead title={title}>
        <p>{intro}</p>
      </PageHead>
      <TwoColumns
        aside={
          <>
            <AsideBlock title="Other ways">
              <Ways ways={ways} />
            </AsideBlock>
            <AskBlock title="Ask us" />
          </>
        }
      >
        <div className="account">
          <div className="account-form">{children}</div>
          {about}
        </div>
      </TwoColumns>
    </div>
  );
}
