import './category-tiles.css';
import type { ReactNode } from 'react';
import { categoryPath } from '../addresses.ts';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';

const PICTURE = 64;

/** The top categories: a way on from a page that has nothing to show. */
export function CategoryTiles(): ReactNode {
  return (
    <ul className="category-tiles">
      {useAnswer(rootCategoriesQuery).map(({ slug, name, imgUrl }) => (
        <li key={slug}>
          <Link to={categoryPath(slug)}>
            {imgUrl !== null && <Picture uri={imgUrl} alt="" width={PICTURE} height={PICTURE} />}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
