import { type ConfigGroup, type GroupState, nextValue, toCents } from '@millrace/configurator';
import { boundsWords, groupWords } from '@millrace/configurator/words';
import { useState } from 'react';
import { useUnits } from '../../measures/use-units.ts';
import { printing } from '../../ui/words/printing.ts';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';
import { groupId } from './group-id.ts';
import { fieldText, inUnits, rangesWords, typedNumber } from './number-words.ts';

/** A group whose answer is a number: the field with its unit and its bounds. */
export function NumberRow({ group, index, state }: { group: ConfigGroup; index: number; state: GroupState }) {
  const builder = useBuilder();
  const [typed, setTyped] = useState<string | null>(null);
  const ranges = useBuilderState(builder, ({ evaluation }) => evaluation.ranges);
  const units = useUnits();
  if (state.bounds === null) return null;
  const { bounds, value } = state;
  const id = `${groupId(index, builder.anchor)}-value`;
  const wrong = value !== null && !state.answered;
  const enter = (text: string): void => {
    setTyped(text);
    builder.dispatch({ type: 'value', group: group.name, value: typedNumber(text) });
  };
  const elsewhere = inUnits(units, group.unit, bounds, value);
  const less = nextValue(group, bounds, value, -1);
  const more = nextValue(group, bounds, value, 1);
  const step = (to: number): void => {
    setTyped(null);
    builder.dispatch({ type: 'value', group: group.name, value: to });
  };
  return (
    <div className="cfg-row cfg-row--number" data-status={state.answered ? 'on' : 'free'}>
      <label className="sr-only" htmlFor={id}>
        {group.name}
        {group.unit === undefined ? '' : `, ${group.unit}`}
      </label>
      <span className="cfg-qty">
        <button
          type="button"
          aria-label={`Less ${groupWords(group.name)}`}
          disabled={value !== null && value <= less}
          onClick={() => step(less)}
        >
          −
        </button>
        <input
          id={id}
          className="cfg-number"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? fieldText(value)}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-bounds`}
          onChange={(event) => enter(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={`More ${groupWords(group.name)}`}
          disabled={value !== null && value >= more}
          onClick={() => step(more)}
        >
          +
        </button>
      </span>
      <p className="cfg-bounds" id={`${id}-bounds`} data-wrong={wrong || undefined}>
        {group.unit === undefined ? null : <b>{group.unit} </b>}
        {wrong ? `Enter ${boundsWords(bounds)}` : boundsWords(bounds)}
        {elsewhere === '' ? null : <span className="cfg-made">{elsewhere}</span>}
        {rangesWords(ranges.filter((each) => each.group === group.name)).map((words) => (
          <span key={words} className="cfg-made">
            {words}
          </span>
        ))}
      </p>
      <span className="cfg-price figures">{perUnit(group)}</span>
    </div>
  );
}

function perUnit(group: ConfigGroup): string {
  const cents = toCents(group.pricePerUnit ?? 0);
  return cents === 0 ? '' : `+${printing().amount(cents)} per ${group.unit ?? 'unit'}`;
}
