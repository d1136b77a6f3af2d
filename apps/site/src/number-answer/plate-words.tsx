import type { NumberCell } from '@millrace/contract';
import './plate-words.css';

/** A model number as a plate whose every cell says what it means. */
export function PlateWords({ cells, label }: { cells: readonly NumberCell[]; label: string }) {
  return (
    <div className="words-around">
      <ul className="words" aria-label={label}>
        {cells.map(({ group, text, words, state }) => (
          <li key={`${group} ${text}`} data-state={state}>
            <span className="words-code">{text}</span>
            <span className="words-name">{group === '' ? 'Too much' : group}</span>
            <span className="words-text">{state === 'wrong' ? 'does not fit' : startingLarge(words)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `three-phase` as `Three-phase`; `mA output` and codes as they are. */
const startingLarge = (text: string): string =>
  /^[a-z]{3}/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
