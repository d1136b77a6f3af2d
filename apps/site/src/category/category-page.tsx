import './category.css';
import type { ReactNode } from 'react';
import { categoryPath } from '../addresses.ts';
import { useAnswer } from '../api/query-for.ts';
import { FacetsView } from '../facets/facets-view.tsx';
import type { PageProps } from '../page/plan.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { categoryAt, facetsAt } from './category-plan.ts';
import { Description } from './description.tsx';
import { Tiles } from './tiles.tsx';

export { categoryPlan as plan } from './category-plan.ts';

const FIRST_SCREEN = 8;

export function Page({ at }: PageProps<'category'>): ReactNode {
  const category = useAnswer(categoryAt(at));
  const answer = useAnswer(facetsAt(at));
  if (category === null) return null;
  const { name, slug, description, parent, viewItems } = category;
  const tiles = <Tiles items={viewItems} level={2} eager={FIRST_SCREEN} />;
  return (
    <div className="frame">
      <Breadcrumbs
        crumbs={[
          { name: 'Products', to: '/category' },
          ...(parent === null ? [] : [{ name: parent.name, to: categoryPath(parent.slug) }]),
          { name },
        ]}
      />
      <h1 className="pt-1 pb-3 text-3xl tracking-[-0.015em] max-desk:text-2xl">{name}</h1>
      {description !== '' && <Description text={description} />}
      {viewItems.length === 0 ? (
        <p className="py-10 text-soft">Nothing is listed here at present.</p>
      ) : answer === null || answer.facets.length === 0 ? (
        tiles
      ) : (
        <FacetsView
          base={categoryPath(slug)}
          answer={answer}
          answerTo={(query) => facetsAt({ ...at, query })}
          ownOrder="As listed"
        >
          {tiles}
        </FacetsView>
      )}
    </div>
  );
}
