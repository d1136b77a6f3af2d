import type { ReactNode } from 'react';

/** Says what the mark of required fields means. Screen readers hear `required` from each field. */
export const RequiredNote = (): ReactNode => <p className="form-note">What is marked * must be filled in.</p>;
