import type { HomeItems } from '@millrace/contract';
import type { ReactNode } from 'react';
import { categoryPath } from '../addresses.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';

const PICTURE = 84;
/** The grid takes two rows on a laptop, or three low ones: the whole page is seen without scrolling. */
const TWO_ROWS = 12;

/** A button for every live category. */
export function CategoryGrid({ categories }: { categories: HomeItems['viewItems'] }): ReactNode {
  const rows = categories.length > TWO_ROWS ? 'low' : 'high';
  return (
    <nav
      aria-label="Product categories"
      className="category-grid"
      data-rows={rows}
      data-columns={columns(categories.length)}
    >
      {categories.map(({ name, slug, imgUrl }) => (
        <Link key={slug} to={categoryPath(slug)}>
          {imgUrl === null ? (
            <span />
          ) : (
            <Picture uri={imgUrl} alt="" width={PICTURE} height={PICTURE} eager priority="low" />
          )}
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Columns on a wide screen that leave the fewest holes in the last row. */
export function columns(count: number): number {
  const most = count > TWO_ROWS ? [6, 5] : [5, 6, 4];
  const holes = (wide: number): number => (wide - (count % wide)) % wide;
  return most.toSorted((a, b) => holes(a) - holes(b))[0] ?? 5;
}
