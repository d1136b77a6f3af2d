import { type ConfigGroup, printDecimal } from '@millrace/configurator';
import type { GroupKind } from '@millrace/studio';
import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { CommitField } from './commit-field.tsx';
import { EditorRow, Tick } from './editor-parts.tsx';
import type { SetField } from './set-field.ts';

interface Given {
  group: ConfigGroup;
  set: SetField;
}
type NumberField = 'min' | 'max' | 'step' | 'digits' | 'pricePerUnit' | 'maxSelect';
type TextField = 'unit' | 'characters' | 'fill' | 'optionSeparator' | 'open' | 'close';

/** The fields that only groups of one kind have. */
export function FieldsOfKind({ group, kind, set }: Given & { kind: GroupKind }): ReactNode {
  const { configurator } = useStudio();
  const given = { group, set };
  switch (kind) {
    case 'one':
      return null;
    case 'several':
      return (
        <EditorRow label="Chosen at once">
          <NumberOf {...given} field="maxSelect" label="at most" placeholder="all" isWhole />
          <TextOf
            {...given}
            field="optionSeparator"
            label="between codes"
            placeholder={configurator.optionSeparator ?? '|'}
          />
          <Tick
            label="read in any order"
            isOn={group.anyOrder === true}
            onChange={(on) => set({ anyOrder: on || undefined })}
          />
        </EditorRow>
      );
    case 'number':
      return (
        <EditorRow label="Values">
          <NumberOf {...given} field="min" label="from" placeholder="0" />
          <NumberOf {...given} field="max" label="to" placeholder="any" />
          <NumberOf {...given} field="step" label="in steps of" placeholder="1" />
          <TextOf {...given} field="unit" label="unit" placeholder="ft" />
          <NumberOf {...given} field="digits" label="printed with digits" placeholder="shortest" isWhole />
          <NumberOf {...given} field="pricePerUnit" label="price a unit" placeholder="0.00" />
        </EditorRow>
      );
    case 'text':
      return (
        <EditorRow label="Text">
          <NumberOf {...given} field="min" label="from" placeholder="1" isWhole />
          <NumberOf {...given} field="max" label="to characters" placeholder="40" isWhole />
          <TextOf {...given} field="characters" label="of" placeholder="A-Z0-9 -" />
          <Tick
            label="in upper case"
            isOn={group.upperCase === true}
            onChange={(on) => set({ upperCase: on || undefined })}
          />
          <NumberOf {...given} field="pricePerUnit" label="price a character" placeholder="0.00" />
        </EditorRow>
      );
    case 'sequence':
      return (
        <EditorRow label="Entries">
          <NumberOf {...given} field="min" label="from" placeholder="1" isWhole />
          <NumberOf {...given} field="max" label="to" placeholder="20" isWhole />
          <TextOf
            {...given}
            field="optionSeparator"
            label="between codes"
            placeholder={configurator.optionSeparator ?? '|'}
          />
          <TextOf {...given} field="fill" label="in empty places" placeholder="X" />
        </EditorRow>
      );
    case 'assembly':
      return (
        <EditorRow label="Part">
          <label className="commit-field">
            <span className="unseen">Part</span>
            <select
              className="field group-place"
              value={group.part ?? ''}
              onChange={({ target }) => set({ part: target.value })}
            >
              {['', ...Object.keys(configurator.parts ?? {})].map((name) => (
                <option key={name} value={name} disabled={name === ''}>
                  {name === '' ? 'choose a part' : name}
                </option>
              ))}
            </select>
          </label>
          <TextOf {...given} field="open" label="before its number" placeholder="(" />
          <TextOf {...given} field="close" label="after it" placeholder=")" />
        </EditorRow>
      );
  }
}

function NumberOf({
  group,
  set,
  field,
  label,
  placeholder,
  isWhole = false,
}: Given & { field: NumberField; label: string; placeholder: string; isWhole?: boolean }): ReactNode {
  const value = group[field];
  return (
    <CommitField
      label={label}
      isWithLabel
      isMono
      width={72}
      placeholder={placeholder}
      value={typeof value === 'number' ? printDecimal(value) : ''}
      onCommit={(text) => {
        const typed = text.trim().replaceAll(',', '');
        const isNumber = isWhole ? /^\d{1,9}$/.test(typed) : /^-?\d{1,9}(?:\.\d{1,9})?$/.test(typed);
        if (typed !== '' && !isNumber) return `“${text}” is not a ${isWhole ? 'whole ' : ''}number.`;
        set({ [field]: typed === '' ? undefined : Number(typed) });
        return null;
      }}
    />
  );
}

function TextOf({
  group,
  set,
  field,
  label,
  placeholder,
}: Given & { field: TextField; label: string; placeholder: string }): ReactNode {
  return (
    <CommitField
      label={label}
      isWithLabel
      isMono
      width={field === 'characters' ? 140 : 64}
      placeholder={placeholder}
      value={group[field] ?? ''}
      onCommit={(text) => {
        set({ [field]: text === '' ? undefined : text });
        return null;
      }}
    />
  );
}
