import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface UnfinishedNoteProps {
  isKept: boolean;
  /** Empties the form and deletes the unfinished application. */
  onClear: () => void;
}

/** Tells the visitor where the input is kept, and clears it: others may use the device. */
export function UnfinishedNote({ isKept, onClear }: UnfinishedNoteProps): ReactNode {
  const [isAsking, ask] = useState(false);
  return (
    <div className="unfinished-note">
      <p>
        {isKept
          ? 'Until you submit, what you type is kept on this device only, so that nothing is lost when the page is closed or reloaded. A file is not kept.'
          : 'This browser keeps nothing for this page: what you type is lost when it is closed or reloaded.'}
      </p>
      <Button look="link" className="min-h-11" onClick={() => ask(true)}>
        Clear the form
      </Button>
      <Dialog isOpen={isAsking} onClose={() => ask(false)} title="Clear the form?">
        <p>Everything you have filled in goes for good, also from this device.</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={() => ask(false)}>Keep it</Button>
          <Button
            look="primary"
            onClick={() => {
              ask(false);
              onClear();
            }}
          >
            Clear
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
