import './category.css';
import type { ReactNode } from 'react';
import { categoryPath } from '../addresses.ts';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { NoProducts } from '../beside/no-products.tsx';
import { Link } from '../ui/link.tsx';
import { Tiles } from './tiles.tsx';

export { categoryRootPlan as plan } from './category-plan.ts';

const FIRST_SCREEN = 4;

export function Page(): ReactNode {
  const categories = useAnswer(rootCategoriesQuery);
  return (
    <div className="frame">
      <h1 className="pt-5 pb-1 text-3xl tracking-[-0.015em] max-desk:text-2xl">Products</h1>
      {categories.length === 0 ? (
        <NoProducts />
      ) : (
        <nav aria-label="Sections" className="flex flex-wrap gap-x-5">
          {categories.map(({ slug, name }) => (
            <a key={slug} href={`#${slug}`} className="inline-flex min-h-11 items-center text-row font-medium">
              {name}
            </a>
          ))}
        </nav>
      )}
      {categories.map(({ slug, name, viewItems }, index) => (
        <section key={slug} aria-labelledby={slug} className="pt-5">
          <h2 id={slug} className="text-xl">
            <Link to={categoryPath(slug)} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          </h2>
          <Tiles items={viewItems} level={3} eager={index === 0 ? FIRST_SCREEN : 0} />
        </section>
      ))}
    </div>
  );
}
