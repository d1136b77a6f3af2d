import type { Rename } from '@millrace/studio';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { slots } from '../ground/slots.ts';
import { useStudio } from '../ground/studio-context.tsx';

/** Leads to renames of what no group and no option has: the beginning of all numbers, and the signs between their parts. */
export function NumberSigns(): ReactNode {
  const { configurator } = useStudio();
  const { RenameSheet } = slots;
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Rename | null>(null);
  const { prefix = '', groupSeparator = '-', configGroups } = configurator;
  const own = configGroups.filter(({ separator = '' }) => separator !== '');
  const signs: readonly { words: string; text: string; rename: Rename }[] = [
    { words: 'All numbers begin with', text: prefix, rename: { of: 'prefix', from: prefix, to: prefix } },
    {
      words: 'Between the parts stands',
      text: groupSeparator,
      rename: { of: 'separator', group: null, from: groupSeparator, to: groupSeparator },
    },
    ...own.map(({ name, separator = '' }) => ({
      words: `Before ${name} stands`,
      text: separator,
      rename: { of: 'separator', group: name, from: separator, to: separator } as const,
    })),
  ];
  return (
    <>
      <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
        Prefix and separators
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby="number-signs" closedby="any">
        <h2 id="number-signs">Prefix and separators</h2>
        <table className="table">
          <tbody>
            {signs.map(({ words, text, rename }) => (
              <tr key={words}>
                <td>{words}</td>
                <td>
                  {text === '' ? <span className="soft">nothing</span> : <code className="studio-code">{text}</code>}
                </td>
                <td>
                  <button
                    className="button"
                    type="button"
                    onClick={() => {
                      dialog.current?.close();
                      setAsked(rename);
                    }}
                  >
                    Change …<span className="unseen"> {words}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <form method="dialog" className="actions">
          <button className="button" type="submit">
            Close
          </button>
        </form>
      </dialog>
      {asked === null || RenameSheet === null ? null : (
        <Suspense fallback={null}>
          <RenameSheet rename={asked} onLeave={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
