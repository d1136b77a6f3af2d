import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { bringFocusedIntoRow, bringIntoRow } from './bring-into-row.ts';
import { Link } from './link.tsx';

export interface Tab {
  name: string;
  to: string;
  isCurrent: boolean;
  /** The number of entries in it; absent: not shown. */
  count?: number;
}

/** Tabs are addresses: a list of links, the one shown marked. The heading of the page keeps its place. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactNode {
  const list = useCurrentInView(tabs.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label} className="relative max-desk:-mx-4">
      <ul
        ref={list}
        onFocus={bringFocusedIntoRow}
        className="flex overflow-x-auto border-b border-rule [scrollbar-width:none] max-desk:px-4"
      >
        {tabs.map(({ name, to, isCurrent, count }) => (
          <li key={name} className="flex-none">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="-mb-px flex min-h-[46px] items-center gap-2 border-b-[3px] border-transparent px-5 font-medium text-ink no-underline hover:text-water focus-visible:-outline-offset-2 aria-[current]:border-ink max-desk:px-3.5 max-desk:text-row"
            >
              {name}
              {count !== undefined && <span className="figures text-small text-soft">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow window the tabs are one scrolling line, and the current one stands in it; once, not when a kept page comes back. */
function useCurrentInView(current: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(-1);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    bringIntoRow(list.current, list.current?.children[current]);
  }, [current]);
  return list;
}
