import type { ReactNode } from 'react';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** The page of an address that leads nowhere: a search box and the ways on. */
export function NotFound(): ReactNode {
  const categories = useAnswer(rootCategoriesQuery);
  return (
    <div className="frame py-14 max-desk:py-8">
      <p className="figures text-row font-medium text-soft">404</p>
      <h1 className="mt-1 text-3xl">Nothing at this address</h1>
      <p className="mt-3 max-w-prose">
        It may have moved or been taken off the market. Search for a part number, a model number or a word, or start
        from a category.
      </p>
      <search className="mt-6 block max-w-[640px]">
        <form action="/search" className="flex gap-2.5">
          <input
            type="search"
            name="search"
            required
            aria-label="Part, model number or word"
            placeholder="Part, model number or word"
            className="field min-w-0 flex-1"
          />
          <button type="submit" className="button button-primary">
            <Icon name="search" />
            Search
          </button>
        </form>
      </search>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className="inline-flex min-h-11 items-center font-medium">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
