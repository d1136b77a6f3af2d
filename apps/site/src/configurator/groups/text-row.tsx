import { type ConfigGroup, type GroupState, toCents } from '@millrace/configurator';
import { useState } from 'react';
import { printing } from '../../ui/words/printing.ts';
import { useBuilder } from '../building/use-builder.ts';
import { groupId } from './group-id.ts';
import { charactersWords, countWords, faultWords } from './text-words.ts';

/** A group whose answer is typed: the field with its counter. What does not fit stays in the field, with the reason beside it. */
export function TextRow({ group, index, state }: { group: ConfigGroup; index: number; state: GroupState }) {
  const builder = useBuilder();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { bounds } = state;
  if (bounds === null) return null;
  const text = state.text ?? '';
  const kept = text === '' && faultWords(typed, bounds, group) !== '' ? typed : text;
  const shown = isTyping ? typed : kept;
  const fault = faultWords(shown, bounds, group);
  const id = `${groupId(index, builder.anchor)}-value`;
  const enter = (next: string): void => {
    setTyped(next);
    setTyping(true);
    builder.dispatch({ type: 'text', group: group.name, text: next });
  };
  return (
    <div className="cfg-row cfg-row--text" data-status={state.answered ? 'on' : 'free'}>
      <label className="sr-only" htmlFor={id}>
        {group.name}
      </label>
      <input
        id={id}
        className="field cfg-typed figures"
        autoComplete="off"
        autoCapitalize={group.upperCase === true ? 'characters' : 'off'}
        spellCheck={false}
        value={shown}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={`${id}-bounds`}
        onChange={(event) => enter(event.currentTarget.value)}
        onBlur={() => setTyping(false)}
      />
      <p className="cfg-bounds" id={`${id}-bounds`} data-wrong={fault !== '' || undefined}>
        <b className="figures">{countWords(shown, bounds, group)} </b>
        {fault === '' ? charactersWords(group) : fault}
      </p>
      <span className="cfg-price figures">{perCharacter(group)}</span>
    </div>
  );
}

function perCharacter(group: ConfigGroup): string {
  const cents = toCents(group.pricePerUnit ?? 0);
  return cents === 0 ? '' : `+${printing().amount(cents)} per character`;
}
