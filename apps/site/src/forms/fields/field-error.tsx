import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** The fault of a field; empty, it reserves its space. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return (
    <p id={id} className="form-error">
      {error !== undefined && (
        <>
          <Icon name="warning" size={14} />
          {error}
        </>
      )}
    </p>
  );
}
