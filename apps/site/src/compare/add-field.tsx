import { COMPARED_MAX, MODEL_NUMBER_MAX } from '@millrace/contract';
import { type ReactNode, useId, useState } from 'react';
import { comparedItem, comparePath } from '../comparing/compare-address.ts';
import { useGo } from '../ui/go-context.ts';

/** Adds a model or configured number; without a script it is a plain form. */
export function AddField({ items, count }: { items: string; count: number }): ReactNode {
  const go = useGo();
  const id = useId();
  const [typed, type] = useState('');
  if (count >= COMPARED_MAX) return <p className="cmp-full">These are {COMPARED_MAX}: take one away to add another.</p>;
  return (
    <form
      className="cmp-add"
      action="/compare"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const number = typed.trim();
        if (number === '') return;
        type('');
        go.push(comparePath([items, comparedItem('number', number)].filter((part) => part !== '').join('&')));
      }}
    >
      {Array.from(new URLSearchParams(items), ([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Part or model number</label>
      <input
        id={id}
        className="field figures"
        name="number"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MODEL_NUMBER_MAX}
        value={typed}
        onChange={({ target: { value } }) => type(value)}
      />
      <button type="submit" className="button">
        Add
      </button>
    </form>
  );
}
