import type { Asked } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { Combobox } from './combobox.tsx';

/** As many stand beside each other as tiles; of more, those that are named, and a field that finds others. */
const TILES_MOST = 18;

/** The options of a group as tiles that are on or off. */
export function CodeTiles({
  codes,
  named,
  isOptional = false,
  onToggle,
}: {
  codes: Asked['codes'];
  named: readonly string[];
  /** None need be named. */
  isOptional?: boolean;
  onToggle(code: string): void;
}): ReactNode {
  const [text, setText] = useState('');
  const gone = named.filter((code) => !codes.some((one) => one.code === code));
  const isMany = codes.length > TILES_MOST;
  const tiles = isMany ? codes.filter(({ code }) => named.includes(code)) : codes;
  const [only, ...others] = named;
  const words = others.length === 0 ? codes.find(({ code }) => code === only)?.words : undefined;
  const wanted = text.trim().toLowerCase();
  return (
    <span className="rule-tiles">
      {tiles.map(({ code, words: means }, nth) => (
        <button
          key={code}
          className="rule-tile"
          type="button"
          data-first={nth === 0 && !isMany ? '' : undefined}
          aria-pressed={named.includes(code)}
          aria-label={means === '' ? code || 'the blank code' : `${code || 'the blank code'}, ${means}`}
          title={means === '' ? undefined : means}
          onClick={() => onToggle(code)}
        >
          {code === '' ? '∅' : code}
        </button>
      ))}
      {gone.map((code) => (
        <button
          key={code}
          className="rule-tile is-gone"
          type="button"
          title="There is no such option"
          onClick={() => onToggle(code)}
        >
          {code === '' ? '∅' : code}
          <span className="unseen">: there is no such option; take it out</span>
        </button>
      ))}
      {isMany ? (
        <Combobox
          label="Find an option"
          className="rule-pick"
          value={text}
          placeholder={`One of ${codes.length}`}
          isOpenAtFocus
          offers={codes
            .filter(
              ({ code, words: means }) => !named.includes(code) && `${code} ${means}`.toLowerCase().includes(wanted),
            )
            .slice(0, 60)
            .map(({ code, words: means }) => ({ code, text: code === '' ? '∅' : code, words: means }))}
          onType={setText}
          onPick={({ code }) => {
            setText('');
            onToggle(code);
          }}
          onLeave={() => setText('')}
        />
      ) : null}
      {words === undefined || words === '' ? null : <span className="soft">{words}</span>}
      {named.length === 0 && !isOptional ? <span className="rule-open">Choose at least one.</span> : null}
    </span>
  );
}
