import './two-columns.css';
import { type ReactNode, useId } from 'react';

interface TwoColumnsProps {
  /** Blocks of what is near and what to do next. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page's subject, and beside it what is near and what to do next. */
export function TwoColumns({ aside, children }: TwoColumnsProps): ReactNode {
  return (
    <div className="two">
      <div className="two-main">{children}</div>
      <aside className="two-aside" aria-label="What is near, and what next">
        <div className="two-blocks">{aside}</div>
      </aside>
    </div>
  );
}

/** One block of the column beside, under its title. */
export function AsideBlock({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="aside-block" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
