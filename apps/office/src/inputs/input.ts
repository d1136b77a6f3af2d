import type { Field } from '@millrace/contract/fields';
import type { FieldPath } from '@millrace/contract/office';
import { type ComponentType, createContext } from 'react';
import type { PlacedFinding } from './findings/placed-findings.ts';

/** The props of every input of a form. */
export interface Input {
  field: Field;
  value: unknown;
  /** undefined takes the value away. */
  onChange(value: unknown): void;
  /** At this field and within it. */
  findings: readonly PlacedFinding[];
  /** The place to be shown and entered, counted from this field; null: it is elsewhere. */
  at: FieldPath | null;
  /** Of the element that its label names. */
  id: string;
  draft: string | null;
}

/** The row of a field, for inputs that hold fields themselves: it is given, since it is made of them. */
export const NestedRow = createContext<ComponentType<Input>>(() => null);
