import { type ImportMapping, type KeptMapping, mappingFile } from '@millrace/contract/office';
import { applyMapping } from '@millrace/transfer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { jsonFile, saveAs } from '../ui/save-as.ts';
import { SheetButton } from '../ui/sheet-button.tsx';
import { keepMapping, mappingsQuery, removeMapping } from './import-queries.ts';

/** Mappings that are kept under names: taken up, kept, sent as a file, and read from one. */
export function MappingShelf({
  mapping,
  onChange,
}: {
  mapping: ImportMapping;
  onChange(mapping: ImportMapping): void;
}): ReactNode {
  const queries = useQueryClient();
  const { data: kept = [] } = useQuery(mappingsQuery);
  const [fault, setFault] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: mappingsQuery.queryKey });
  const { mutate: keep } = useMutation({
    mutationFn: (name: string) => keepMapping(name, mapping),
    onSuccess: ({ name }) => {
      setTold(`Kept as “${name}”.`);
      return refresh();
    },
    onError: (error) => setFault(faultWords(error)),
  });
  const { mutate: remove } = useMutation({ mutationFn: removeMapping, onSuccess: refresh });
  const take = (name: string, other: ImportMapping): void => {
    const applied = applyMapping(other, mapping);
    setFault(null);
    setTold(
      JSON.stringify(applied) === JSON.stringify(mapping)
        ? `“${name}” fits no sheet of this import.`
        : `“${name}” is applied.`,
    );
    onChange(applied);
  };
  const read = async (file: File): Promise<void> => {
    const found = mappingFile.safeParse(jsonOf(await file.text()));
    if (found.success) take(found.data.name, found.data.mapping);
    else setFault(`“${file.name}” is no mapping of this office.`);
  };
  return (
    <div className="import-shelf">
      <label>
        <span className="unseen">Mapping</span>
        <select
          className="field"
          value=""
          aria-label="Take up a mapping that is kept"
          onChange={({ target: { value } }) => {
            const one = kept.find(({ id }) => id === value);
            if (one !== undefined) take(one.name, one.mapping);
          }}
        >
          <option value="">{kept.length === 0 ? 'No mapping is kept' : 'Take up a mapping'}</option>
          {kept.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SheetButton does="Keep this mapping" title="Keep this mapping">
        {(close) => <KeepForm kept={kept} mapping={mapping} onKeep={keep} onRemove={remove} onDone={close} />}
      </SheetButton>
      <button className="button" type="button" onClick={() => input.current?.click()}>
        From a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label="A mapping as a file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      <span className="soft" role="status">
        {told}
      </span>
      <Fault words={fault} />
    </div>
  );
}

function KeepForm({
  kept,
  mapping,
  onKeep,
  onRemove,
  onDone,
}: {
  kept: readonly KeptMapping[];
  mapping: ImportMapping;
  onKeep(name: string): void;
  onRemove(id: string): void;
  onDone(): void;
}): ReactNode {
  const [name, setName] = useState('');
  const known = kept.some((one) => one.name === name.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(name.trim());
        onDone();
      }}
    >
      <p>It is offered to all staff, and fits each later sheet that has its headings.</p>
      <label className="label" htmlFor="mapping-name">
        Name
      </label>
      <input
        className="field"
        id="mapping-name"
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="actions">
        <button className="button button-primary" type="submit">
          {known ? 'Keep in its place' : 'Keep'}
        </button>
        <button
          className="button"
          type="button"
          disabled={name.trim() === ''}
          onClick={() => saveAs(`${name.trim()}.json`, jsonFile(fileOf(name.trim(), mapping)))}
        >
          Save as a file
        </button>
        <button className="button" type="button" onClick={onDone}>
          Leave it
        </button>
      </p>
      {kept.length === 0 ? null : (
        <ul className="import-kept">
          {kept.map((one) => (
            <li key={one.id}>
              {one.name}
              <button
                className="button-link"
                type="button"
                aria-label={`Remove ${one.name}`}
                onClick={() => onRemove(one.id)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const fileOf = (name: string, mapping: ImportMapping): string =>
  `${JSON.stringify({ format: 'millrace-import-mapping', version: 1, name, mapping }, null, 2)}\n`;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
