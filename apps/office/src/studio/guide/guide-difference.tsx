import type { Configurator } from '@millrace/configurator';
import type { Difference } from '@millrace/studio';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GuideReader } from './guide-reader.ts';

/** The changes that a guide would make to the configurator that is there: asked before anything is replaced. */
export function GuideDifference({
  reader,
  from,
  to,
  onCancel,
  onReplace,
}: {
  reader: GuideReader;
  from: Configurator;
  to: Configurator;
  onCancel(): void;
  onReplace(): void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let isWanted = true;
    void reader.difference(from, to).then((found) => {
      if (isWanted) setDifference(found);
    });
    return () => {
      isWanted = false;
    };
  }, [reader, from, to]);
  const lines =
    difference === null
      ? []
      : [
          ...difference.states,
          ...difference.builds.map(({ sentence, example }) =>
            example === null ? sentence : `${sentence} (${example.number} became ${example.became})`,
          ),
        ];
  return (
    <dialog ref={dialog} className="sheet guide-difference" aria-labelledby="guide-difference" onClose={onCancel}>
      <h2 id="guide-difference">Replace the configurator by that of the guide?</h2>
      {difference === null ? <p className="soft">Comparing …</p> : null}
      {difference !== null && lines.length === 0 ? <p>Both are the same.</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {difference?.isWhole === false ? <p className="soft">More may have changed.</p> : null}
      <p className="soft">The one in force stays until the draft is published. Undo takes it back.</p>
      <div className="dialog-foot">
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          Leave it as it is
        </button>
        <button className="button button-primary" type="button" disabled={difference === null} onClick={onReplace}>
          Replace it
        </button>
      </div>
    </dialog>
  );
}
