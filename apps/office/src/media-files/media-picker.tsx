import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useCurrentDraft } from '../draft/current-draft.ts';
import { Fault } from '../ui/fault.tsx';
import { folderOf, mediaQuery, nameOf, type OnlyFiles } from './media-queries.ts';
import { MediaThumb } from './media-thumb.tsx';

interface PickerProps {
  title: string;
  only: OnlyFiles;
  /** The address that stands now; '': none. */
  present: string;
  onChoose(uri: string): void;
  onClose(): void;
}

/** Files of the library to choose one of. */
export function MediaPicker({ title, only, present, onChoose, onClose }: PickerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const draft = useCurrentDraft();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState(folderOf(present));
  const [page, setPage] = useState(1);
  const type = only === null ? {} : { type: only };
  const wanted = { search, ...(folder === '' ? {} : { folder }), ...type, page, pageSize: 60 };
  const { data, error } = useQuery(mediaQuery(draft, wanted));
  useEffect(() => dialog.current?.showModal(), []);
  const last = Math.ceil((data?.total ?? 0) / 60);
  return (
    <dialog ref={dialog} className="sheet media-picker" aria-label={`${title}: choose a file`} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <input
          className="field"
          type="search"
          aria-label="Name or words"
          placeholder="Name or words"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
        <FolderSelect
          folders={data?.folders ?? []}
          value={folder}
          onChange={(to) => {
            setFolder(to);
            setPage(1);
          }}
        />
        <button className="button" type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Fault words={error === null ? null : faultWords(error)} />
      <ul className="media-grid">
        {data?.files.map((media) => (
          <li key={media.uri}>
            <button type="button" aria-pressed={media.uri === present} onClick={() => onChoose(media.uri)}>
              <MediaThumb media={media} />
              <b>{nameOf(media.uri)}</b>
              <small>{folderOf(media.uri)}</small>
            </button>
          </li>
        ))}
      </ul>
      {data?.total === 0 ? <p className="pane-nothing">No file is so.</p> : null}
      {last > 1 ? (
        <footer className="pager">
          <button className="button" type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Before
          </button>
          <span>
            {page} of {last}
          </span>
          <button className="button" type="button" disabled={page >= last} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </footer>
      ) : null}
    </dialog>
  );
}

interface FolderSelectProps {
  folders: readonly { path: string; files: number }[];
  value: string;
  onChange(folder: string): void;
}

/** All folders of the library as a list to choose from. */
export function FolderSelect({ folders, value, onChange }: FolderSelectProps): ReactNode {
  return (
    <select className="field" aria-label="Folder" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">all folders</option>
      {folders.map(({ path, files }) => (
        <option key={path} value={path}>
          {path} ({files})
        </option>
      ))}
    </select>
  );
}
