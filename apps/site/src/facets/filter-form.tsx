import { type Facet, FILTER_PREFIX, type FilterAnswer, isConverted } from '@millrace/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { ApiQuery } from '../api/query-for.ts';
import { UnitSwitch } from '../measures/unit-switch.tsx';
import { useGo } from '../ui/go-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { type Filtered, filteredPath, filtersOf } from './filter-address.ts';
import { RangeFields } from './range-fields.tsx';
import { useAhead } from './use-ahead.ts';
import './filter-form.css';

/** Filters that are open at first. */
const OPEN = 7;

interface FilterFormProps {
  id: string;
  /** The address of the page without choices. */
  base: string;
  answer: FilterAnswer;
  /** The query for the answer to other choices. */
  answerTo: AnswerTo;
}

export type AnswerTo = (chosen: Filtered) => ApiQuery<unknown>;

/** All filters as a form that asks for an address; where the script runs, each choice asks at once. */
export function FilterForm({ id, base, answer, answerTo }: FilterFormProps): ReactNode {
  const { facets, chips, families, order, view } = answer;
  const go = useGo();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useAhead(answer.filters);
  const chosen = new URLSearchParams(asked);
  const ask = (): void => {
    if (form.current === null) return;
    const filters = filtersOf(new FormData(form.current));
    setAsked(filters);
    if (filters !== asked) go.push(filteredPath(base, { filters, order, view }));
  };
  // A hand holds a button down for some 80 ms: the answer to the choice is on its way by then, and there with the click.
  const askAhead = ({ target }: PointerEvent): void => {
    const box = target instanceof Element ? target.closest('label')?.control : null;
    if (form.current === null || !(box instanceof HTMLInputElement) || box.disabled) return;
    const filters = filtersOf(withPressed(new FormData(form.current), box));
    void client.prefetchQuery(
      answerTo(filters === '' ? { filters, order: '', view: 'families' } : { filters, order, view }),
    );
  };
  return (
    <form
      ref={form}
      id={id}
      className="fct-form"
      action={base}
      method="get"
      aria-label="Filter"
      onPointerDown={askAhead}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {view === 'models' ? <input type="hidden" name="view" value="models" /> : null}
      <p className="fct-head">
        <b>Filter</b>
        {chips.length === 0 ? null : <Link to={base}>Clear all</Link>}
      </p>
      {facets.map((facet, at) => (
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
      {facets.some(isMeasured) || families.some(hasMeasure) ? <UnitSwitch /> : null}
      <button type="submit" className="button button-primary fct-submit">
        Show what fits
      </button>
    </form>
  );
}

/** The values of the form once this box is pressed. */
function* withPressed(entries: Iterable<[string, unknown]>, { name, value, checked }: HTMLInputElement) {
  for (const entry of entries) if (entry[0] !== name || entry[1] !== value) yield entry;
  if (!checked) yield [name, value] satisfies [string, unknown];
}

const isChosen = (facet: Facet): boolean =>
  facet.kind === 'range' ? facet.from !== null || facet.to !== null : facet.values.some((value) => value.isChosen);

const isMeasured = (facet: Facet): boolean => facet.kind === 'range' && isConverted(facet.unit);
const hasMeasure = ({ facts }: FilterAnswer['families'][number]): boolean =>
  facts.some(({ measure }) => measure !== undefined);
