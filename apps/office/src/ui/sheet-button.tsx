import { type ReactNode, useId, useRef, useState } from 'react';

interface SheetButtonProps {
  /** On the button. */
  does: string;
  title: ReactNode;
  /** Classes of the sheet. */
  className?: string;
  isDisabled?: boolean;
  /** Below the heading, while the sheet is open. */
  children(close: () => void): ReactNode;
}

/** A button that opens a sheet over the page. What stands in it begins anew each time. */
export function SheetButton({
  does,
  title,
  className = '',
  isDisabled = false,
  children,
}: SheetButtonProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button className="button" type="button" disabled={isDisabled} onClick={open}>
        {does}
      </button>
      <dialog
        ref={dialog}
        className={`sheet ${className}`}
        aria-labelledby={heading}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <h2 id={heading}>{title}</h2>
        {isOpen ? children(() => dialog.current?.close()) : null}
      </dialog>
    </>
  );
}
