import { ALT_MAX, type FocalPoint } from '@millrace/contract/content';
import { type MediaRecord, uploadTypeOf, uploadTypes } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { folderOf, mediaFileQuery, nameOf, pictureOf, sizeWords } from '../media-files/media-queries.ts';
import { MediaThumb } from '../media-files/media-thumb.tsx';
import type { UploadQueue } from '../media-files/upload-queue.ts';
import { ChooseFiles, DropArea } from '../media-files/uploads.tsx';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { FocalPointField } from './focal-point.tsx';
import { MoveFile } from './move-file.tsx';
import { RemoveFile } from './remove-file.tsx';
import { useDescription } from './use-description.ts';
import { WhereUsed } from './where-used.tsx';

interface MediaPaneProps {
  uri: string;
  draft: string | null;
  queue: UploadQueue;
  back: string;
  onMoved(uri: string): void;
  onRemoved(): void;
}

/** One file: what it is, its words, what uses it, and what can be done with it. */
export function MediaPane({ uri, draft, ...rest }: MediaPaneProps): ReactNode {
  const { data, error } = useQuery({ ...mediaFileQuery(draft, uri), retry: false });
  return (
    <aside className="media-pane" aria-label={nameOf(uri)}>
      {data === undefined ? (
        <div className="pane-body">
          <PageLink className="pane-back" href={rest.back}>
            All files
          </PageLink>
          <Fault words={error === null ? null : faultWords(error)} />
        </div>
      ) : (
        <File key={data.id} media={data} {...rest} />
      )}
    </aside>
  );
}

function File({
  media,
  queue,
  back,
  onMoved,
  onRemoved,
}: { media: MediaRecord } & Omit<MediaPaneProps, 'uri' | 'draft'>) {
  const { uri, type, alt, focus } = media;
  const description = useDescription(media);
  const picture = pictureOf(media, 1280);
  const replace = (files: readonly globalThis.File[]): void =>
    queue.add(files.slice(0, 1), folderOf(uri), { uri, version: media.version });
  const changeFocus = (next: FocalPoint | null): void => description.change({ focus: next });
  return (
    <DropArea onFiles={replace}>
      <header className="pane-title">
        <PageLink className="pane-back" href={back}>
          All files
        </PageLink>
        <div>
          <h2>{nameOf(uri)}</h2>
          <p className="soft">{factsOf(media)}</p>
        </div>
      </header>
      <div className="pane-body">
        {picture === null ? (
          <MediaThumb media={media} />
        ) : (
          <FocalPointField src={picture} value={description.typed.focus ?? focus} onChange={changeFocus} />
        )}
        {picture === null ? null : (
          <>
            <label className="label" htmlFor="media-alt">
              Words for those who do not see it
            </label>
            <textarea
              id="media-alt"
              className="field media-alt"
              rows={2}
              maxLength={ALT_MAX}
              value={description.typed.alt ?? alt}
              onChange={({ target }) => description.change({ alt: target.value })}
              onBlur={description.flush}
            />
            <p className="media-saved soft" role="status">
              {description.words}
            </p>
          </>
        )}
        <Fault words={description.fault} />
        <div className="actions media-actions">
          <ChooseFiles words="Replace" label={`Replace ${nameOf(uri)}`} onFiles={replace} />
          <a className="button" href={media.address} download={nameOf(uri)}>
            Download
          </a>
          <RemoveFile media={media} onRemoved={onRemoved} />
        </div>
        <p className="soft media-note">
          {isOfLibrary(type) ? 'Drop another file here to replace it: its address and what uses it stay.' : null}
        </p>
        <MoveFile key={media.version} media={media} onMoved={onMoved} />
        <WhereUsed media={media} />
      </div>
    </DropArea>
  );
}

const isOfLibrary = (type: string): boolean => uploadTypeOf(type) !== null;

function factsOf({ type, width, height, bytes, uploadedAt, id, change }: MediaRecord): string {
  const known = uploadTypeOf(type);
  const facts = [known === null ? type.toUpperCase() : uploadTypes[known].name];
  if (width !== null && height !== null) facts.push(`${width} × ${height}`);
  if (bytes !== null) facts.push(sizeWords(bytes));
  if (uploadedAt !== null) facts.push(`uploaded ${uploadedAt.slice(0, 10)}`);
  if (id === null) facts.push('made or stored without the library');
  if (change !== undefined) facts.push(change === 'added' ? 'new in the draft' : 'changed in the draft');
  return facts.join(', ');
}
