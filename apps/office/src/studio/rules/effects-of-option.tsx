import { type ConfigGroup, type ConfigOption, quoteCode, splitCodes, splitReference } from '@millrace/configurator';
import { vocabularyOf, withCodeToggled } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { Out } from './option-statements.tsx';
import { CodeTiles } from './picking/code-tiles.tsx';
import { NamePicker } from './picking/name-picker.tsx';

interface Effects {
  group: ConfigGroup;
  option: ConfigOption;
  change(next: (option: ConfigOption) => ConfigOption): void;
}

type Codes = readonly { code: string; words: string }[];

/** The effects of choosing an option on others: what it takes out, alone or with another, and how many it allows. */
export function EffectsOfOption({ group, option, change }: Effects): ReactNode {
  const isThere = [option.disableCodes, option.conditionalDisablePairs, option.maxOverride, option.overrideCodes].some(
    (one) => one !== undefined,
  );
  const [isOpen, setOpen] = useState(isThere);
  if (!isOpen && !isThere)
    return (
      <p className="rule-more is-empty">
        <button className="link" type="button" onClick={() => setOpen(true)}>
          + takes others out …
        </button>
      </p>
    );
  const codes = (group.options ?? []).map(({ code, description = '' }) => ({ code, words: description }));
  return (
    <div className="rule-more">
      <TakesOut option={option} group={group} codes={codes} change={change} />
      {group.multiselect === true ? (
        <>
          <Pairs option={option} codes={codes} change={change} />
          <Most option={option} codes={codes} change={change} />
        </>
      ) : null}
    </div>
  );
}

/** `disableCodes`: codes of the own group, or `Group.code`. */
function TakesOut({ option, group, codes, change }: Effects & { codes: Codes }): ReactNode {
  const { configurator } = useStudio();
  const vocabulary = vocabularyOf(configurator).filter(({ is, codes: of }) => is === 'group' && of.length > 0);
  const names = vocabulary.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const own = codes.map(({ code }) => code);
  const all = (option.disableCodes ?? []).map((text) => {
    const reference = own.includes(text) ? null : splitReference(text, names);
    return { text, of: reference?.group ?? group.name, code: reference?.code ?? text };
  });
  const groups = [...new Set([group.name, ...all.map(({ of }) => of), ...(added === null ? [] : [added])])];
  const toggle = (of: string, code: string): void => {
    const text = of === group.name ? code : `${of}.${quoteCode(code)}`;
    const found = all.find((one) => one.of === of && one.code === code);
    const next =
      found === undefined
        ? [...all.map((one) => one.text), text]
        : all.filter((one) => one !== found).map((one) => one.text);
    change(({ disableCodes: _, ...rest }) => (next.length === 0 ? rest : { ...rest, disableCodes: next }));
  };
  return (
    <>
      {groups.map((of) => (
        <div key={of} className="rule-line">
          <span className="rule-lead">takes out</span>
          <span className="rule-says">
            {of === group.name ? null : <b>{of}</b>}
            <CodeTiles
              codes={
                of === group.name
                  ? codes.filter(({ code }) => code !== option.code)
                  : (vocabulary.find(({ name }) => name === of)?.codes ?? [])
              }
              named={all.filter((one) => one.of === of).map(({ code }) => code)}
              isOptional
              onToggle={(code) => toggle(of, code)}
            />
          </span>
        </div>
      ))}
      <p className="rule-add">
        {isAdding ? (
          <NamePicker
            vocabulary={vocabulary}
            name={null}
            isOpen
            onPick={({ name }) => {
              setAdded(name);
              setAdding(false);
            }}
            onLeave={() => setAdding(false)}
          />
        ) : (
          <button className="link" type="button" onClick={() => setAdding(true)}>
            + takes out of another group
          </button>
        )}
      </p>
    </>
  );
}

interface InGroup {
  option: ConfigOption;
  codes: Codes;
  change: Effects['change'];
}

/** `conditionalDisablePairs`: what it takes out together with others of the group. */
function Pairs({ option, codes, change }: InGroup): ReactNode {
  const pairs = Object.entries(option.conditionalDisablePairs ?? {});
  const order = codes.map(({ code }) => code);
  const set = (next: readonly (readonly [string, readonly string[]])[]): void =>
    change(({ conditionalDisablePairs: _, ...rest }) =>
      next.length === 0 ? rest : { ...rest, conditionalDisablePairs: Object.fromEntries(next) },
    );
  return (
    <>
      {pairs.map(([key, out], nth) => {
        const together = splitCodes(key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is edited, so its own text is no name.
          <div key={nth} className="rule-line">
            <span className="rule-lead">while</span>
            <span className="rule-says">
              <CodeTiles
                codes={codes}
                named={together}
                onToggle={(code) =>
                  set(pairs.with(nth, [withCodeToggled(together, code, order).map(quoteCode).join('|'), [...out]]))
                }
              />
              <span className="rule-lead">are chosen, takes out</span>
              <CodeTiles
                codes={codes}
                named={out}
                isOptional
                onToggle={(code) => set(pairs.with(nth, [key, withCodeToggled(out, code, order)]))}
              />
            </span>
            <Out label="Take this pair out" onOut={() => set(pairs.toSpliced(nth, 1))} />
          </div>
        );
      })}
      <p className="rule-add">
        <button className="link" type="button" onClick={() => set([...pairs, [quoteCode(option.code), []]])}>
          + takes out together with others
        </button>
      </p>
    </>
  );
}

/** `maxOverride` and `overrideCodes`: how many of the group may be chosen beside it. */
function Most({ option, codes, change }: InGroup): ReactNode {
  const overrides = Object.entries(option.overrideCodes ?? {});
  const set = (next: readonly (readonly [string, number])[]): void =>
    change(({ overrideCodes: _, ...rest }) =>
      next.length === 0 ? rest : { ...rest, overrideCodes: Object.fromEntries(next) },
    );
  const free = codes.filter(({ code }) => code !== option.code && !overrides.some(([one]) => one === code));
  return (
    <>
      <p className="rule-line">
        <span className="rule-lead">allows</span>
        <input
          className="field rule-amount figures"
          aria-label="So many of the group are allowed"
          inputMode="numeric"
          placeholder="as the group"
          value={option.maxOverride ?? ''}
          onChange={(event) => {
            const text = event.target.value.trim();
            if (!/^\d{0,3}$/.test(text)) return;
            change(({ maxOverride: _, ...rest }) => (text === '' ? rest : { ...rest, maxOverride: Number(text) }));
          }}
        />
        <span className="soft">of the group</span>
      </p>
      {overrides.map(([code, most], nth) => (
        <p key={code} className="rule-line">
          <span className="rule-lead">with</span>
          <span className="studio-code">{code}</span>
          <input
            className="field rule-amount figures"
            aria-label={`So many with ${code}`}
            inputMode="numeric"
            value={most}
            onChange={(event) => {
              const text = event.target.value.trim();
              if (/^\d{1,3}$/.test(text)) set(overrides.with(nth, [code, Number(text)]));
            }}
          />
          <Out label={`Take the number with ${code} out`} onOut={() => set(overrides.toSpliced(nth, 1))} />
        </p>
      ))}
      {free.length === 0 ? null : (
        <p className="rule-add">
          <label>
            <span className="link">+ another number with </span>
            <select
              className="rule-token"
              value=""
              onChange={(event) => event.target.value !== '' && set([...overrides, [event.target.value, 1]])}
            >
              <option value="">…</option>
              {free.map(({ code }) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
    </>
  );
}
