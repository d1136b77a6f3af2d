import { type UserType, userTypes } from '@millrace/contract';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../forms/fields/field-error.tsx';

const meaning: Readonly<Record<UserType, string>> = {
  OEM: 'You build our products into yours.',
  Distributor: 'You stock our products and sell them on.',
  Rep: 'You sell for us in your territory.',
};

interface UserTypesProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The kind of visitor. */
export function UserTypes({ registration, error }: UserTypesProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="user-types" aria-describedby={error === undefined ? undefined : id}>
      <legend className="form-required">You are</legend>
      <div className="user-types-list">
        {userTypes.map((type) => (
          <div key={type} className="user-type">
            <label>
              <input
                {...registration}
                type="radio"
                className="radio"
                value={type}
                required
                aria-describedby={`${id}-${type}`}
              />
              {type}
            </label>
            <p id={`${id}-${type}`}>{meaning[type]}</p>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
