import { type NamedLink, namedLinks } from '@millrace/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { useLocation } from '../navigation/here.tsx';
import { focusSearch } from '../search-box/focus-search.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useIsReady } from '../ui/timing/use-is-ready.ts';
import { MENU, useClosingDetails } from '../ui/use-closing-details.ts';
import { NamedLinkTo } from './named-link-to.tsx';
import { offeredLinks } from './offered-links.ts';
import { SIGN_IN } from './site-links.ts';
import { UserArea } from './user-area.tsx';

const item =
  'flex h-14 w-full flex-col items-center justify-center gap-[3px] border-l border-rule text-label font-medium text-ink no-underline hover:text-ink focus-visible:-outline-offset-2';

/**
 * The bar at the bottom of the mobile layout: menu, home, search. Its menu closes the others by its name. Before the script runs,
 * Search is a link to the search page; then it is a button.
 */
export function MobileBar(): ReactNode {
  const ref = useClosingDetails(useLocation().key);
  const isReady = useIsReady();
  const settings = useSettings();
  const search = (event: MouseEvent): void => {
    if (ref.current !== null) ref.current.open = false;
    if (focusSearch()) event.preventDefault();
  };
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-50 grid min-h-[57px] grid-cols-3 border-t border-plate-edge bg-paper pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <details ref={ref} name={MENU} className="group">
        <summary className={`${item} border-l-0`}>
          <Icon name="menu" size={20} className="group-open:hidden" />
          <Icon name="close" size={20} className="hidden group-open:block" />
          Menu
        </summary>
        <ul className="absolute inset-x-0 bottom-full grid grid-cols-2 border-t border-plate-edge bg-paper shadow-float">
          {offeredLinks(namedLinks(settings['navigation.links']), settings).map((link) => (
            <Entry key={`${link.name} ${link.to}`} link={link} />
          ))}
          <UserArea place="mobile-menu">
            <Entry link={{ name: 'Sign-In', to: SIGN_IN }} />
          </UserArea>
        </ul>
      </details>
      <Link to="/home" className={item}>
        <Icon name="home" size={20} />
        Home
      </Link>
      <Link to="/search/" onClick={search} role={isReady ? 'button' : undefined} className={item}>
        <Icon name="search" size={20} />
        Search
      </Link>
    </nav>
  );
}

function Entry({ link }: { link: NamedLink }): ReactNode {
  return (
    <li className="border-t border-rule first:border-t-0 even:border-l [&:nth-child(2)]:border-t-0">
      <NamedLinkTo
        link={link}
        className="flex min-h-[52px] items-center px-4 font-medium text-ink no-underline focus-visible:-outline-offset-2"
      />
    </li>
  );
}
