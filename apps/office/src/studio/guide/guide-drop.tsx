import { type ReactNode, useId, useState } from 'react';
import { usePaste } from '../../ui/use-paste.ts';

/** A place where an ordering guide is dropped, chosen or pasted: one file or several, cells of a spreadsheet, or the text of a page. */
export function GuideDrop({ words, onFiles }: { words: string; onFiles(files: readonly File[]): void }): ReactNode {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  usePaste((text) => onFiles([new File([text], `pasted.${/^\s*\{/.test(text) ? 'json' : 'txt'}`)]));
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the button within does the same.
    <div
      className={`guide-drop ${isOver ? 'is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>{words}</p>
      <input
        className="unseen"
        id={id}
        type="file"
        multiple
        accept=".xlsx,.csv,.txt,.tsv,.json"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <label className="button" htmlFor={id}>
        Choose files
      </label>
      <p className="soft">
        XLSX or CSV, one sheet or several; or a configurator as JSON. Cells of a spreadsheet and the text of a page are
        pasted with <kbd>Ctrl V</kbd>. It stays in this browser until the configurator is made.
      </p>
    </div>
  );
}
