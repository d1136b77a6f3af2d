import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The token itself, shown this once: to be copied before one goes on. */
export function MadeSecret({ secret, onKept }: { secret: string; onKept(): void }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.select(), []);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
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
        {'clipboard' in navigator ? (
          <button className="button" type="button" onClick={() => void copy().catch(() => setCopied(false))}>
            Copy
          </button>
        ) : null}
        <button className="button button-primary" type="button" onClick={onKept}>
          I have kept it
        </button>
        <span role="status" className="soft">
          {isCopied ? 'Copied' : ''}
        </span>
      </p>
    </div>
  );
}
