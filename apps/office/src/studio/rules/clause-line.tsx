import type { Configurator, Operator } from '@millrace/configurator';
import {
  type Asked,
  type Clause,
  type ClauseShape,
  type Comparison,
  clauseText,
  measuringText,
  shapeOf,
  summedOf,
  withCodeToggled,
} from '@millrace/studio';
import { type ReactNode, useEffect, useRef } from 'react';
import { MeasureField } from './measure-field.tsx';
import { CodeTiles } from './picking/code-tiles.tsx';
import { NamePicker } from './picking/name-picker.tsx';
import { RuleText } from './rule-text.tsx';

interface ClauseLineProps {
  configurator: Configurator;
  vocabulary: readonly Asked[];
  clause: Clause;
  lead: string;
  /** It was added just now: its first control gets the focus. */
  isFresh: boolean;
  /** In the version in force; null: as it is. */
  was: string | null;
  onChange(text: string, isTyping?: boolean): void;
  onRemove(): void;
}

const SIGNS: readonly { operator: Operator; sign: string; words: string }[] = [
  { operator: '>=', sign: '≥', words: 'at least' },
  { operator: '>', sign: '>', words: 'above' },
  { operator: '=', sign: '=', words: 'exactly' },
  { operator: '<', sign: '<', words: 'below' },
  { operator: '<=', sign: '≤', words: 'at most' },
];
/** The choice that an option of the group is named. */
const CODES = '';
const SUM = 'sum(';

/** One clause of a rule as a sentence whose words are controls. */
export function ClauseLine(props: ClauseLineProps): ReactNode {
  const { clause, lead, was, isFresh, onRemove } = props;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFresh) line.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isFresh]);
  return (
    <li ref={line} className="rule-line">
      <span className="rule-lead">{lead}</span>
      <span className="rule-says">
        <Said {...props} shape={clause.shape} />
        {was === null ? null : <span className="rule-was">was: {was}</span>}
      </span>
      <button
        className="rule-out"
        type="button"
        aria-label="Take this clause out"
        title="Take this clause out"
        onClick={onRemove}
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8M12 4l-8 8" />
        </svg>
      </button>
    </li>
  );
}

function Said({ configurator, vocabulary, shape, onChange }: ClauseLineProps & { shape: ClauseShape }): ReactNode {
  if (shape.is === 'unreadable')
    return (
      <RuleText
        configurator={configurator}
        label="Clause as text"
        text={shape.source}
        was={shape.source}
        onChange={(text) => onChange(text, true)}
      />
    );
  const name = shape.is === 'comparison' ? (shape.left.named?.group ?? null) : shape.group;
  const asked = vocabulary.find((one) => one.name === name) ?? null;
  const pick = (one: Asked): void => {
    if (one.name === name) return;
    onChange(one.codes.length > 0 ? one.name : measuringText(one.name, one.measures[0]?.name ?? ''));
  };
  return (
    <>
      {name === null && shape.is === 'comparison' ? (
        <MeasureField
          configurator={configurator}
          label="Compared"
          className="rule-sum"
          text={shape.left.text}
          isSide
          onChange={(text, isTyping) => onChange(clauseText({ ...shape, left: { text, named: null } }), isTyping)}
        />
      ) : (
        <NamePicker vocabulary={vocabulary} name={name} onPick={pick} />
      )}
      {asked === null ? null : <WhatOf asked={asked} shape={shape} configurator={configurator} onChange={onChange} />}
      {shape.is === 'comparison' ? (
        <Compared configurator={configurator} asked={asked} shape={shape} onChange={onChange} />
      ) : (
        <CodeTiles
          codes={asked?.codes ?? []}
          named={shape.is === 'codes' ? shape.codes : []}
          onToggle={(code) =>
            onChange(
              clauseText({
                is: 'codes',
                group: shape.group,
                codes: withCodeToggled(
                  shape.is === 'codes' ? shape.codes : [],
                  code,
                  asked?.codes.map((one) => one.code) ?? [],
                ),
              }),
            )
          }
        />
      )}
    </>
  );
}

/** A comparison of a sum that has one term of the group; text attributes are not added up. */
function begunSum(asked: Asked, attribute: string | null): string {
  const measures = summedOf([asked]).find(({ group }) => group === asked.name)?.measures ?? [];
  const measured = measures.find(({ name }) => name === attribute) ?? measures[0];
  return `sum(${asked.name}.${measured?.name ?? ''})>=`;
}

/** The question to a group: which of its options, or one of its measures. */
function WhatOf({
  asked,
  shape,
  configurator,
  onChange,
}: {
  asked: Asked;
  shape: ClauseShape;
  configurator: Configurator;
  onChange(text: string): void;
}): ReactNode {
  const now = shape.is === 'comparison' ? (shape.left.named?.attribute ?? CODES) : CODES;
  if (asked.measures.length === 0) return null;
  const isKnown = now === CODES || asked.measures.some(({ name }) => name === now);
  const choose = (chosen: string): void => {
    if (chosen === CODES) onChange(asked.name);
    else if (chosen === SUM) onChange(begunSum(asked, now === CODES ? null : now));
    else if (shape.is === 'comparison')
      onChange(clauseText({ ...shape, left: { text: `${asked.name}.${chosen}`, named: null } }));
    else onChange(measuringText(asked.name, chosen));
  };
  return (
    <select
      className="rule-token"
      aria-label={`What of ${asked.name}`}
      data-first={shapeOf(configurator, clauseText(shape)).is === 'comparison' ? '' : undefined}
      value={now}
      onChange={(event) => choose(event.target.value)}
    >
      {asked.codes.length > 0 ? <option value={CODES}>is</option> : null}
      {isKnown ? null : <option value={now}>{now}</option>}
      {asked.measures.map(({ name, words }) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
      <option value={SUM}>a sum …</option>
    </select>
  );
}

function Compared({
  configurator,
  asked,
  shape,
  onChange,
}: {
  configurator: Configurator;
  asked: Asked | null;
  shape: Comparison;
  onChange(text: string, isTyping?: boolean): void;
}): ReactNode {
  const measure = asked?.measures.find(({ name }) => name === shape.left.named?.attribute);
  const signs = measure?.texts === undefined ? SIGNS : SIGNS.filter(({ operator }) => operator === '=');
  return (
    <>
      <select
        className="rule-token rule-sign"
        aria-label="Sign"
        value={shape.operator}
        onChange={(event) => {
          const chosen = SIGNS.find(({ operator }) => operator === event.target.value);
          if (chosen !== undefined) onChange(clauseText({ ...shape, operator: chosen.operator }));
        }}
      >
        {signs.map(({ operator, sign, words }) => (
          <option key={operator} value={operator} title={words}>
            {sign}
          </option>
        ))}
      </select>
      <MeasureField
        configurator={configurator}
        label="Compared with"
        className="rule-right"
        text={shape.right}
        isSide
        onChange={(right, isTyping) => onChange(clauseText({ ...shape, right }), isTyping)}
      />
      {measure?.unit === undefined ? null : <span className="soft">{measure.unit}</span>}
      {shape.right.trim() === '' ? <span className="rule-open">Write a number or a measure.</span> : null}
    </>
  );
}
