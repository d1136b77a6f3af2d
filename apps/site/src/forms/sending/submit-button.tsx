import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useIsReady } from '../../ui/timing/use-is-ready.ts';

interface SubmitButtonProps {
  isSending: boolean;
  /** Looks disabled; when pressed anyway, the form shows what is missing. */
  isInvalid?: boolean;
  /** Its text while sending. */
  sending: string;
  children: string;
}

/** Sends a form, once. Before the script is there the browser would send it to a page that takes none, so it cannot be pressed. */
export function SubmitButton({ isSending, isInvalid = false, sending, children }: SubmitButtonProps): ReactNode {
  return (
    <Button
      type="submit"
      look="primary"
      className="form-submit"
      disabled={!useIsReady()}
      aria-disabled={isSending || isInvalid}
    >
      {isSending ? sending : children}
    </Button>
  );
}
