import { type Category, calls, type Slug } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { categoryPath, viewItemPath } from '../addresses.ts';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { lookUp, useAnswer } from '../api/query-for.ts';
import { useLocation } from '../navigation/here.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { MENU, useClosingDetails } from '../ui/use-closing-details.ts';
import { isWithin, PRODUCTS } from './site-links.ts';

/** Products in the menu: every top-level category with its content. */
export function ProductsMenu({ name }: { name: string }): ReactNode {
  const { pathname } = useLocation();
  const ref = useClosingDetails(useLocation().key);
  const categories = useAnswer(rootCategoriesQuery);
  return (
    <details ref={ref} name={MENU} className="group">
      <summary
        aria-current={isWithin(pathname, PRODUCTS) ? 'true' : undefined}
        className="menu-link group-open:border-b-water group-open:text-water"
      >
        {name}
        <Icon name="down" size={12} className="ml-1.5 group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-b border-plate-edge bg-paper shadow-float">
        <div className="frame">
          <div className="overflow-hidden">
            <div className="-mx-5 grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))]">
              {categories.map((category) => (
                <Column key={category.slug} category={category} />
              ))}
            </div>
          </div>
        </div>
        <div className="border-t border-rule bg-wash text-row">
          <p className="frame flex h-11 items-center justify-between gap-4">
            <Link to={PRODUCTS} className="font-medium">
              All products
            </Link>
            <span className="text-soft">Have a number? Paste it into search: it is read cell by cell.</span>
          </p>
        </div>
      </div>
    </details>
  );
}

function Column({ category: { name, slug, imgUrl, viewItems } }: { category: Category }): ReactNode {
  return (
    <div className="-ml-px border-l border-rule px-5 pt-4 pb-5">
      <Link
        to={categoryPath(slug)}
        className="mb-1.5 flex min-h-14 items-center gap-3 leading-tight font-semibold text-ink no-underline hover:text-water"
      >
        {imgUrl !== null && <Picture uri={imgUrl} alt="" width={52} height={52} className="size-[52px] flex-none" />}
        {name}
      </Link>
      <ul className="text-row">
        {viewItems
          .filter(({ adURL }) => adURL === null)
          .map((item) => (
            <li key={viewItemPath(item)}>
              {item.type === 'category' ? (
                <Branch slug={item.slug} name={item.title} />
              ) : (
                <Link to={viewItemPath(item)} className="menu-leaf">
                  {item.title}
                </Link>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A category within a category: its content is looked up when it is opened. One branch is open at a time. */
function Branch({ slug, name }: { slug: Slug; name: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const query = lookUp(calls.categoryBySlug, { params: { slug } });
  const { data: category } = useQuery({ ...query, enabled: isOpen });
  return (
    <details name="menu-branch" onToggle={(event) => setOpen(event.currentTarget.open)} className="group/branch">
      <summary className="menu-leaf justify-between">
        {name}
        <Icon name="down" size={12} className="text-soft group-open/branch:rotate-180" />
      </summary>
      <ul className="mb-1.5 border-l border-rule pl-3">
        {category?.viewItems
          .filter(({ adURL }) => adURL === null)
          .map((item) => (
            <li key={viewItemPath(item)}>
              <Link to={viewItemPath(item)} className="menu-leaf">
                {item.title}
              </Link>
            </li>
          ))}
        <li>
          <Link to={categoryPath(slug)} className="menu-leaf font-medium text-water">
            All {name.toLowerCase()}
          </Link>
        </li>
      </ul>
    </details>
  );
}
