import { type ReactNode, useState } from 'react';
import { PageLink } from '../navigation/here.tsx';

interface FolderListProps {
  folders: readonly { path: string; files: number }[];
  present: string;
  hrefOf(path: string): string;
  /** A folder that the next files go to, and that is there with the first of them; '': none. */
  newFolder: string;
  onNewFolder(path: string): void;
}

const FOLDER = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** The folders of the library, each below the one it lies in. */
export function FolderList({ folders, present, hrefOf, newFolder, onNewFolder }: FolderListProps): ReactNode {
  const top = folders.filter(({ path }) => !path.includes('/'));
  const all = top.reduce((sum, { files }) => sum + files, 0);
  return (
    <nav className="media-folders" aria-label="Folders">
      <h2>Folders</h2>
      <Folder path="" name="all" files={all} isPresent={present === ''} hrefOf={hrefOf} />
      {folders.map(({ path, files }) => (
        <Folder
          key={path}
          path={path}
          name={path.slice(path.lastIndexOf('/') + 1)}
          depth={path.split('/').length - 1}
          files={files}
          isPresent={path === present}
          hrefOf={hrefOf}
        />
      ))}
      <NewFolder value={newFolder} onChange={onNewFolder} />
    </nav>
  );
}

interface FolderProps {
  path: string;
  name: string;
  files: number;
  depth?: number;
  isPresent: boolean;
  hrefOf(path: string): string;
}

const DEEPEST = 4;

const Folder = ({ path, name, files, depth = 0, isPresent, hrefOf }: FolderProps): ReactNode => (
  <PageLink
    href={hrefOf(path)}
    className={`media-folder depth-${Math.min(depth, DEEPEST)}`}
    aria-current={isPresent ? 'true' : undefined}
  >
    <span>{name}</span>
    <span className="figures">{files}</span>
  </PageLink>
);

function NewFolder({ value, onChange }: { value: string; onChange(path: string): void }): ReactNode {
  const [typed, setTyped] = useState(value);
  const folded = typed.trim().toLowerCase();
  const isWrong = folded !== '' && !FOLDER.test(folded);
  return (
    <div className="media-new-folder">
      <label>
        <span className="soft">Upload into another folder</span>
        <input
          className="field"
          value={typed}
          aria-invalid={isWrong}
          placeholder="photos/2027"
          onChange={({ target }) => {
            setTyped(target.value);
            const next = target.value.trim().toLowerCase();
            onChange(FOLDER.test(next) ? next : '');
          }}
        />
      </label>
      {isWrong ? <p role="alert">Small letters, digits and hyphens, with / between folders.</p> : null}
    </div>
  );
}
