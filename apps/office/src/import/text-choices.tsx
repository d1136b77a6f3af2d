import type { ImportKind, ImportMapping, SheetMapping } from '@millrace/contract/office';
import type { ReactNode } from 'react';

const SIGNS = [
  { sign: '.', shown: '1,234.56' },
  { sign: ',', shown: '1.234,56' },
] as const;

/** The sign before the decimals of amounts that are texts: as it was guessed, or as somebody says. */
export function DecimalChoice({
  mapping,
  onChange,
}: {
  mapping: ImportMapping;
  onChange(mapping: ImportMapping): void;
}): ReactNode {
  return (
    <label className="import-decimal">
      Amounts are written as
      <select
        className="field figures"
        value={mapping.decimal}
        onChange={({ target: { value } }) => onChange({ ...mapping, decimal: value === ',' ? ',' : '.' })}
      >
        {SIGNS.map(({ sign, shown }) => (
          <option key={sign} value={sign}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The texts of cells that are read as others, each of which can be given back. */
export function TakenTexts({
  mapping,
  kind,
  onChange,
}: {
  mapping: SheetMapping;
  kind: ImportKind;
  onChange(mapping: SheetMapping): void;
}): ReactNode {
  const { instead = [] } = mapping;
  if (instead.length === 0) return null;
  return (
    <ul className="import-taken" aria-label="Texts that are read as others">
      {instead.map((one) => (
        <li key={`${one.path} ${one.text}`}>
          <span className="soft">{kind.columns.find(({ path }) => path === one.path)?.heading ?? one.path}</span>{' '}
          <del>{one.text}</del> <span aria-hidden="true">→</span> <ins>{one.by}</ins>
          <button
            className="button-link"
            type="button"
            aria-label={`Undo: read ${one.text} as it is again`}
            onClick={() => onChange({ ...mapping, instead: instead.filter((other) => other !== one) })}
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  );
}
