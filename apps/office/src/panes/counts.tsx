import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';
import './counts.css';

export interface Counted {
  name: string;
  count: number;
  /** More about it, in a line. */
  words?: string;
  href: string;
}

/** Numbers that lead to what they count. */
export const Counts = ({ of }: { of: readonly Counted[] }): ReactNode => (
  <ul className="counts">
    {of.map(({ name, count, words, href }) => (
      <li key={name}>
        <PageLink href={href}>
          <b>{count}</b>
          <span>
            {name}
            {words === undefined ? null : <small>{words}</small>}
          </span>
        </PageLink>
      </li>
    ))}
  </ul>
);
