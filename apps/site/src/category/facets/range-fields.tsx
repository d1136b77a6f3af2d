import { type Facet, FILTER_PREFIX } from '@millrace/contract';
import { type ReactNode, useState } from 'react';

type RangeFacet = Extract<Facet, { kind: 'range' }>;

const WIDTH = 252;
const HEIGHT = 40;

/** A number from and to, over the counts of its steps. */
export function RangeFields({ facet, onAsk }: { facet: RangeFacet; onAsk(): void }): ReactNode {
  const { key, name, unit, least, most, steps } = facet;
  return (
    <>
      <Histogram facet={facet} />
      <div className="fct-range">
        <End
          name={`${FILTER_PREFIX}${key}.from`}
          label={`${name}, from`}
          value={facet.from}
          hint={least}
          list={`${key}-steps`}
          onAsk={onAsk}
        />
        <span>to</span>
        <End
          name={`${FILTER_PREFIX}${key}.to`}
          label={`${name}, to`}
          value={facet.to}
          hint={most}
          list={`${key}-steps`}
          onAsk={onAsk}
        />
        <span>{unit}</span>
      </div>
      <datalist id={`${key}-steps`}>
        {[...steps.map(({ from }) => from), most].map((edge) => (
          <option key={edge} value={edge} />
        ))}
      </datalist>
    </>
  );
}

interface EndProps {
  name: string;
  label: string;
  value: number | null;
  hint: number;
  list: string;
  onAsk(): void;
}

/** What is typed stays until the page has another value. */
function End({ name, label, value, hint, list, onAsk }: EndProps): ReactNode {
  const own = value === null ? '' : String(value);
  const [text, setText] = useState(own);
  const [shown, setShown] = useState(own);
  if (shown !== own) {
    setShown(own);
    setText(own);
  }
  return (
    <input
      className="field figures"
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      list={list}
      placeholder={String(hint)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={onAsk}
    />
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
