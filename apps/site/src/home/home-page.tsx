import { Fragment, type ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { BesideWays, NoProducts } from '../beside/no-products.tsx';
import { Banners } from './banners.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { homeItemsQuery } from './home-plan.ts';

export { homePlan as plan } from './home-plan.ts';

export function Page(): ReactNode {
  const { carousels, viewItems } = useAnswer(homeItemsQuery);
  return (
    <>
      {carousels.length > 0 && <Banners carousels={carousels} />}
      <div className="frame">
        <Headline text={useSettings()['home.headline']} />
        {viewItems.length === 0 ? (
          <NoProducts />
        ) : carousels.length === 0 ? (
          <BesideWays>
            <CategoryGrid categories={viewItems} isLarge />
          </BesideWays>
        ) : (
          <CategoryGrid categories={viewItems} />
        )}
      </div>
    </>
  );
}

const BAR = ' | ';

/** The text before the first dash is the strong part; a line never begins with a bar. */
function Headline({ text }: { text: string }): ReactNode {
  const [strong = '', ...rest] = text.split(' - ');
  return (
    <h1 className="pt-5 pb-4 text-xl tracking-[-0.01em] max-desk:text-lg">
      {strong}
      {rest.length > 0 && (
        <span className="font-normal text-soft max-desk:block max-desk:text-base">
          {' - '}
          {rest
            .join(' - ')
            .split(BAR)
            .map((part, index, all) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="whitespace-nowrap">{index < all.length - 1 ? part + BAR.trimEnd() : part}</span>
              </Fragment>
            ))}
        </span>
      )}
    </h1>
  );
}
