import { type Facet, FILTER_PREFIX, type TypedMeasure, typedMeasure, typedUnits } from '@millrace/contract';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useUnits } from '../measures/use-units.ts';
import { printing } from '../ui/words/printing.ts';

type RangeFacet = Extract<Facet, { kind: 'range' }>;

const WIDTH = 252;
const HEIGHT = 40;

/**
 * A number from and to, over the counts of its steps, in the visitor's unit. The address of the page has it in the maker's: the script
 * sends it so, a form without script says which unit it is in.
 */
export function RangeFields({ facet, onAsk }: { facet: RangeFacet; onAsk(): void }): ReactNode {
  const { key, name, unit, precision, least, most, steps } = facet;
  const isScripted = useSyncExternalStore(neverChanges, onDevice, onServer);
  const own = typedMeasure(unit, precision, useUnits(), printing().decimalSign);
  const measure = isScripted ? own : { show: own.show, read: asTyped };
  const units = typedUnits(unit);
  return (
    <>
      <Histogram facet={facet} />
      <div className="fct-range">
        <End
          name={`${FILTER_PREFIX}${key}.from`}
          label={`${name}, from`}
          value={facet.from}
          hint={least}
          measure={measure}
          list={`${key}-steps`}
          onAsk={onAsk}
        />
        <span>to</span>
        <End
          name={`${FILTER_PREFIX}${key}.to`}
          label={`${name}, to`}
          value={facet.to}
          hint={most}
          measure={measure}
          list={`${key}-steps`}
          onAsk={onAsk}
        />
        <span className={units.length > 1 ? 'noscript:hidden' : ''}>{own.unit}</span>
        {isScripted || units.length < 2 ? null : (
          <select
            className="field hidden noscript:block"
            name={`${FILTER_PREFIX}${key}.unit`}
            aria-label={`${name}, unit`}
            defaultValue={own.unit}
          >
            {units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </div>
      <datalist id={`${key}-steps`}>
        {[...steps.map(({ from }) => from), most].map((edge) => (
          <option key={edge} value={measure.show(edge)} />
        ))}
      </datalist>
    </>
  );
}

const neverChanges = () => () => {};
const onDevice = (): boolean => true;
/** A form without script sends what is typed. */
const onServer = (): boolean => false;
const asTyped = (typed: string): string => typed;

interface EndProps {
  name: string;
  label: string;
  value: number | null;
  hint: number;
  measure: Pick<TypedMeasure, 'show' | 'read'>;
  list: string;
  onAsk(): void;
}

/** A typed value stays until the page has another one. */
function End({ name, label, value, hint, measure, list, onAsk }: EndProps): ReactNode {
  const own = value === null ? '' : measure.show(value);
  const [text, setText] = useState(own);
  const [shown, setShown] = useState(own);
  if (shown !== own) {
    setShown(own);
    setText(own);
  }
  const makers = text === own && value !== null ? String(value) : measure.read(text);
  const isMakers = makers === text;
  return (
    <>
      <input
        className="field figures"
        {...(isMakers ? { name } : {})}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        list={list}
        placeholder={measure.show(hint)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={onAsk}
      />
      {isMakers ? null : <input type="hidden" name={name} value={makers} />}
    </>
  );
}

function Histogram({ facet: { steps, from, to } }: { facet: RangeFacet }): ReactNode {
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  const width = WIDTH / Math.max(1, steps.length);
  return (
    <svg className="fct-steps" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map((step, at) => {
        const height = Math.max(1, Math.round((step.count / highest) * HEIGHT));
        const isIn =
          (from !== null || to !== null) &&
          step.to >= (from ?? Number.NEGATIVE_INFINITY) &&
          step.from <= (to ?? Number.POSITIVE_INFINITY);
        return (
          <rect
            key={step.from}
            data-in={isIn || undefined}
            x={at * width}
            y={HEIGHT - height}
            width={width - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}
