import { type CategoryFacets, type Facet, FILTER_PREFIX, type Slug } from '@millrace/contract';
import { type ReactNode, useRef, useState } from 'react';
import { categoryPath } from '../../addresses.ts';
import { useGo } from '../../ui/go-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { filteredPath, filtersOf } from './filter-address.ts';
import { RangeFields } from './range-fields.tsx';

/** Filters that are open at first. */
const OPEN = 7;

/** All filters as a form that asks for an address; where the script runs, each choice asks at once. */
export function FilterForm({ slug, facets }: { slug: Slug; facets: CategoryFacets }): ReactNode {
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useAsked(facets.filters);
  const chosen = new URLSearchParams(asked);
  const ask = (): void => {
    if (form.current === null) return;
    const filters = filtersOf(new FormData(form.current));
    setAsked(filters);
    if (filters !== asked) go.push(filteredPath(slug, filters));
  };
  return (
    <form
      ref={form}
      id="filters"
      className="fct-form"
      action={categoryPath(slug)}
      method="get"
      aria-label="Filter"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <p className="fct-head">
        <b>Filter</b>
        {facets.chips.length === 0 ? null : <Link to={categoryPath(slug)}>Clear all</Link>}
      </p>
      {facets.facets.map((facet, at) => (
        <details key={facet.key} className="fct-facet" open={at < OPEN || isChosen(facet)}>
          <summary>
            {facet.name}
            <Icon name="down" size={12} />
          </summary>
          <fieldset>
            <legend className="sr-only">{facet.name}</legend>
            {facet.help === '' ? null : <p className="fct-help">{facet.help}</p>}
            {facet.kind === 'range' ? <RangeFields facet={facet} onAsk={ask} /> : null}
            {facet.kind === 'choice'
              ? facet.values.map(({ value, words, count, isBuilt }) => {
                  const isOn = chosen.getAll(FILTER_PREFIX + facet.key).includes(value);
                  return (
                    <label key={value} data-none={count === 0 || undefined}>
                      <input
                        type="checkbox"
                        className="checkbox"
                        name={FILTER_PREFIX + facet.key}
                        value={value}
                        checked={isOn}
                        disabled={count === 0 && !isBuilt && !isOn}
                        onChange={ask}
                      />
                      <span>{words}</span>
                      <span className="figures">
                        {count}
                        <span className="sr-only">{count === 1 ? ' model' : ' models'}</span>
                      </span>
                    </label>
                  );
                })
              : null}
          </fieldset>
        </details>
      ))}
      <button type="submit" className="button button-primary fct-submit">
        Show what fits
      </button>
    </form>
  );
}

const isChosen = (facet: Facet): boolean =>
  facet.kind === 'range' ? facet.from !== null || facet.to !== null : facet.values.some((value) => value.isChosen);

/** The choices as they were last asked for; those of the page once it has others. */
function useAsked(filters: string): [string, (filters: string) => void] {
  const [asked, setAsked] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (shown !== filters) {
    setShown(filters);
    setAsked(filters);
  }
  return [asked, setAsked];
}
