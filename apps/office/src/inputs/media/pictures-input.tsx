import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCurrentDraft } from '../../draft/current-draft.ts';
import { MediaPicker } from '../../media-files/media-picker.tsx';
import { folderOf, isMediaPath, lineOf, mediaFileQuery, nameOf } from '../../media-files/media-queries.ts';
import { MediaThumb } from '../../media-files/media-thumb.tsx';
import { ChooseFiles, DropArea, UploadList, useUploads } from '../../media-files/uploads.tsx';
import { PageLink } from '../../navigation/here.tsx';
import type { Input } from '../input.ts';
import { OrderedList } from '../ordered-list.tsx';

/** The place of pictures that are dropped on a list without any. */
const FOLDER = 'products';

/** Pictures of the media library, in their order: dropped, sent from this device or chosen from the library, moved, taken out. */
export function PicturesInput(input: Input): ReactNode {
  const { field, value, onChange } = input;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const last = list.findLast((one) => typeof one === 'string') ?? '';
  const [isChoosing, setIsChoosing] = useState(false);
  const { queue, items } = useUploads();
  const taken = useRef(new Set<number>());
  const add = (uris: readonly string[]): void => {
    const others = uris.filter((uri, at) => !list.includes(uri) && uris.indexOf(uri) === at);
    if (others.length > 0) onChange([...list, ...others]);
  };
  useEffect(() => {
    const come = items.filter(({ key, state }) => state === 'done' && !taken.current.has(key));
    for (const { key } of come) taken.current.add(key);
    add(come.flatMap(({ media }) => media?.uri ?? []));
  });
  const send = (files: readonly File[]): void => queue.add(files, folderOf(last) || FOLDER);
  return (
    <DropArea onFiles={send}>
      <OrderedList {...input} show={(one) => <ListedPicture uri={String(one)} />}>
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-label={`${field.label}: from the library`}
            onClick={() => setIsChoosing(true)}
          >
            From the library
          </button>
          <ChooseFiles words="Upload" label={`${field.label}: upload`} isMany only="pictures" onFiles={send} />
          <span className="soft">Or drop files here.</span>
        </div>
        <UploadList queue={queue} items={items} />
      </OrderedList>
      {isChoosing ? (
        <MediaPicker
          title={field.label}
          only="pictures"
          present={last}
          onClose={() => setIsChoosing(false)}
          onChoose={(uri) => {
            setIsChoosing(false);
            add([uri]);
          }}
        />
      ) : null}
    </DropArea>
  );
}

/** A file that is new in the draft has its bytes at another address: the library knows it. */
function ListedPicture({ uri }: { uri: string }): ReactNode {
  const draft = useCurrentDraft();
  const { data } = useQuery({ ...mediaFileQuery(draft, uri), enabled: isMediaPath(uri), retry: false });
  return (
    <span className="form-picture">
      <MediaThumb media={data ?? lineOf(uri)} />
      <PageLink href={`/office/media?uri=${encodeURIComponent(uri)}`}>{nameOf(uri)}</PageLink>
    </span>
  );
}
