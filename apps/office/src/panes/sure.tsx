import { type ReactNode, useRef } from 'react';

interface SureProps {
  /** On the button that asks, and on the one that does it. */
  does: string;
  title: string;
  children: ReactNode;
  isPending?: boolean;
  run(): void;
}

/** A button for what cannot be taken back: it says what goes before it does anything. */
export function Sure({ does, title, children, isPending = false, run }: SureProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const act = (): void => {
    dialog.current?.close();
    run();
  };
  return (
    <>
      <button className="button" type="button" disabled={isPending} onClick={() => dialog.current?.showModal()}>
        {does}
      </button>
      <dialog ref={dialog} className="sheet" aria-label={title} closedby="any">
        <h2>{title}</h2>
        <div>{children}</div>
        <form method="dialog" className="actions">
          <button className="button button-primary" type="button" onClick={act}>
            {does}
          </button>
          <button className="button" type="submit">
            Leave it
          </button>
        </form>
      </dialog>
    </>
  );
}
