import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Default: the width of a form, 500 px (specification 9). */
  size?: 'form' | 'picture';
  /** It is being filled in: a press beside it does not close it. */
  holdsInput?: boolean;
}

const widthOf = { form: 'w-[500px]', picture: 'w-[1200px]' };

/**
 * The browser's own modal dialog: focus stays in it, Escape and a press on the backdrop close it. Its top layer stands in for the
 * z-index of specification 9, and closing at once for "up to 500 ms" (settled in decisions 6).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  size = 'form',
  holdsInput = false,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const titleId = useId();
  // Closed before it leaves the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the dialog itself handles
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={onClose}
      // Both must be beside it: text is selected by a drag that may end there.
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === ref.current;
      }}
      onClick={(event) => !holdsInput && isPressedBeside.current && event.target === ref.current && onClose()}
      className={`m-auto max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] ${widthOf[size]} border border-plate-edge bg-paper text-ink shadow-float`}
    >
      {isOpen && (
        <div className="p-5">
          <div className="-mt-2 -mr-3 mb-2 flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="grid size-11 flex-none place-items-center hover:bg-wash"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
