import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** What is wrong with a field; empty, it keeps its place. */
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
