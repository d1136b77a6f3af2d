import { hasRightsOf } from '@millrace/contract';
import { type StaffSession, type UploadTypeName, uploadTypeNames, uploadTypes } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useCurrentDraft } from '../draft/current-draft.ts';
import { FolderSelect } from '../media-files/media-picker.tsx';
import { folderOf, mediaQuery } from '../media-files/media-queries.ts';
import { ChooseFiles, DropArea, takenWords, UploadList, useUploads } from '../media-files/uploads.tsx';
import { goTo, PageLink, type Question, useQuestion } from '../navigation/here.tsx';
import { useTellUnknown } from '../navigation/unknown-asked.tsx';
import { Pager } from '../panes/pager.tsx';
import { Panes } from '../panes/panes.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { Fault } from '../ui/fault.tsx';
import { FolderList } from './folder-list.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaPane } from './media-pane.tsx';
import '../media-files/media-files.css';
import './media.css';

const PAGE_SIZE = 60;
/** The folder for files when none is open. */
const FIRST_FOLDER = 'photos';
const sorts = { pictures: 'Pictures', documents: 'Documents', drawings: 'Drawings for CAD' } as const;
type Type = keyof typeof sorts | UploadTypeName;
const isType = (word: string): word is Type => word in sorts || uploadTypeNames.some((name) => name === word);

/** Pictures and files: the folders, the files in one of them, and the one that the address names. */
export function MediaPage({ session }: { session: StaffSession }): ReactNode {
  const question = useQuestion();
  const { folder: named = '', search = '', type = '', unused = '', page: pageGiven = '1', uri } = question.values;
  const page = Math.max(1, Math.trunc(Number(pageGiven)) || 1);
  const draft = useCurrentDraft();
  // The folders are known with the first answer, whichever files it has.
  const [folders, setFolders] = useState<readonly { path: string; files: number }[] | null>(null);
  const isUnknown = named !== '' && folders !== null && !folders.some(({ path }) => path === named);
  const folder = isUnknown ? '' : named;
  useTellUnknown('folder', isUnknown ? named : null);
  const wanted = {
    ...(folder === '' ? {} : { folder }),
    ...(search === '' ? {} : { search }),
    ...(isType(type) ? { type } : {}),
    ...(unused === 'true' ? { unused: 'true' as const } : {}),
    page,
    pageSize: PAGE_SIZE,
  } as const;
  const { data, error, isPlaceholderData } = useQuery(mediaQuery(draft, wanted));
  if (data !== undefined && data.folders !== folders) setFolders(data.folders);
  const { queue, items } = useUploads();
  const [newFolder, setNewFolder] = useState('');
  const into = newFolder !== '' ? newFolder : folder !== '' ? folder : FIRST_FOLDER;
  const mayChange = hasRightsOf(session.roles, 'editor');
  const send = (files: readonly File[]): void => queue.add(files, into);
  return (
    <Panes title="Media" hasSelected={uri !== undefined} kind="media-panes">
      <FolderList
        folders={data?.folders ?? []}
        present={folder}
        hrefOf={(path) => question.with({ folder: path, page: '', uri: '' })}
        newFolder={newFolder}
        onNewFolder={setNewFolder}
      />
      <DropArea className="media-middle" isDisabled={!mayChange} onFiles={send}>
        <header className="pane-head">
          <h2>Media</h2>
          <span className="soft">{data === undefined ? '' : `${data.total} files`}</span>
          <span className="media-folder-select">
            <FolderSelect
              folders={data?.folders ?? []}
              value={folder}
              onChange={(path) => goTo(question.with({ folder: path, page: '', uri: '' }))}
            />
          </span>
          <Filters question={question} type={type} unused={unused} />
          <SearchField
            label="Name or words"
            value={search}
            onSearch={(words) => goTo(question.with({ search: words, page: '', uri: '' }))}
          />
          <ChooseFiles isPrimary isMany words="Upload files" onFiles={send} />
        </header>
        <UploadList queue={queue} items={items} />
        <Fault words={error === null ? null : faultWords(error)} />
        <p className="media-hint">
          Dropped files go to <b>{into}</b>: {takenWords}.
        </p>
        <MediaGrid
          files={data?.files ?? []}
          present={uri}
          isOld={isPlaceholderData}
          hrefOf={(to) => question.with({ uri: to })}
        />
        {data?.total === 0 ? (
          <p className="pane-nothing">
            {search === '' && type === '' && unused === '' ? (
              'No file is here yet. Drop some, or choose them with the button above.'
            ) : (
              <>
                No file is so.{' '}
                <PageLink href={question.with({ search: '', type: '', unused: '', page: '' })}>Show all</PageLink>
              </>
            )}
          </p>
        ) : null}
        {data === undefined ? null : (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(to) => question.with({ page: String(to), uri: '' })}
          />
        )}
      </DropArea>
      {uri === undefined ? (
        <p className="pane-nothing">Choose a file to see where it is used, describe it, replace it or move it.</p>
      ) : (
        <MediaPane
          key={uri}
          uri={uri}
          draft={draft}
          queue={queue}
          back={question.with({ uri: '' })}
          onMoved={(to) => goTo(question.with({ uri: to, folder: folder === '' ? '' : folderOf(to) }))}
          onRemoved={() => goTo(question.with({ uri: '' }))}
        />
      )}
    </Panes>
  );
}

function Filters({ question, type, unused }: { question: Question; type: string; unused: string }): ReactNode {
  return (
    <>
      <select
        className="field"
        aria-label="Type"
        value={type}
        onChange={({ target }) => goTo(question.with({ type: target.value, page: '', uri: '' }))}
      >
        <option value="">all types</option>
        {Object.entries(sorts).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
        {uploadTypeNames.map((name) => (
          <option key={name} value={name}>
            {uploadTypes[name].name}
          </option>
        ))}
      </select>
      <label className="media-unused">
        <input
          type="checkbox"
          checked={unused === 'true'}
          onChange={({ target }) => goTo(question.with({ unused: target.checked ? 'true' : '', page: '', uri: '' }))}
        />
        used nowhere
      </label>
    </>
  );
}
