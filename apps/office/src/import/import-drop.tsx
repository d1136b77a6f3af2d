import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';
import { chosenFiles, type DroppedFile, droppedFiles } from './dropped-files.ts';
import { type NotTaken, openImportsQuery, sendFiles } from './import-queries.ts';

/** A place where sheets, and what goes with them, are dropped or chosen. */
export function ImportDrop({
  begun,
  onSent,
}: {
  /** The import that the files are added to; null: they begin one. */
  begun: string | null;
  onSent(id: string): void;
}): ReactNode {
  const id = useId();
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [way, setWay] = useState<{ share: number; path: string } | null>(null);
  const [refused, setRefused] = useState<readonly NotTaken[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (files: readonly DroppedFile[]) => sendFiles(files, begun, (share, path) => setWay({ share, path })),
    onSuccess: (sent) => {
      setWay(null);
      setRefused(sent.refused);
      if (sent.id !== null) onSent(sent.id);
    },
  });
  const take = (files: readonly DroppedFile[]): void => {
    setRefused([]);
    if (files.length > 0) mutate(files);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the buttons within do the same. */}
      <div
        className={`import-drop ${isOver ? 'is-over' : ''} ${begun === null ? '' : 'is-small'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void droppedFiles(event.dataTransfer).then(take);
        }}
      >
        {isPending ? (
          <p role="status">
            {way === null ? 'Files are sent' : `${way.path} is sent and read`}
            <progress max={1} value={way?.share ?? 0} aria-label="Files sent" />
          </p>
        ) : (
          <>
            <p>
              {begun === null
                ? 'Drop a sheet here, and with it a ZIP or a folder of the pictures and PDFs that it names.'
                : 'Drop more files, or'}
            </p>
            <p className="actions">
              <input
                className="unseen"
                id={id}
                type="file"
                multiple
                onChange={({ target }) => {
                  take(chosenFiles(target.files));
                  target.value = '';
                }}
              />
              <label className={`button ${begun === null ? 'button-primary' : ''}`} htmlFor={id}>
                {begun === null ? 'Choose files' : 'Add files'}
              </label>
              <button className="button" type="button" onClick={() => folder.current?.click()}>
                {begun === null ? 'Choose a folder' : 'Add a folder'}
              </button>
              <input
                ref={folder}
                type="file"
                hidden
                aria-label="A folder of files"
                {...{ webkitdirectory: '' }}
                onChange={({ target }) => {
                  take(chosenFiles(target.files));
                  target.value = '';
                }}
              />
            </p>
            {begun === null ? (
              <p className="soft">
                XLSX, CSV or JSON, with one sheet or several, alone or in a ZIP. Nothing is changed before you have seen
                what would change, and then in a draft.
              </p>
            ) : null}
          </>
        )}
      </div>
      {refused.map(({ path, error }) => (
        <Fault key={path} words={faultWords(error)} />
      ))}
    </>
  );
}

/** Imports that were begun and did not land. */
export function OpenImports({ hrefOf }: { hrefOf(id: string): string }): ReactNode {
  const { data = [] } = useQuery(openImportsQuery);
  if (data.length === 0) return null;
  return (
    <section className="import-open" aria-labelledby="open-imports">
      <h2 id="open-imports">Not landed yet</h2>
      <ul>
        {data.map(({ id, begunAt, files }) => (
          <li key={id}>
            <PageLink href={hrefOf(id)}>{files[0] ?? 'Import'}</PageLink>
            <span className="soft">
              {files.length > 1 ? ` and ${files.length - 1} more, ` : ' '}
              begun <When moment={begunAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
