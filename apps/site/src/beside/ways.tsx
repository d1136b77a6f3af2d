import './two-columns.css';
import type { ReactNode } from 'react';
import { isOutside } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

export interface Way {
  question: string;
  name: string;
  /** '' when there is none: the link is then omitted. */
  to: string;
}

/** Other places to go, each after the question that leads there. */
export function Ways({ ways }: { ways: readonly Way[] }): ReactNode {
  return (
    <ul className="aside-rows">
      {ways
        .filter(({ to }) => to !== '')
        .map(({ question, name, to }) => (
          <li key={name}>
            <span>{question}</span>
            {isOutside(to) ? (
              <a href={to}>
                {name}
                <Icon name="external" size={14} />
              </a>
            ) : (
              <Link to={to}>{name}</Link>
            )}
          </li>
        ))}
    </ul>
  );
}
