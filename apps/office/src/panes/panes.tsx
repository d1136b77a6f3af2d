import type { ReactNode } from 'react';
import './panes.css';

interface PanesProps {
  /** The heading of the page. Readers of screens find it however narrow the window is; the list shows it to the others. */
  title: string;
  /** Something of the list is selected: in a narrow window it is shown instead of the list. */
  hasSelected: boolean;
  /** Classes that say how many panes there are and how wide. */
  kind?: string;
  children: ReactNode;
}

/** A page of panes: a list, what is selected in it, and what is done with it. */
export const Panes = ({ title, hasSelected, kind = '', children }: PanesProps): ReactNode => (
  <>
    <h1 className="unseen">{title}</h1>
    <div className={`panes ${kind} ${hasSelected ? 'has-selected' : ''}`}>{children}</div>
  </>
);
