import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PageLink, useHere } from '../navigation/here.tsx';
import { Brand } from '../ui/brand.tsx';
import type { OfficePage } from './office-page.ts';
import { PageIcon } from './page-icon.tsx';
import { FIRST_PAGE, nameAt, pageAt } from './pages.ts';
import { RailCount } from './rail-count.tsx';
import './rail.css';

/** The pages that one may open, below their headings. In a narrow window a button with the name of the page opens them. */
export function Rail({ pages, onShowKeys }: { pages: readonly OfficePage[]; onShowKeys(): void }): ReactNode {
  const here = useHere();
  const present = pageAt(here);
  const rail = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => setOpen(false), [here]);
  // In a low window the rail is longer than its room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here, isOpen]);
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (!isOpen || key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const headings = [...new Set(pages.flatMap(({ under }) => under ?? []))];
  return (
    <nav className={isOpen ? 'rail is-open' : 'rail'} aria-label="Office" ref={rail} onKeyDown={closeByKey}>
      <div className="rail-head">
        <PageLink className="rail-brand" href={FIRST_PAGE}>
          <Brand />
        </PageLink>
        <button
          ref={button}
          className="rail-menu"
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="unseen">All pages, this is </span>
          {nameAt(here)}
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d={isOpen ? 'M4 4l8 8M12 4l-8 8' : 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11'} />
          </svg>
        </button>
      </div>
      <div id={list} className="rail-pages">
        {headings.map((heading) => (
          <div key={heading}>
            {heading === '' ? null : <h2>{heading}</h2>}
            {pages
              .filter(({ under }) => under === heading)
              .map((page) => (
                <PageLink
                  key={page.path}
                  className="rail-page"
                  href={page.path}
                  title={page.name}
                  aria-current={page === present ? 'page' : holds(page, present, here) ? 'true' : undefined}
                >
                  <PageIcon path={page.path} name={page.name} />
                  <span className="rail-name">{page.name}</span>
                  <RailCount page={page} />
                </PageLink>
              ))}
          </div>
        ))}
        <button className="rail-keys" type="button" onClick={onShowKeys}>
          <kbd>?</kbd> <span className="rail-name">all keys</span>
        </button>
      </div>
    </nav>
  );
}

/** Whether a page of the rail leads to the present one: a list to the form of a row, the drafts to one of them. */
const holds = ({ path }: OfficePage, present: OfficePage | null, here: string): boolean =>
  present?.within === path || here.toLowerCase().startsWith(`${path}/`);
