import type { ReactNode } from 'react';

const paths = {
  error: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.6v4.2M8 11v.4',
  warning: 'M8 2.2 14.4 13.4H1.6ZM8 6.4v3.4M8 11.6v.3',
  good: 'm3 8.5 3.2 3.2L13 4.6',
  time: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.6V8l2.4 1.6',
} as const;

/** The mark of a state; beside it stands a word, so that it is not read out. */
export const Mark = ({ of }: { of: keyof typeof paths }): ReactNode => (
  <svg className={`icon mark is-${of}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
);
