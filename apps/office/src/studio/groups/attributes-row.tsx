import { type ConfigGroup, printDecimal } from '@millrace/configurator';
import { attributeColumn, attributesOf, attributeUses, type GroupKind } from '@millrace/studio';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { CommitField } from './commit-field.tsx';
import { EditorRow } from './editor-parts.tsx';
import type { SetField } from './set-field.ts';

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** The attributes of a group: of its options, by their names alone, or of each unit of a number, with their values. */
export function AttributesRow({
  group,
  kind,
  set,
  onAddColumn,
}: {
  group: ConfigGroup;
  kind: GroupKind;
  set: SetField;
  onAddColumn(key: string): void;
}): ReactNode {
  const { sound } = useStudio();
  if (kind === 'text' || kind === 'assembly') return null;
  const ofUnit = kind === 'number' ? (group.attributes ?? {}) : null;
  const names = ofUnit === null ? attributesOf(group) : Object.keys(ofUnit);
  const takeOut = (name: string): void => {
    if (ofUnit !== null) set({ attributes: without(ofUnit, name) });
    else
      set({
        options: group.options?.map((option) => {
          if (option.attributes?.[name] === undefined) return option;
          const { attributes, ...others } = option;
          const left = without(attributes, name);
          return left === undefined ? others : { ...others, attributes: left };
        }),
      });
  };
  return (
    <EditorRow label="Attributes">
      {names.map((name) => (
        <span key={name} className="group-attribute">
          <b className="figures">{name}</b>
          {ofUnit === null ? null : (
            <CommitField
              label={`${name} for each ${group.unit ?? 'unit'}`}
              isMono
              width={72}
              value={printDecimal(ofUnit[name] ?? 0)}
              onCommit={(text) => {
                if (!/^-?\d{1,9}(?:\.\d{1,9})?$/.test(text.trim())) return `“${text}” is not a number.`;
                set({ attributes: { ...ofUnit, [name]: Number(text) } });
                return null;
              }}
            />
          )}
          <span className="soft">{askedWords(attributeUses(sound, group.name, name).length)}</span>
          <button
            className="button-link"
            type="button"
            aria-label={`Take the attribute ${name} out`}
            onClick={() => takeOut(name)}
          >
            ×
          </button>
        </span>
      ))}
      <NewAttribute
        taken={names}
        onAdd={(name) =>
          ofUnit === null ? onAddColumn(attributeColumn(name).key) : set({ attributes: { ...ofUnit, [name]: 0 } })
        }
      />
    </EditorRow>
  );
}

const askedWords = (count: number): string =>
  count === 0 ? 'asked by no rule' : count === 1 ? 'asked by 1 rule' : `asked by ${count} rules`;

function without<Value>(
  attributes: Readonly<Record<string, Value>> | undefined,
  name: string,
): Record<string, Value> | undefined {
  const left = Object.entries(attributes ?? {}).filter(([one]) => one !== name);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function NewAttribute({ taken, onAdd }: { taken: readonly string[]; onAdd(name: string): void }): ReactNode {
  const [name, setName] = useState('');
  const isNew = NAME.test(name.trim()) && !taken.includes(name.trim());
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNew) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className="group-attribute" onSubmit={add}>
      <input
        className="field figures"
        style={{ width: 100 }}
        aria-label="New attribute"
        placeholder="amps"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button className="button" type="submit" disabled={!isNew}>
        + Attribute
      </button>
    </form>
  );
}
