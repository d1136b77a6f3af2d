import { type FilterAnswer, facetViews, printMeasure } from '@millrace/contract';
import { type ReactNode, useId, useState } from 'react';
import { useUnits } from '../measures/use-units.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import './facets.css';
import './listed-models.css';
import { printing } from '../ui/words/printing.ts';
import { filteredPath } from './filter-address.ts';
import { type AnswerTo, FilterForm } from './filter-form.tsx';
import { OrderField } from './order-field.tsx';
import { Results } from './results.tsx';

interface FacetsViewProps {
  /** The address of the page without choices. */
  base: string;
  answer: FilterAnswer;
  /** The query for the answer to other choices. */
  answerTo: AnswerTo;
  /** The name of the order that families have of themselves. */
  ownOrder: string;
  /** The part of the page that stands there while nothing is chosen. */
  children: ReactNode;
}

/** Families beside their filters: the page as it is, or what fits the choices. */
export function FacetsView({ base, answer, answerTo, ownOrder, children }: FacetsViewProps): ReactNode {
  const { chips } = answer;
  const form = useId();
  const units = useUnits();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="fct" data-open={isOpen || undefined}>
      <FilterForm id={form} base={base} answer={answer} answerTo={answerTo} />
      <div className="fct-found">
        <div className="fct-bar">
          <button
            type="button"
            className="button fct-button"
            aria-expanded={isOpen}
            aria-controls={form}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="list" />
            Filter{chips.length === 0 ? '' : ` ${chips.length}`}
          </button>
          <p role="status">{chips.length === 0 ? '' : countWords(answer)}</p>
          {chips.length === 0 ? null : (
            <>
              <ul className="fct-chips" aria-label="Chosen">
                {chips.map(({ words, name, without, measure }) => (
                  <li key={`${name} ${words}`}>
                    <Link className="fct-chip" to={filteredPath(base, { ...answer, filters: without })}>
                      <span className="sr-only">Without {name}: </span>
                      {measure === undefined ? words : printMeasure(measure, units, printing().locale)}
                      <Icon name="close" size={12} />
                    </Link>
                  </li>
                ))}
              </ul>
              <ViewSwitch base={base} answer={answer} />
              <OrderField form={form} base={base} answer={answer} ownOrder={ownOrder} />
            </>
          )}
        </div>
        {chips.length === 0 ? children : <Results base={base} answer={answer} />}
      </div>
    </div>
  );
}

/** Everything that fits, by families or model by model. */
function ViewSwitch({ base, answer }: Pick<FacetsViewProps, 'base' | 'answer'>): ReactNode {
  if (answer.models === 0) return null;
  return (
    <nav className="fct-views" aria-label="Shown as">
      {facetViews.map((view) => (
        <Link
          key={view}
          to={filteredPath(base, { ...answer, view })}
          aria-current={view === answer.view ? 'page' : undefined}
        >
          {view === 'families' ? 'Families' : 'Models'}
        </Link>
      ))}
    </nav>
  );
}

function countWords({ models, families }: FilterAnswer): string {
  const fitting = families.filter(({ fitting: count }) => count > 0).length;
  const built = families.length - fitting;
  const found = `${models} ${models === 1 ? 'model' : 'models'} in ${fitting} ${fitting === 1 ? 'family' : 'families'}`;
  return built === 0 ? found : `${found}, ${built} more to be built`;
}
