import type { ReactNode } from 'react';

/** The heading of a page and, under it, what the page is for. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <header className="pt-5">
      <h1 className="text-3xl tracking-[-0.015em] max-desk:text-2xl">{title}</h1>
      {children !== undefined && <div className="mt-2 max-w-prose text-soft">{children}</div>}
    </header>
  );
}
