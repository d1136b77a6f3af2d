import type { Field } from '@millrace/contract/fields';
import type { ReactNode } from 'react';
import { type PlacedFinding, worstOf } from '../inputs/findings/placed-findings.ts';
import { Mark } from '../ui/mark.tsx';
import type { Section } from './sections.ts';

/** The sections of a form, with what is changed and what is wrong in each. */
export function SectionList({
  sections,
  isChanged,
  findingsOf,
  shown,
  belonging,
  children,
}: {
  sections: readonly Section[];
  isChanged(field: Field): boolean;
  findingsOf(field: Field): readonly PlacedFinding[];
  shown(field: Field): unknown;
  /** The lines of the rows that belong to the row. */
  belonging?: ReactNode;
  /** Below them. */
  children?: ReactNode;
}): ReactNode {
  return (
    <nav className="form-sections" aria-label="Sections">
      <ol>
        {sections.map(({ name, fields }, nth) => {
          const worst = worstOf(fields.flatMap((field) => findingsOf(field)));
          const count = fields.reduce((sum, field) => sum + lengthOf(shown(field)), 0);
          return (
            <li key={name}>
              <a href={`#section-${nth}`}>{name}</a>
              {fields.some(isChanged) ? <i className="form-mark-changed" role="img" aria-label="changed" /> : null}
              {worst === null || worst === 'needed' ? null : (
                <>
                  <Mark of={worst} />
                  <span className="unseen">{worst === 'error' ? 'fault' : 'warning'}</span>
                </>
              )}
              {count === 0 ? null : <span className="form-sections-count figures">{count}</span>}
            </li>
          );
        })}
        {belonging}
      </ol>
      {children}
    </nav>
  );
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
