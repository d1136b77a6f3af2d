import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';

/** The token itself, shown this once: to be copied before one goes on. */
export function MadeSecret({ secret, onKept }: { secret: string; onKept(): void }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="token-secret">
      <label className="label" htmlFor="token-secret">
        The token, shown only now
      </label>
      <input id="token-secret" ref={field} className="field figures" readOnly value={secret} />
      <p>
        It is not shown again. Put it where the script reads its secrets, which sends it as{' '}
        <code>Authorization: Bearer …</code>
      </p>
      <p className="actions">
        <CopyButton text={secret} />
        <button className="button button-primary" type="button" onClick={onKept}>
          I have kept it
        </button>
      </p>
    </div>
  );
}
