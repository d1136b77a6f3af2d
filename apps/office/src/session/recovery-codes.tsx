import { type ReactNode, useState } from 'react';
import './factor-form.css';

/** Ten codes, shown this once: to be copied or written down before one goes on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="factor-form">
      <p>
        Each lets you in <b>once</b> without your second factor. They are not shown again: print them or put them into a
        password manager.
      </p>
      <ol className="recovery-codes figures">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="actions">
        {'clipboard' in navigator ? (
          <button className="button" type="button" onClick={() => void copy().catch(() => setCopied(false))}>
            Copy all
          </button>
        ) : null}
        <span role="status" className="soft">
          {isCopied ? 'Copied' : ''}
        </span>
        <button className="button button-primary" type="button" onClick={onKept}>
          I have kept them
        </button>
      </p>
    </div>
  );
}
