import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { COPYING_REFUSED, useCopying } from './use-copying.ts';

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
  const [copying, copy] = useCopying();
  const press = async (): Promise<void> => {
    if (await copy('', text())) onCopied?.();
  };
  return (
    <>
      <Button look={look} onClick={press}>
        <Icon name={copying?.isCopied ? 'check' : 'copy'} />
        {children}
      </Button>
      <span role="status" className="text-row text-soft empty:hidden">
        {copying === null ? '' : copying.isCopied ? done : COPYING_REFUSED}
      </span>
    </>
  );
}
