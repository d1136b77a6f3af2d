import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { AskBlock } from '../beside/ask-block.tsx';
import { CategoryTiles } from '../beside/category-tiles.tsx';
import { NearParts } from '../beside/near-parts.tsx';
import { AsideBlock, TwoColumns } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAskedPart } from './use-asked-part.ts';

/** The page of an address that leads nowhere: a search box and the ways on. */
export function NotFound(): ReactNode {
  const hasCareers = useSettings()['careers.isOffered'];
  const asked = useAskedPart();
  return (
    <div className="frame py-8 max-desk:py-6">
      <TwoColumns
        aside={
          <>
            <AsideBlock title="From here">
              <Ways
                ways={[
                  { question: 'Start again?', name: 'Home', to: '/home' },
                  { question: 'A document or an answer?', name: 'Support', to: '/support' },
                  { question: 'Looking for work?', name: 'Careers', to: hasCareers ? '/careers' : '' },
                ]}
              />
            </AsideBlock>
            <AskBlock title="Ask us" />
          </>
        }
      >
        <p className="figures text-row font-medium text-soft">404</p>
        <h1 className="mt-1 text-3xl">Nothing at this address</h1>
        <p className="mt-3 max-w-prose">
          It may have moved or been taken off the market. Search for a part number, a model number or a word, or start
          from a category.
        </p>
        <NearParts asked={asked} />
        <search className="mt-6 block max-w-[640px]">
          <form action="/search" className="flex gap-2.5">
            <input
              key={asked}
              defaultValue={asked}
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
        <CategoryTiles />
      </TwoColumns>
    </div>
  );
}
