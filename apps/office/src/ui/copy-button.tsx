import { type ReactNode, useState } from 'react';

/** Copies a text, and says whether it could; absent where the browser has no clipboard for the page. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const [told, setTold] = useState<{ of: string; words: string } | null>(null);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setTold({ of: text, words: 'Copied' }),
      () => setTold({ of: text, words: 'The browser does not let it be copied.' }),
    );
  };
  return (
    <>
      <button className="button" type="button" onClick={copy}>
        Copy
      </button>
      <span role="status" className="soft">
        {told?.of === text ? told.words : ''}
      </span>
    </>
  );
}
