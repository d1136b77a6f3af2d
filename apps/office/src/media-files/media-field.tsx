import type { MediaLine } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCurrentDraft } from '../draft/current-draft.ts';
import { PageLink } from '../navigation/here.tsx';
import { MediaPicker } from './media-picker.tsx';
import { folderOf, isMediaPath, lineOf, mediaFileQuery, type OnlyFiles } from './media-queries.ts';
import { MediaThumb } from './media-thumb.tsx';
import { ChooseFiles, DropArea, UploadList, useUploads } from './uploads.tsx';
import './media-files.css';

interface MediaFieldProps {
  /** The field's name, for readers of screens. */
  label: string;
  /** Path below /media/; '': none. */
  value: string;
  /** Whether the field may be left without a file. */
  mayBeNone: boolean;
  only?: OnlyFiles;
  onChange(uri: string | null): void;
}

/** A field that names a file of the library: by dropping one, from this device, or from the library. */
export function MediaField(props: MediaFieldProps): ReactNode {
  const { label, value, mayBeNone, only = null, onChange } = props;
  const draft = useCurrentDraft();
  const [isChoosing, setIsChoosing] = useState(false);
  const { queue, items } = useUploads();
  const taken = useRef(0);
  const own = value;
  const isPath = isMediaPath(own);
  const { data, isError: isWrong } = useQuery({ ...mediaFileQuery(draft, own), enabled: isPath, retry: false });
  const folder = folderOf(own) || (only === 'woff2' ? 'faces' : 'photos');
  const send = (files: readonly File[]): void => queue.add(files.slice(0, 1), folder);
  const newest = items.findLast(({ state }) => state === 'done');
  useEffect(() => {
    if (newest?.media == null || newest.key <= taken.current) return;
    taken.current = newest.key;
    onChange(newest.media.uri);
  }, [newest, onChange]);
  const media: MediaLine | null = !isPath ? null : (data ?? lineOf(own));
  return (
    <DropArea className="media-field" onFiles={send}>
      {media === null ? <span className="thumb thumb-none" /> : <MediaThumb media={media} />}
      <div>
        {media === null ? (
          <span className="soft">Drop a file here.</span>
        ) : (
          <PageLink className="media-name" href={`/office/media?uri=${encodeURIComponent(own)}`}>
            {isWrong ? 'The library has no such file' : 'In the library'}
          </PageLink>
        )}
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-label={`${label}: from the library`}
            onClick={() => setIsChoosing(true)}
          >
            From the library
          </button>
          <ChooseFiles words="Upload" label={`${label}: upload`} only={only} onFiles={send} />
          {mayBeNone && own !== '' ? (
            <button className="button-link" type="button" aria-label={`${label}: none`} onClick={() => onChange(null)}>
              None
            </button>
          ) : null}
        </div>
        <UploadList queue={queue} items={items} />
      </div>
      {isChoosing ? (
        <MediaPicker
          title={label}
          only={only}
          present={own}
          onClose={() => setIsChoosing(false)}
          onChoose={(uri) => {
            setIsChoosing(false);
            onChange(uri);
          }}
        />
      ) : null}
    </DropArea>
  );
}
