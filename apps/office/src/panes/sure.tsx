import type { ReactNode } from 'react';
import { SheetButton } from '../ui/sheet-button.tsx';

interface SureProps {
  /** On the button that asks, and on the one that does it. */
  does: string;
  title: string;
  children: ReactNode;
  isPending?: boolean;
  run(): void;
}

/** A button for what cannot be taken back: it says what goes before it does anything. */
export const Sure = ({ does, title, children, isPending = false, run }: SureProps): ReactNode => (
  <SheetButton does={does} title={title} isDisabled={isPending}>
    {(close) => (
      <>
        <div>{children}</div>
        <p className="actions">
          <button
            className="button button-primary"
            type="button"
            onClick={() => {
              close();
              run();
            }}
          >
            {does}
          </button>
          <button className="button" type="button" onClick={close}>
            Leave it
          </button>
        </p>
      </>
    )}
  </SheetButton>
);
