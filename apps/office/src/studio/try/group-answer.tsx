import {
  evaluate,
  initialSelection,
  partConfigurator,
  printDecimal,
  setAssembly,
  setSequence,
  setText,
  setValue,
} from '@millrace/configurator';
import { boundsWords } from '@millrace/configurator/words';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnswerProps, GroupRowsProps } from './answer-props.ts';
import { OptionChoices } from './option-choices.tsx';

/** The answers that a group may have, by its kind. `Rows` lists the groups of a part. */
export function GroupAnswer({ Rows, ...props }: AnswerProps & { Rows: ComponentType<GroupRowsProps> }): ReactNode {
  switch (props.group.kind ?? 'choice') {
    case 'choice':
      return <OptionChoices {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'text':
      return <TextAnswer {...props} />;
    case 'sequence':
      return <SequenceAnswer {...props} />;
    case 'assembly':
      return <PartAnswer Rows={Rows} {...props} />;
  }
}

function NumberAnswer({ group, state, configurator, evaluation: { selection }, onSelect }: AnswerProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (state.value === null ? '' : printDecimal(state.value));
  const bare = text.trim().replaceAll(',', '');
  const isNumber = bare === '' || /^-?(\d+\.?\d*|\.\d+)$/.test(bare);
  const isOutside = isNumber && bare !== '' && !state.answered;
  const { bounds } = state;
  return (
    <div className="try-answer">
      <label>
        <span className="unseen">{group.name}</span>
        <input
          className="field figures"
          inputMode="decimal"
          value={text}
          aria-invalid={!isNumber || isOutside}
          onChange={(event) => {
            const next = event.target.value;
            setTyped(next);
            const number = next.trim().replaceAll(',', '');
            if (number === '') onSelect(setValue(configurator, selection, group.name, null));
            else if (/^-?(\d+\.?\d*|\.\d+)$/.test(number))
              onSelect(setValue(configurator, selection, group.name, Number(number)));
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      {bounds === null ? null : (
        <span className={isOutside || !isNumber ? 'try-off' : 'soft'}>{boundsWords(bounds, group.unit)}</span>
      )}
    </div>
  );
}

function TextAnswer({ group, state, configurator, evaluation: { selection }, onSelect }: AnswerProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? state.text ?? '';
  const isOff = text.trim() !== '' && typeof state.text !== 'string';
  return (
    <div className="try-answer">
      <label>
        <span className="unseen">{group.name}</span>
        <input
          className="field"
          value={text}
          aria-invalid={isOff}
          onChange={(event) => {
            setTyped(event.target.value);
            const next = event.target.value.trim();
            onSelect(setText(configurator, selection, group.name, next === '' ? null : next));
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      <span className={isOff ? 'try-off' : 'soft'}>
        {state.bounds === null ? '' : `${state.bounds.min} to ${state.bounds.max} characters`}
        {group.characters === undefined ? '' : ` of ${group.characters}`}
      </span>
    </div>
  );
}

/** Options in an order: the last can go, any can be added while it is not off. */
function SequenceAnswer(props: AnswerProps): ReactNode {
  const { group, state, configurator, evaluation, onSelect } = props;
  const codes = state.codes ?? [];
  const set = (next: readonly string[]): void =>
    onSelect(setSequence(configurator, evaluation.selection, group.name, next.length === 0 ? null : next));
  const words = (code: string): string => group.options?.find((option) => option.code === code)?.description ?? '';
  return (
    <div className="try-answer is-list">
      <ol>
        {codes.map((code, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand twice.
          <li key={nth}>
            <span className="studio-code">{code}</span> {words(code)}
            <button
              className="link"
              type="button"
              disabled={nth === 0}
              aria-label={`Move ${code} up`}
              onClick={() => set(codes.toSpliced(nth, 1).toSpliced(nth - 1, 0, code))}
            >
              ↑
            </button>
            <button
              className="link"
              type="button"
              aria-label={`Take ${code} out`}
              onClick={() => set(codes.toSpliced(nth, 1))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      <OptionChoices {...props} onAdd={(code) => set([...codes, code])} />
    </div>
  );
}

/** The number of a part, chosen group by group. */
function PartAnswer({
  Rows,
  group,
  state,
  configurator,
  evaluation: { selection },
  onSelect,
}: AnswerProps & { Rows: ComponentType<GroupRowsProps> }): ReactNode {
  const part = partConfigurator(configurator, group);
  if (part === null) return <p className="try-answer try-off">There is no part “{group.part ?? ''}”.</p>;
  const own = state.assembly ?? evaluate(part, initialSelection(part));
  return (
    <div className="try-answer is-list">
      <p className="soft">
        {own.complete ? <span className="figures">{own.itemNo}</span> : 'Not complete.'}{' '}
        {state.assembly === undefined ? null : (
          <button
            className="link"
            type="button"
            onClick={() => onSelect(setAssembly(configurator, selection, group.name, null))}
          >
            Leave it out
          </button>
        )}
      </p>
      <Rows
        configurator={part}
        evaluation={own}
        wrong={null}
        onSelect={(chosen) => onSelect(setAssembly(configurator, selection, group.name, chosen))}
      />
    </div>
  );
}
