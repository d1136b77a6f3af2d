import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface SendingOverlayProps {
  isSending: boolean;
  /** The activity. */
  children: ReactNode;
}

/** Covers the window with a spinner while a form is sent (specification 2.19 and 4): nothing behind it can be pressed. */
export function SendingOverlay({ isSending, children }: SendingOverlayProps): ReactNode {
  return isSending && <Cover>{children}</Cover>;
}

function Cover({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: only then the browser gives the focus back to the button.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="sending"
      aria-labelledby={id}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <span className="sending-ring" aria-hidden="true" />
      <div id={id}>{children}</div>
    </dialog>
  );
}
