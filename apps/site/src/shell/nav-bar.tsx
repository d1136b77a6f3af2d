import { namedLinks } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { useLocation } from '../navigation/here.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Link } from '../ui/link.tsx';
import { telephone } from '../ui/words/telephone.ts';
import { Brand } from './brand.tsx';
import { NamedLinkTo } from './named-link-to.tsx';
import { offeredLinks } from './offered-links.ts';
import { ProductsMenu } from './products-menu.tsx';
import { isWithin, PRODUCTS, SIGN_IN } from './site-links.ts';
import { UserArea } from './user-area.tsx';

/** The bar at the top. Below 741 px its links move to the bar at the bottom. */
export function NavBar(): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const { pathname } = useLocation();
  return (
    <header className="relative z-30 border-b border-rule bg-paper">
      <div className="bar frame">
        <Brand />
        <nav aria-label="Main" className="flex max-desk:hidden">
          {offeredLinks(namedLinks(settings['navigation.links']), settings).map((link) =>
            link.to === PRODUCTS ? (
              <ProductsMenu key={link.to} name={link.name} />
            ) : (
              <NamedLinkTo
                key={`${link.name} ${link.to}`}
                link={link}
                aria-current={isWithin(pathname, link.to) ? 'page' : undefined}
                className="menu-link"
              />
            ),
          )}
        </nav>
        <SearchBox />
        <div className="ml-5 flex items-center gap-5 text-row whitespace-nowrap max-wide:ml-0">
          {phone !== '' && (
            <a
              href={telephone(phone)}
              className="figures font-medium text-ink no-underline hover:underline max-wide:flex max-wide:min-h-11 max-wide:items-center"
            >
              {phone}
            </a>
          )}
          {/* As wide as what stands in it when somebody is signed in: nothing moves. */}
          <div className="flex min-w-13 justify-end max-desk:hidden">
            <UserArea place="bar">
              <Link to={SIGN_IN} className="font-medium text-ink no-underline hover:underline">
                Sign In
              </Link>
            </UserArea>
          </div>
        </div>
      </div>
    </header>
  );
}
