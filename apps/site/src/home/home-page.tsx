import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { homeItemsQuery } from './home-plan.ts';

export function Page(): ReactNode {
  const { viewItems } = useAnswer(homeItemsQuery);
  const headline = useSettings()['home.headline'];
  return (
    <div className="frame">
      <h1 className="pt-5 pb-4 text-xl">{headline}</h1>
      <nav aria-label="Product categories" className="grid grid-cols-2 border-t border-l border-rule lap:grid-cols-5">
        {viewItems.map(({ name, slug, imgUrl }) => (
          <Link
            key={slug}
            to={`/category/${slug}`}
            className="border-r border-b border-rule p-3 font-semibold no-underline"
          >
            {imgUrl !== null && <Picture uri={imgUrl} alt="" width={84} height={84} />}
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
