import type { ConfigGroup, ConfigOption, GroupState, OptionState } from '@millrace/configurator';
import { chosenIn, groupWords, optionText, reasonWords } from '@millrace/configurator/words';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBuilder, useWordsOfState } from '../building/use-builder.ts';
import { onePrice } from '../prices/price-words.ts';
import { FreeButton } from './free-button.tsx';
import { groupId } from './group-id.ts';

/** A group whose answer is options in order: its entries, to be moved and taken off, then what can be added at the end. */
export function SequenceRows({ group, index, state }: { group: ConfigGroup; index: number; state: GroupState }) {
  const builder = useBuilder();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const [told, tell] = useState('');
  const codes = state.codes ?? [];
  const options = group.options ?? [];
  const wordsOf = (code: string): string => {
    const option = options.find((one) => one.code === code);
    return option === undefined ? code : optionText(builder.configurator, option);
  };
  const put = (next: readonly string[]): void => builder.dispatch({ type: 'sequence', group: group.name, codes: next });
  // A moved entry is another element, which is there only when the new order is drawn; a frame may come before that.
  const wanted = useRef<number | null>(null);
  const order = codes.join('\n');
  useLayoutEffect(() => {
    const at = order === '' ? null : wanted.current;
    wanted.current = null;
    if (at !== null) list.current?.querySelectorAll<HTMLElement>('.cfg-entry-move')[at]?.focus();
  }, [order]);
  const move = (from: number, to: number): void => {
    const code = codes[from];
    if (code === undefined || to < 0 || to >= codes.length || to === from) return;
    const next = codes.toSpliced(from, 1).toSpliced(to, 0, code);
    tell(`${wordsOf(code)}, place ${to + 1} of ${codes.length}`);
    if (next.join('\n') === order) list.current?.querySelectorAll<HTMLElement>('.cfg-entry-move')[to]?.focus();
    else wanted.current = to;
    put(next);
  };
  const takeOff = (at: number): void => {
    tell(`${wordsOf(codes[at] ?? '')} taken off`);
    wanted.current = Math.min(at, codes.length - 2);
    put(codes.toSpliced(at, 1));
  };
  const moveByKey = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (step !== undefined) move(at, at + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') takeOff(at);
    else return;
    event.preventDefault();
  };
  const anchor = groupId(index, builder.anchor);
  const full = state.options.find(isOnlyFull);
  return (
    <>
      {codes.length === 0 ? null : (
        <ol ref={list} className="cfg-entries" aria-label={`${group.name}, in order`}>
          {codes.map((code, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same code stands in several places, which have no other name.
              key={`${at} ${code}`}
              className="cfg-row cfg-entry"
              data-status="on"
              draggable
              onDragStart={() => {
                dragged.current = at;
              }}
              onDragOver={(event) => {
                if (dragged.current !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== null) move(dragged.current, at);
                dragged.current = null;
              }}
            >
              <button
                type="button"
                className="cfg-entry-move figures"
                aria-label={`Place ${at + 1}: ${wordsOf(code)}. Move with the arrow keys`}
                onKeyDown={(event) => moveByKey(event, at)}
              >
                {at + 1}
              </button>
              <span className="cfg-code figures">{code || '–'}</span>
              <span className="cfg-text">{wordsOf(code)}</span>
              <span className="cfg-act cfg-qty">
                <button
                  type="button"
                  aria-label={`Move up: place ${at + 1}, ${wordsOf(code)}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move down: place ${at + 1}, ${wordsOf(code)}`}
                  disabled={at === codes.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Take off: place ${at + 1}, ${wordsOf(code)}`}
                  onClick={() => takeOff(at)}
                >
                  ×
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      {full === undefined ? null : (
        <div className="cfg-row" data-status="ruled-out">
          <p className="cfg-small" id={`${anchor}-full`} data-why>
            Up to {Math.floor(state.bounds?.max ?? 0)}: take one off first
          </p>
          <div className="cfg-act">
            <FreeButton group={group.name} code={full.code} reasonId={`${anchor}-full`} onFreed={ignore} />
          </div>
        </div>
      )}
      {options.map((option, at) => {
        const now = state.options[at];
        if (now === undefined) return null;
        const id = `${anchor}-${at + 1}`;
        return (
          <AddRow
            key={option.code}
            group={group}
            id={id}
            option={option}
            state={now}
            onAdd={() => put([...codes, option.code])}
          />
        );
      })}
    </>
  );
}

/** Nothing but the others that stand there is against it: that is said once for all. */
const isOnlyFull = ({ enabled, reasons }: OptionState): boolean =>
  !enabled && reasons.every(({ code }) => code === 'full');

const ignore = (): void => {};

interface AddProps {
  group: ConfigGroup;
  id: string;
  option: ConfigOption;
  state: OptionState;
  onAdd: () => void;
}

/** An option that can stand at the end of the sequence, or the reason why it cannot. */
function AddRow({ group, id, option, state, onAdd }: AddProps) {
  const builder = useBuilder();
  const { configurator } = builder;
  const button = useRef<HTMLButtonElement>(null);
  const ruledOut = !state.enabled && !isOnlyFull(state);
  const why = useWordsOfState(
    builder,
    ({ evaluation }) => {
      if (!ruledOut) return '';
      const chosen = chosenIn(configurator, evaluation);
      return reasonWords(configurator, group.name, state.reasons, { code: option.code, chosen });
    },
    ruledOut,
  );
  const text = optionText(configurator, option);
  return (
    <div
      className="cfg-row cfg-add"
      data-code={option.code}
      data-status={state.enabled ? 'free' : isOnlyFull(state) ? 'off' : 'ruled-out'}
    >
      <span className="cfg-code figures">{option.code || '–'}</span>
      <span className="cfg-text">{text}</span>
      <span className="cfg-price figures">{onePrice(state)}</span>
      {why === '' ? null : (
        <p className="cfg-small" id={`${id}-why`} data-why>
          {why}
        </p>
      )}
      <div className="cfg-act">
        {state.enabled ? (
          <button
            ref={button}
            id={id}
            type="button"
            className="cfg-switch"
            aria-label={`Add ${text} to ${groupWords(group.name)}`}
            onClick={onAdd}
          >
            Add
          </button>
        ) : isOnlyFull(state) ? null : (
          <FreeButton
            group={group.name}
            code={option.code}
            reasonId={`${id}-why`}
            onFreed={() => button.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}
