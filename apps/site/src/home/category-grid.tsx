import type { HomeItems } from '@millrace/contract';
import type { ReactNode } from 'react';
import { categoryPath } from '../addresses.ts';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';
import { categoryShelves } from './category-shelves.ts';
import './category-grid.css';

const PICTURE = 84;
const LARGE = 148;

interface CategoryGridProps {
  categories: HomeItems['viewItems'];
  isLarge?: boolean;
}

/**
 * A button for every live category, large where nothing stands above them: top categories in the order of the menu, each followed by
 * those within it.
 */
export function CategoryGrid({ categories, isLarge = false }: CategoryGridProps): ReactNode {
  const size = isLarge ? LARGE : PICTURE;
  const shelves = categoryShelves(useAnswer(rootCategoriesQuery), categories);
  return (
    <nav aria-label="Product categories" className="category-grid" data-large={isLarge || undefined}>
      {shelves.map((shelf) => (
        <ul key={shelf[0]?.slug} data-tiles={Math.min(shelf.length, MOST_TILES)}>
          {shelf.map(({ name, slug, imgUrl, alt = '' }) => (
            <li key={slug}>
              <Link to={categoryPath(slug)}>
                {imgUrl !== null && <Picture uri={imgUrl} alt={alt} width={size} height={size} eager priority="low" />}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The sheet knows shelves of up to so many tiles; longer ones take a row of their own. */
const MOST_TILES = 6;
