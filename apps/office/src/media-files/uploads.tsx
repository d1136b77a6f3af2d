import { MEDIA_MAX_BYTES, uploadTypeNames, uploadTypes, uploadTypeWords } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { sendUpload } from '../api/office-upload.ts';
import { draftToChange, type OnlyFiles, placeMedia, refreshMedia, sizeWords } from './media-queries.ts';
import { type Decision, type UploadItem, type UploadQueue, uploadQueue } from './upload-queue.ts';

/** For the file chooser of the browser: endings of all types that the library takes, or of some alone. */
const accepted = (only: OnlyFiles): string =>
  uploadTypeNames
    .filter((name) => only === null || only === name || (only === 'pictures' && 'isPicture' in uploadTypes[name]))
    .flatMap((name) => uploadTypes[name].endings.map((ending) => `.${ending}`))
    .join(',');

/** A queue of uploads for as long as the component is there, and its items. */
export function useUploads(): { queue: UploadQueue; items: readonly UploadItem[] } {
  const queries = useQueryClient();
  const [queue] = useState(() =>
    uploadQueue({
      send: (given) => {
        if (given.file.size <= MEDIA_MAX_BYTES) return sendUpload(given);
        return Promise.reject(new TooLarge());
      },
      place: placeMedia,
      faultWords: (error) => (error instanceof TooLarge ? error.message : faultWords(error)),
      onChanged: () => void draftToChange().then((draft) => refreshMedia(queries, draft)),
    }),
  );
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items) };
}

class TooLarge extends Error {
  override message = `The file is larger than ${MEDIA_MAX_BYTES >> 20} MB.`;
}

interface DropProps {
  className?: string;
  isDisabled?: boolean;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
}

/** A part of a page that takes files which are dropped on it. */
export function DropArea({ className = '', isDisabled = false, onFiles, children }: DropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const isFiles = (types: readonly string[]): boolean => !isDisabled && types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button beside it does the same for keys and readers
    <div
      className={`drop ${className} ${isOver ? 'is-over' : ''}`}
      onDragOver={(event) => {
        if (!isFiles(event.dataTransfer.types)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!isFiles(event.dataTransfer.types)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

interface ChooseProps {
  words: string;
  isPrimary?: boolean;
  isMany?: boolean;
  only?: OnlyFiles;
  /** For whom there are several such buttons on a page. */
  label?: string;
  onFiles(files: readonly File[]): void;
}

/** A button that opens the file chooser of the browser. */
export function ChooseFiles({ words, isPrimary, isMany, only = null, label, onFiles }: ChooseProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        className={isPrimary === true ? 'button button-primary' : 'button'}
        type="button"
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {words}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label ?? words}
        multiple={isMany}
        accept={accepted(only)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Tells which files may be dropped, in one sentence. */
export const takenWords = `${uploadTypeWords}, up to ${MEDIA_MAX_BYTES >> 20} MB each`;

const OVER: readonly UploadItem['state'][] = ['done', 'failed', 'given-up'];
const stateWords: Record<UploadItem['state'], string> = {
  waiting: 'Waits',
  sending: 'On its way',
  judging: 'Is looked at',
  asked: 'Which one?',
  done: 'Done',
  failed: 'Not taken',
  'given-up': 'Left',
};

/** The files on their way: how far each has come, what was wrong, and what can be done. */
export function UploadList({ queue, items }: { queue: UploadQueue; items: readonly UploadItem[] }): ReactNode {
  if (items.length === 0) return null;
  const over = items.filter(({ state }) => OVER.includes(state)).length;
  return (
    <section className="uploads" aria-label="Uploads">
      <header>
        <h2>Uploads</h2>
        <span className="soft" role="status">
          {over} of {items.length} over
        </span>
        <button className="button-link" type="button" disabled={over === 0} onClick={queue.clear}>
          Clear
        </button>
      </header>
      <ul>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ item, queue }: { item: UploadItem; queue: UploadQueue }): ReactNode {
  const { key, name, bytes, state, share, words, taken } = item;
  const isUnderWay = state === 'waiting' || state === 'sending' || state === 'judging';
  const decide = (decision: Decision) => () => queue.decide(key, decision);
  return (
    <li className={`upload is-${state}`}>
      <b>{name}</b>
      <span className="soft">{sizeWords(bytes)}</span>
      <span className="upload-state">{state === 'sending' ? `${Math.round(share * 100)} %` : stateWords[state]}</span>
      {isUnderWay ? (
        <button className="button-link" type="button" aria-label={`Stop ${name}`} onClick={() => queue.giveUp(key)}>
          Stop
        </button>
      ) : null}
      {state === 'failed' ? (
        <button
          className="button-link"
          type="button"
          aria-label={`Send ${name} again`}
          onClick={() => queue.retry(key)}
        >
          Again
        </button>
      ) : null}
      {isUnderWay ? <progress max={1} {...(state === 'sending' ? { value: share } : {})} aria-label={name} /> : null}
      {words === null ? null : <p role={state === 'failed' ? 'alert' : undefined}>{words}</p>}
      {state === 'asked' && taken !== null ? (
        <div className="upload-question">
          <p>
            Another file is at <b>{taken.media.uri}</b>
            {taken.media.uses === 0
              ? ', used nowhere.'
              : `, used in ${taken.media.uses} ${taken.media.uses === 1 ? 'place' : 'places'}.`}
          </p>
          <button className="button" type="button" onClick={decide('replace')}>
            Replace it
          </button>
          <button className="button" type="button" onClick={decide('keep-both')}>
            Keep both, as {taken.free.slice(taken.free.lastIndexOf('/') + 1)}
          </button>
          <button className="button" type="button" onClick={decide('leave')}>
            Leave it
          </button>
        </div>
      ) : null}
    </li>
  );
}
