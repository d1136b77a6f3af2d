import type { ComparedKind } from '@millrace/contract';
import { memo, type ReactNode } from 'react';
import { useCompareForm } from './comparable.tsx';
import { comparedItem } from './compare-address.ts';
import { toggleCompared } from './compared-store.ts';
import { deviceStore, useCompared } from './use-compared.ts';

interface CompareBoxProps {
  kind: ComparedKind;
  value: string;
  /** The name of it, for the bar. */
  name: string;
  /** In a table its column says what it is for. */
  isBare?: boolean;
}

/** Chooses a family, model or number to be compared, on this device. */
export const CompareBox = memo(function CompareBox({ kind, value, name, isBare = false }: CompareBoxProps): ReactNode {
  const form = useCompareForm();
  const item = comparedItem(kind, value);
  const isChosen = useCompared().items.some((one) => one.item === item);
  return (
    <label className="cmp-box" data-bare={isBare || undefined}>
      <input
        type="checkbox"
        className="checkbox"
        form={form}
        name={kind}
        value={value}
        checked={isChosen}
        onChange={() => toggleCompared(deviceStore, { item, name })}
      />
      <span className={isBare ? 'sr-only' : ''}>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
});
