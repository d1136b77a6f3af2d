import {
  type ConfigOption,
  findRemedyInSteps,
  type OptionState,
  type Pausable,
  type Selection,
  setQuantity,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import { chosenIn, isCounted, misfitsOf, optionText, reasonWords, remedyWords } from '@millrace/configurator/words';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { printing } from '../../ui/printing.ts';
import { priceWords } from '../ground/price-words.ts';
import { useSliced } from '../rules/use-sliced.ts';
import type { AnswerProps } from './answer-props.ts';

/** From so many options on there is a field that finds among them. */
const FIND_FROM = 15;

interface Remedied {
  label: string;
  selection: Selection;
}
type Remedies = ReadonlyMap<string, Remedied>;
const NO_REMEDIES: Remedies = new Map();

/** The options of a group to choose from, with why each is off and what would free it. `onAdd`: one more, in a sequence. */
export function OptionChoices({ onAdd, ...props }: AnswerProps & { onAdd?(code: string): void }): ReactNode {
  const { group, state, configurator, evaluation, onSelect } = props;
  const { selection } = evaluation;
  const [wanted, setWanted] = useState('');
  const options = group.options ?? [];
  const seek = useCallback(
    () => remediesOf({ group, state, configurator, evaluation }),
    [group, state, configurator, evaluation],
  );
  const remedies = useSliced<Remedies>(seek, NO_REMEDIES);
  const find = wanted.trim().toLowerCase();
  const shown = options.flatMap((option, at) => {
    const one = state.options[at];
    const isFound = `${option.code} ${optionText(configurator, option)}`.toLowerCase().includes(find);
    return one === undefined || !isFound ? [] : [{ option, one }];
  });
  const choose = (code: string): void => {
    if (onAdd !== undefined) onAdd(code);
    else if (group.multiselect === true) onSelect(toggleOption(configurator, selection, group.name, code));
    else onSelect(switchOption(configurator, selection, group.name, code));
  };
  const [selected] = state.options.filter((one) => one.selected && !one.fixed);
  const canClear = group.multiselect !== true && onAdd === undefined && selected !== undefined;
  return (
    <div className="try-options">
      {options.length < FIND_FROM ? null : (
        <input
          className="field"
          aria-label={`Find in ${group.name}`}
          placeholder={`Find among ${options.length}`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul>
        {shown.map(({ option, one }) => (
          <OptionChoice
            key={option.code}
            option={option}
            one={one}
            props={props}
            remedy={remedies.get(option.code)}
            isAdding={onAdd !== undefined}
            onChoose={choose}
          />
        ))}
      </ul>
      {shown.length === 0 ? <p className="soft">None has “{wanted}”.</p> : null}
      {canClear ? (
        <button
          className="link"
          type="button"
          onClick={() => onSelect(toggleOption(configurator, selection, group.name, selected.code))}
        >
          Leave {group.name} open
        </button>
      ) : null}
    </div>
  );
}

function OptionChoice({
  option,
  one,
  props: { group, configurator, evaluation, onSelect },
  remedy,
  isAdding,
  onChoose,
}: {
  option: ConfigOption;
  one: OptionState;
  props: AnswerProps;
  remedy: Remedied | undefined;
  isAdding: boolean;
  onChoose(code: string): void;
}): ReactNode {
  const why = useId();
  const Frame = isAdding ? 'div' : 'label';
  const { selection } = evaluation;
  const isOnlySwitched = one.reasons.every(({ code }) => code === 'single-choice');
  const reasons = isOnlySwitched
    ? ''
    : reasonWords(configurator, group.name, one.reasons, {
        code: option.code,
        chosen: chosenIn(configurator, evaluation),
      });
  const isOff = !isOnlySwitched && !one.selected;
  return (
    <li className={isOff ? 'is-off' : undefined}>
      <Frame>
        {isAdding ? (
          <button
            className="link"
            type="button"
            disabled={isOff}
            aria-label={`Add ${option.code}`}
            onClick={() => onChoose(option.code)}
          >
            +
          </button>
        ) : (
          <input
            type={group.multiselect === true ? 'checkbox' : 'radio'}
            name={`try ${group.name}`}
            checked={one.selected}
            disabled={isOff || one.fixed}
            aria-describedby={reasons === '' ? undefined : why}
            onChange={() => onChoose(option.code)}
          />
        )}
        <span className="studio-code">{option.code === '' ? '∅' : option.code}</span>
        <span className="try-words">{optionText(configurator, option)}</span>
        <span className="figures">{priceWords(one.price)}</span>
      </Frame>
      {one.selected && isCounted(option, one) && !isAdding ? (
        <label className="try-pieces">
          pieces
          <input
            className="field figures"
            type="number"
            min={1}
            max={one.maxQuantity}
            value={one.quantity}
            onChange={(event) => {
              const pieces = event.target.valueAsNumber;
              if (Number.isInteger(pieces))
                onSelect(setQuantity(configurator, selection, group.name, option.code, pieces));
            }}
          />
          <span className="soft">of {one.maxQuantity}</span>
        </label>
      ) : null}
      {one.fixed && one.selected ? <p className="soft">Chosen by a rule, or for good.</p> : null}
      {reasons === '' ? null : (
        <p id={why} className="try-off">
          {reasons}.
          {remedy === undefined ? null : (
            <button className="link" type="button" onClick={() => onSelect(remedy.selection)}>
              {remedy.label}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

/** For each option that is off by its rules, the single change that frees it and harms least; one try at each step. */
function* remediesOf({ group, state, configurator, evaluation }: Omit<AnswerProps, 'onSelect'>): Pausable<Remedies> {
  const remedies = new Map<string, Remedied>();
  const chosen = chosenIn(configurator, evaluation);
  for (const { code, reasons } of state.options) {
    if (reasons.every((reason) => reason.code === 'single-choice')) continue;
    const remedy = yield* findRemedyInSteps(configurator, evaluation.selection, group.name, code);
    if (remedy === null) continue;
    const misfits = new Set((misfitsOf(configurator, reasons, chosen) ?? []).map((one) => one.group));
    remedies.set(code, {
      label: remedyWords(configurator, group.name, remedy, misfits, printing().shortMoney),
      selection: remedy.change.selection,
    });
  }
  return remedies;
}
