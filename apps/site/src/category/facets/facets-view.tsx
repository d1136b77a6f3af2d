import { type CategoryFacets, printMeasure, type Slug } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useUnits } from '../../measures/use-units.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import './facets.css';
import { filteredPath } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import { Results } from './results.tsx';

interface FacetsViewProps {
  slug: Slug;
  facets: CategoryFacets;
  /** The text that stands there while nothing is chosen. */
  children: ReactNode;
}

/** A category beside its filters: its tiles, or what fits the choices. */
export function FacetsView({ slug, facets, children }: FacetsViewProps): ReactNode {
  const { chips } = facets;
  const units = useUnits();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="fct" data-open={isOpen || undefined}>
      <FilterForm slug={slug} facets={facets} />
      <div className="fct-found">
        <div className="fct-bar">
          <button
            type="button"
            className="button fct-button"
            aria-expanded={isOpen}
            aria-controls="filters"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="list" />
            Filter{chips.length === 0 ? '' : ` ${chips.length}`}
          </button>
          <p role="status">{chips.length === 0 ? '' : countWords(facets)}</p>
          {chips.length === 0 ? null : (
            <ul className="fct-chips" aria-label="Chosen">
              {chips.map(({ words, name, without, measure }) => (
                <li key={`${name} ${words}`}>
                  <Link className="fct-chip" to={filteredPath(slug, without)}>
                    <span className="sr-only">Without {name}: </span>
                    {measure === undefined ? words : printMeasure(measure, units)}
                    <Icon name="close" size={12} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {chips.length === 0 ? children : <Results slug={slug} facets={facets} />}
      </div>
    </div>
  );
}

function countWords({ models, families }: CategoryFacets): string {
  const fitting = families.filter(({ fitting: count }) => count > 0).length;
  const built = families.length - fitting;
  const found = `${models} ${models === 1 ? 'model' : 'models'} in ${fitting} ${fitting === 1 ? 'family' : 'families'}`;
  return built === 0 ? found : `${found}, ${built} more to be built`;
}
