import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { MediaPicker } from '../../media-files/media-picker.tsx';
import { mediaFileQuery } from '../../media-files/media-queries.ts';
import { Fault } from '../../ui/fault.tsx';

const MEDIA = '/media/';
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture of the media library with its words: a new one, or the one that is selected. */
export function RichPicture({
  editor,
  draft,
  onClose,
}: {
  editor: Editor;
  draft: string | null;
  onClose(): void;
}): ReactNode {
  const queries = useQueryClient();
  const isSelected = editor.isActive('image');
  const present = isSelected ? editor.getAttributes('image') : {};
  const [src, setSrc] = useState(asText(present['src']));
  const [alt, setAlt] = useState(asText(present['alt']));
  const [isChoosing, setChoosing] = useState(!isSelected);
  const [fault, setFault] = useState<string | null>(null);
  const [size, setSize] = useState({ width: asText(present['width']), height: asText(present['height']) });
  const choose = async (uri: string): Promise<void> => {
    setChoosing(false);
    setSrc(`${MEDIA}${uri}`);
    try {
      const media = await queries.fetchQuery(mediaFileQuery(draft, uri));
      setAlt(media.alt);
      setSize({ width: String(media.width ?? ''), height: String(media.height ?? '') });
    } catch (error) {
      setFault(faultWords(error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const attrs = { src, alt: alt.trim(), width: size.width || null, height: size.height || null };
    if (isSelected) editor.chain().focus().updateAttributes('image', attrs).run();
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'figure', content: [{ type: 'image', attrs }, CAPTION] })
        .run();
    onClose();
  };
  return (
    <form className="rich-panel" onSubmit={submit}>
      {src === '' ? null : <img src={src} alt="" />}
      <label>
        Words for those who do not see it
        <input className="field" value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <button className="button" type="button" onClick={() => setChoosing(true)}>
        From the library
      </button>
      <button className="button" type="submit" disabled={src === ''}>
        {isSelected ? 'Change the picture' : 'Put it in'}
      </button>
      <button className="button-link" type="button" onClick={onClose}>
        Leave it
      </button>
      <Fault words={fault} />
      {isChoosing ? (
        <MediaPicker
          title="Picture"
          only="pictures"
          present={src.startsWith(MEDIA) ? src.slice(MEDIA.length) : ''}
          onClose={() => setChoosing(false)}
          onChoose={(uri) => void choose(uri)}
        />
      ) : null}
    </form>
  );
}

const CAPTION = { type: 'figcaption' };
