import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>;

/** A password that can be looked at before it is sent. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
    >
      <button type="button" className="form-reveal" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> what is typed</span>
      </button>
    </TextField>
  );
}
