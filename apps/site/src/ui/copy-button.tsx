import { LINK_COPIED_MS } from '@millrace/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  /** The text to copy; asked for when pressed. */
  text: () => string;
  children: ReactNode;
  /** The words shown for three seconds afterwards. */
  done?: string;
  onCopied?: () => void;
  look?: 'plain' | 'link';
}

/** Copies a text and says so. */
export function CopyButton({ text, children, done = 'Copied', onCopied, look = 'link' }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
      onCopied?.();
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button look={look} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {children}
      </Button>
      <span role="status" className="text-row text-soft empty:hidden">
        {state === 'copied' ? done : state === 'refused' ? 'Copying is not allowed here.' : ''}
      </span>
    </>
  );
}
