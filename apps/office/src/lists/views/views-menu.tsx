import type { ContentKind } from '@millrace/contract/content';
import { type ListView, VIEW_NAME_MAX } from '@millrace/contract/office';
import { type ReactNode, useRef, useState } from 'react';
import { PageLink } from '../../navigation/here.tsx';
import { queryOfView } from '../use-list-view.ts';
import { useViews } from './office-views.ts';
import './views.css';

/** The element of the menu: other buttons of the page open it, too. */
export const VIEWS_MENU = 'saved-views';

/** Beside the name of the list: the view that is shown, the user's others, and a name to keep this one under. */
export function ViewsMenu({ kind, view }: { kind: ContentKind; view: ListView }): ReactNode {
  const { views, told, shelf } = useViews(kind);
  const menu = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const address = queryOfView(kind, view);
  const present = views.find((one) => queryOfView(kind, one.view) === address);
  const typed = name.trim();
  const isTaken = views.some((one) => one.name === typed);
  return (
    <>
      <button className="button views-button" type="button" popoverTarget={VIEWS_MENU}>
        {present === undefined ? 'Views' : `View: ${present.name}`}
      </button>
      <div
        ref={menu}
        id={VIEWS_MENU}
        popover="auto"
        className="list-menu floating views-menu"
        role="dialog"
        aria-label="Views"
        onToggle={({ newState }) => newState === 'open' && void shelf.flush().then(() => shelf.refresh(kind))}
      >
        <h2>Your views of this list</h2>
        {views.length === 0 ? <p className="soft">Filter, order and columns, kept under a name.</p> : null}
        <ul>
          {views.map((one) => (
            <li key={one.id}>
              <PageLink
                href={`${location.pathname}${queryOfView(kind, one.view)}`}
                aria-current={one === present || undefined}
                onClickCapture={() => menu.current?.hidePopover()}
              >
                {one.name}
              </PageLink>
              {one.isWaiting ? (
                <small title={one.refused ?? undefined}>{one.refused ?? 'on this device, not sent yet'}</small>
              ) : null}
              <button
                type="button"
                aria-label={`Forget the view ${one.name}`}
                onClick={() => shelf.forget(kind, one.id)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="views-told">
          {told}
        </p>
        <form
          className="views-new"
          onSubmit={(event) => {
            event.preventDefault();
            shelf.keep(kind, typed, view);
            setName('');
          }}
        >
          <input
            className="field"
            required
            pattern=".*\S.*"
            aria-label="Name of the view"
            placeholder="Keep this view as"
            maxLength={VIEW_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button className="button" type="submit">
            {isTaken ? 'Replace' : 'Keep'}
          </button>
        </form>
      </div>
    </>
  );
}
