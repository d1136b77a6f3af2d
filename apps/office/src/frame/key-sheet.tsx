import type { ReactNode, RefObject } from 'react';
import { hasLetterKeys, setLetterKeys } from '../ui/letter-keys.ts';
import type { OfficePage } from './office-page.ts';

interface KeySheetProps {
  sheet: RefObject<HTMLDialogElement | null>;
  pages: readonly OfficePage[];
}

const everywhere = [
  ['Ctrl K', 'find a row or a page'],
  ['Ctrl Z', 'take your last change back'],
  ['Ctrl Y', 'do it again'],
  ['F8', 'next fault of the draft'],
  ['Shift F8', 'the fault before'],
  ['D', 'new draft'],
  ['?', 'this sheet'],
] as const;
const inLists = [
  ['Enter', 'edit the cell'],
  ['Esc', 'leave it as it was'],
  ['Tab', 'next cell'],
  ['Shift ↓', 'select'],
  ['Ctrl Space', 'select the column'],
  ['Ctrl D', 'fill down'],
  ['Alt ↓', 'before and after of a changed cell'],
  ['Ctrl C', 'copy for a spreadsheet'],
  ['Ctrl V', 'paste; the verdict comes first'],
  ['Del', 'empty the cells'],
  ['/', 'filter'],
  ['Ctrl Enter', 'open the row'],
] as const;

const inForms = [
  ['Ctrl Enter', 'next fault of the row'],
  ['Alt 1–9', 'a section'],
  ['Alt Page ↓', 'the row after, in the order of the list'],
  ['Alt Page ↑', 'the row before'],
  ['Alt ↑', 'move what is in a list up'],
  ['Alt ↓', 'move it down'],
] as const;

const inStudio = [
  ['1–9', 'a tab'],
  ['N', 'new option'],
  ['R', 'rules of the option'],
  ['T', 'try it'],
  ['Alt ↑', 'move the group or the option up'],
  ['Alt ↓', 'move it down'],
] as const;

const Keys = ({ keys, words }: { keys: string; words: string }): ReactNode => (
  <div>
    <dt>
      <kbd>{keys}</kbd>
    </dt>
    <dd>{words}</dd>
  </div>
);

/** The sheet of all keys. */
export function KeySheet({ sheet, pages }: KeySheetProps): ReactNode {
  return (
    <dialog ref={sheet} className="sheet" aria-labelledby="keys" closedby="any">
      <h2 id="keys">Keys</h2>
      <dl>
        {pages.map(({ path, name, key }) =>
          key === null ? null : (
            <div key={path}>
              <dt>
                <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
        {everywhere.map(([keys, words]) => (
          <Keys key={keys} keys={keys} words={words} />
        ))}
      </dl>
      {pages.some(({ kind }) => kind !== undefined) ? (
        <>
          <h3>In a list</h3>
          <dl>
            {inLists.map(([keys, words]) => (
              <Keys key={keys} keys={keys} words={words} />
            ))}
          </dl>
          <h3>In a form</h3>
          <dl>
            {inForms.map(([keys, words]) => (
              <Keys key={keys} keys={keys} words={words} />
            ))}
          </dl>
          <h3>In a configurator</h3>
          <dl>
            {inStudio.map(([keys, words]) => (
              <Keys key={keys} keys={keys} words={words} />
            ))}
          </dl>
        </>
      ) : null}
      <label className="keys-letters">
        <input
          type="checkbox"
          defaultChecked={hasLetterKeys()}
          onChange={({ target }) => setLetterKeys(target.checked)}
        />{' '}
        Single letters are keys outside fields
      </label>
      <form method="dialog">
        <button className="button" type="submit">
          Close
        </button>
      </form>
    </dialog>
  );
}
