import { type ReactNode, useState } from 'react';

/** Copies a text, and says so; absent where the browser has no clipboard for the page. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  };
  return (
    <>
      <button className="button" type="button" onClick={copy}>
        Copy
      </button>
      <span role="status" className="soft">
        {copied === text ? 'Copied' : ''}
      </span>
    </>
  );
}
