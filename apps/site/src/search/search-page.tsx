import { SEARCH_DEBOUNCE_MS } from '@millrace/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { searchPath } from '../addresses.ts';
import { CategoryTiles } from '../beside/category-tiles.tsx';
import { NearParts, nearPartsQuery } from '../beside/near-parts.tsx';
import { TwoColumns } from '../beside/two-columns.tsx';
import { FacetsView } from '../facets/facets-view.tsx';
import { useIsLeaving } from '../keep-alive/use-is-leaving.ts';
import { useLocation } from '../navigation/here.tsx';
import type { PageProps } from '../page/plan.ts';
import { useGo } from '../ui/go-context.ts';
import { useAsked } from '../ui/use-asked.ts';
import { FoundAside } from './found/found-aside.tsx';
import { FoundFamilies } from './found/found-families.tsx';
import { FoundNavigation } from './found/found-navigation.tsx';
import { FoundNearest } from './found/found-nearest.tsx';
import './found/found.css';
import { hasNumber, isNumberLike } from '../number-answer/number-like.ts';
import { FoundNumber } from './found-number.tsx';
import { foundWords } from './found-words.ts';
import { NotOurs } from './not-ours.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import './search.css';
import { type SearchAddress, searchAddressAt, searchAddressOf, searchPagePath, UNFILTERED } from './search-address.ts';
import { SearchAside } from './search-aside.tsx';
import { SearchForm } from './search-form.tsx';
import { everythingQuery, foundNumberQuery, searchFacetsQuery, searchQuery } from './search-plan.ts';
import { withoutFound } from './without-found.ts';

export { searchPlan as plan } from './search-plan.ts';

export function Page({ at }: PageProps<'search'>) {
  const { by } = useLocation();
  const { push, replace } = useGo();
  const address = searchAddressOf(at);
  // While an answer is on its way the browser's address is ahead of the page: what was asked for last is changed, not what is shown.
  const go = (to: Partial<SearchAddress>, way = replace): void =>
    way(searchPagePath({ ...(searchAddressAt(window.location) ?? address), ...to }));
  const [typed, type] = useAsked({
    address: address.text,
    value: address.text,
    addressOf: (text) => text.trim(),
    waitFor: () => SEARCH_DEBOUNCE_MS,
    isHeld: useIsLeaving(),
    go: (text) => go({ text: text.trim(), page: 1, show: 'everything', chosen: UNFILTERED }),
  });
  const isCleared = typed.trim() === '';
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(address),
    enabled: address.text !== '' && !isCleared,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const everything = useQuery({
    ...everythingQuery(address),
    enabled: address.text !== '' && !isCleared,
    placeholderData: keepPreviousData,
    throwOnError: false,
  }).data;
  const filtered = useQuery({
    ...searchFacetsQuery(address),
    enabled: address.text !== '' && !isCleared,
    placeholderData: keepPreviousData,
    throwOnError: false,
  }).data;
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  useScrollToTop(address.page, by === 'pop');

  const isShown = address.text !== '' && !isCleared;
  const asked = useQuery({ ...foundNumberQuery(address), enabled: isShown, throwOnError: false });
  const number = (isShown && asked.data) || null;
  const isNoNumber = isShown && asked.data === null && isNumberLike(address.text);
  const near = useQuery({ ...nearPartsQuery(address.text), enabled: isNoNumber, throwOnError: false }).data ?? [];
  const models = isShown && data !== undefined ? withoutFound(data, number) : undefined;
  // Parts that are spelt like a wrong number are told as such, not as what was found.
  const areOthers = isNoNumber && near.length > 0 && models !== undefined && !hasNumber(models.items, address.text);
  const shown = areOthers ? { ...models, items: [], total: 0, hasNext: false } : models;
  const found = isShown ? everything : undefined;
  const isUnknownNumber = isNoNumber && shown?.total === 0 && found !== undefined;
  /** Later pages of the models stand alone. */
  const isLaterModels = address.show === 'everything' && address.page > 1;
  const listed = (
    <div className="fnd-columns">
      <div className="fnd-main">
        {found === undefined || isLaterModels ? null : <FoundFamilies found={found} address={address} />}
        {shown === undefined || address.show !== 'everything' ? null : shown.items.length > 0 ? (
          <ResultList
            found={shown}
            isNumber={number !== null}
            text={address.text}
            pageSize={address.pageSize}
            onPage={(page) => go({ page }, push)}
            onPageSize={(pageSize) => go({ pageSize, page: 1 })}
          />
        ) : number === null && found?.total === 0 && near.length === 0 ? (
          <TwoColumns aside={<SearchAside />}>
            <NothingFound text={address.text} />
          </TwoColumns>
        ) : null}
      </div>
      {found === undefined || isLaterModels ? null : <FoundAside found={found} address={address} />}
    </div>
  );
  /** Filters stand beside what they filter. */
  const isFiltered =
    isShown &&
    (address.show === 'everything' || address.show === 'families') &&
    !isLaterModels &&
    (number === null || address.chosen.filters !== '') &&
    (filtered?.facets.length ?? 0) > 0;
  const isChosen = isFiltered && filtered?.chips.length !== 0;
  return (
    <div className="frame srch">
      <h1>Search</h1>
      <SearchForm
        typed={typed}
        onType={(text) => type(() => text)}
        onSubmit={() => go({ text: typed.trim(), page: 1, show: 'everything', chosen: UNFILTERED })}
      />
      {isCleared ? (
        <TwoColumns aside={<SearchAside />}>
          <p className="srch-hint">
            Enter a part number, a model number or a word. A model number is read cell by cell.
          </p>
          <CategoryTiles />
        </TwoColumns>
      ) : null}
      <div aria-busy={isFetching} className="srch-found" data-empty={isCleared || undefined}>
        {error !== null && shown === undefined && !isCleared ? (
          <p className="srch-hint" role="alert">
            The search did not answer.{' '}
            <button type="button" className="button-link" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        ) : null}
        {number === null ? null : <FoundNumber answer={number} text={address.text} />}
        {isUnknownNumber ? (
          <>
            <NotOurs text={address.text} />
            <NearParts asked={address.text} />
          </>
        ) : null}
        {shown === undefined || found === undefined || isChosen ? null : (
          <FoundNavigation found={found} models={shown.total} address={address} />
        )}
        {found === undefined || isChosen ? null : <FoundNearest found={found} address={address} />}
        {isFiltered && filtered !== undefined ? (
          <FacetsView
            base={searchPath(address.text)}
            answer={filtered}
            answerTo={(chosen) => searchFacetsQuery({ ...address, chosen })}
            ownOrder="Nearest first"
          >
            {listed}
          </FacetsView>
        ) : (
          listed
        )}
      </div>
      <p className="sr-only" role="status">
        {isChosen ? '' : foundWords(address, { shown, everything: found })}
      </p>
    </div>
  );
}

/** Each change of the page begins at its top; the first picture stays, and Back returns to its position. */
function useScrollToTop(page: number, isReturn: boolean): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, isReturn]);
}
