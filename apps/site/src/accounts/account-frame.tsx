import './accounts.css';
import '../forms/forms.css';
import type { ReactNode } from 'react';
import { PageHead } from '../page-parts/page-head.tsx';

interface AccountFrameProps {
  title: string;
  /** The purpose of the page. */
  intro: string;
  /** Stands beside the form, below it in the mobile layout. */
  aside: ReactNode;
  children: ReactNode;
}

/** A form, and beside it the other ways. */
export function AccountFrame({ title, intro, aside, children }: AccountFrameProps): ReactNode {
  return (
    <div className="frame">
      <PageHead title={title}>
        <p>{intro}</p>
      </PageHead>
      <div className="account">
        <div className="account-form">{children}</div>
        <aside className="account-aside">{aside}</aside>
      </div>
    </div>
  );
}
