import type { ConfigGroup } from '@millrace/configurator';
import {
  copyOfGroup,
  freeName,
  type GroupKind,
  kindOfGroup,
  type Rename,
  usesOf,
  withGroup,
  withGroupAt,
  withGroupMoved,
  withKind,
  withoutGroup,
} from '@millrace/studio';
import { type ReactNode, Suspense, useState } from 'react';
import { slots } from '../ground/slots.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { TakeOutSheet } from '../moving/take-out-sheet.tsx';
import { useProductsWith } from '../where/use-products-with.ts';
import { AttributesRow } from './attributes-row.tsx';
import { CommitField } from './commit-field.tsx';
import { EditorRow, Segments, Tick } from './editor-parts.tsx';
import { FieldsOfKind } from './fields-of-kind.tsx';
import type { SetField } from './set-field.ts';
import { ShowRuleText } from './show-rule-text.tsx';
import './group-editor.css';

const kinds: readonly { value: GroupKind; label: string }[] = [
  { value: 'one', label: 'Choose one' },
  { value: 'several', label: 'Choose several' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A text' },
  { value: 'sequence', label: 'A sequence' },
  { value: 'assembly', label: 'A part’s number' },
];

/** The editor of a group, above its options. */
export function GroupEditor({
  group,
  onRename,
  onAddColumn,
  onDone,
}: {
  group: ConfigGroup;
  /** Returns why it cannot be; null: it is done, or asked. */
  onRename(rename: Rename): string | null;
  /** Shows a column of the options that no option has a value in yet. */
  onAddColumn(key: string): void;
  onDone(): void;
}): ReactNode {
  const { configurator, change, go } = useStudio();
  const [isTakingOut, setTakingOut] = useState(false);
  const [told, setTold] = useState('');
  const { configGroups } = configurator;
  const place = configGroups.indexOf(group);
  const kind = kindOfGroup(group);
  const products = useProductsWith(group.name);
  const hasParts = Object.keys(configurator.parts ?? {}).length > 0;
  const set: SetField = (fields) => change((now) => withGroup(now, group.name, (own) => withFields(own, fields)));
  const toKind = (next: GroupKind): void => {
    change((now) => withGroup(now, group.name, (own) => withKind(own, next)));
    const count = group.options?.length ?? 0;
    const keeps = next === 'one' || next === 'several' || next === 'sequence';
    setTold(!keeps && count > 0 ? `Its ${count} options went with it. Undo (Ctrl Z) brings them back.` : '');
  };
  const duplicate = (): void => {
    const name = freeName(configurator, group.name);
    change((now) => {
      const at = now.configGroups.findIndex((one) => one.name === group.name);
      const own = now.configGroups[at];
      return own === undefined ? now : withGroupAt(now, at + 1, copyOfGroup(now, own, name));
    });
    go({ group: name });
  };
  const { ShowRule } = slots;
  return (
    <section className="group-editor" aria-label={`The group ${group.name}`}>
      <EditorRow label="Name">
        <CommitField
          label="Name"
          value={group.name}
          width={220}
          isAtOnce
          onCommit={(to) => onRename({ of: 'group', from: group.name, to: to.trim() })}
        />
        <Tick
          label="not shown to visitors"
          isOn={group.hideName === true}
          onChange={(on) => set({ hideName: on || undefined })}
        />
      </EditorRow>
      <EditorRow label="Kind">
        <Segments
          label="Kind"
          value={kind}
          choices={kinds.filter(({ value }) => value !== 'assembly' || hasParts || kind === 'assembly')}
          onChoose={toKind}
        />
        <Tick
          label="must be answered"
          isOn={kind === 'several' ? group.optional === false : group.optional !== true}
          onChange={(on) => set({ optional: kind === 'several' ? (on ? false : undefined) : on ? undefined : true })}
        />
      </EditorRow>
      <FieldsOfKind group={group} kind={kind} set={set} />
      <EditorRow label="Shown">
        {ShowRule === null ? (
          <ShowRuleText group={group} set={set} />
        ) : (
          <Suspense fallback={null}>
            <ShowRule group={group} />
          </Suspense>
        )}
      </EditorRow>
      <EditorRow label="While hidden">
        <Segments
          label="While hidden"
          value={group.whenHidden === undefined ? 'nothing' : 'prints'}
          choices={[
            { value: 'nothing', label: 'prints nothing' },
            { value: 'prints', label: 'prints' },
          ]}
          onChoose={(value) => set({ whenHidden: value === 'prints' ? '0' : undefined })}
        />
        <CommitField
          label="Printed while hidden"
          value={group.whenHidden ?? ''}
          width={80}
          isMono
          placeholder="00"
          onCommit={(text) => {
            set({ whenHidden: text === '' ? undefined : text });
            return null;
          }}
        />
      </EditorRow>
      <EditorRow label="In the number">
        <label>
          <span className="unseen">Its place</span>
          <select
            className="field group-place"
            value={place}
            onChange={({ target }) => {
              const to = Number(target.value);
              change((now) =>
                withGroupMoved(
                  now,
                  now.configGroups.findIndex(({ name }) => name === group.name),
                  to,
                ),
              );
            }}
          >
            {configGroups.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are what is chosen.
              <option key={at} value={at}>
                {at === place
                  ? wordsOfPlace(configGroups[at - 1]?.name)
                  : at < place
                    ? wordsOfPlace(configGroups[at - 1]?.name)
                    : wordsOfPlace(name)}
              </option>
            ))}
          </select>
        </label>
        <span className="soft">
          place {place + 1} of {configGroups.length}
        </span>
        <Tick
          label="printed"
          isOn={group.printed !== false}
          onChange={(on) => set({ printed: on ? undefined : false })}
        />
        {group.printed === false ? (
          <Tick
            label="needed to order"
            isOn={group.withOrder === true}
            onChange={(on) => set({ withOrder: on || undefined })}
          />
        ) : (
          <CommitField
            label="separator before it"
            isWithLabel
            value={group.separator ?? ''}
            width={64}
            isMono
            placeholder={configurator.groupSeparator ?? '-'}
            onCommit={(text) => {
              set({ separator: text === '' ? undefined : text });
              return null;
            }}
          />
        )}
      </EditorRow>
      <AttributesRow group={group} kind={kind} set={set} onAddColumn={onAddColumn} />
      <EditorRow label="Specification">
        <CommitField
          label="Sentence for specifications"
          value={group.specText ?? ''}
          width={420}
          placeholder="The motor has {value}."
          onCommit={(text) => {
            set({ specText: text.trim() === '' ? undefined : text.trim() });
            return null;
          }}
        />
      </EditorRow>
      <footer className="group-editor-foot">
        <button className="button button-primary" type="button" onClick={onDone}>
          Done
        </button>
        <button className="button" type="button" onClick={duplicate}>
          Duplicate
        </button>
        <button className="button" type="button" onClick={() => setTakingOut(true)}>
          Take the group out…
        </button>
        <span className="soft" role="status">
          {told}
        </span>
        {told === '' ? <span className="soft">{usedWords(group.options?.length ?? 0, products)}</span> : null}
      </footer>
      {isTakingOut ? (
        <TakeOutSheet
          title={`Take ${group.name} out?`}
          words={`${optionsWords(group.options?.length ?? 0)} Numbers are made and read without it. Undo brings it back.`}
          of={{ group: group.name }}
          uses={usesOf(configurator, { group: group.name })}
          onTake={() => {
            setTakingOut(false);
            change((now) => withoutGroup(now, group.name));
            go({ group: configGroups[place === 0 ? 1 : place - 1]?.name ?? null });
          }}
          onLeave={() => setTakingOut(false)}
        />
      ) : null}
    </section>
  );
}

const wordsOfPlace = (after: string | undefined): string => (after === undefined ? 'first' : `after ${after}`);
/** `14 options, 25 products use them`; `products` is null where they are not counted. */
function usedWords(options: number, products: number | null): string {
  const own = options === 0 ? '' : options === 1 ? '1 option' : `${options} options`;
  if (products === null) return own;
  const used = `${products === 0 ? 'no product' : products === 1 ? '1 product' : `${products} products`} ${products < 2 ? 'uses' : 'use'} ${options > 1 ? 'them' : 'it'}`;
  return own === '' ? used : `${own}, ${used}`;
}
const optionsWords = (count: number): string =>
  count === 0 ? 'It has no options.' : count === 1 ? 'Its option goes with it.' : `Its ${count} options go with it.`;

function withFields(group: ConfigGroup, fields: Parameters<SetField>[0]): ConfigGroup {
  const entries = Object.entries({ ...group, ...fields }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), name: group.name };
}
