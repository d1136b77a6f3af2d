import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface TakenDialogProps {
  isOpen: boolean;
  /** Empties the form. */
  onAccept: () => void;
  /** Leaves it as it is. */
  onKeep: () => void;
}

/** After a success: asks whether the form may be emptied (specification 4 and 8). */
export function TakenDialog({ isOpen, onAccept, onKeep }: TakenDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title="Thank you">
      <p>
        Application Submitted Successfully. A copy of your application has been sent to the email you have provided.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>Keep the form filled in</Button>
        <AcceptButton onAccept={onAccept} />
      </div>
    </Dialog>
  );
}

/** Has the focus when the dialog opens. */
function AcceptButton({ onAccept }: { onAccept: () => void }): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Button ref={ref} look="primary" onClick={onAccept}>
      OK
    </Button>
  );
}
