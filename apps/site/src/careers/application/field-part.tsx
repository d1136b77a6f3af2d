import type { ReactNode } from 'react';
import { Part } from '../../page-parts/part.tsx';
import { ApplicationField } from './application-field.tsx';
import type { ApplicationValues } from './application-values.ts';
import type { FieldGroup } from './field-groups.ts';

interface FieldPartProps {
  group: FieldGroup;
  onlyType: ApplicationValues['employmentType'] | null;
}

/** One group of fields under its title. */
export function FieldPart({ group: { id, title, note, fields }, onlyType }: FieldPartProps): ReactNode {
  return (
    <Part id={id} title={title} note={note}>
      <div className="apply-fields">
        {fields.map((field) => (
          <div key={field.name} data-size={field.size}>
            <ApplicationField field={field} onlyType={onlyType} />
          </div>
        ))}
      </div>
    </Part>
  );
}
