import { callPath } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import type { NamedFile } from '../changes/shown-file.ts';
import { NamedThumb } from './named-thumb.tsx';

/** A file that a change names, with its small picture before its words. */
export function FileInChange({ by, value, draft }: NamedFile): ReactNode {
  return (
    <span className="value-file">
      {by === 'path' ? <NamedThumb uri={value} draft={draft} /> : <UploadThumb key={value} hash={value} />}
      <span className="value-text">{by === 'path' ? value : shortHash(value)}</span>
    </span>
  );
}

const SHOWN = 8;
const shortHash = (hash: string): string => `${hash.slice(0, SHOWN)}…`;

/** The bytes of an upload as a small picture; of what is no picture nothing. */
function UploadThumb({ hash }: { hash: string }): ReactNode {
  const [isPicture, setPicture] = useState(true);
  if (!isPicture) return null;
  const src = `/api${callPath(officeCalls.officeUploadBytes.path, { file: hash }, { w: '320' })}`;
  return (
    <span className="thumb">
      <img src={src} alt="" loading="lazy" decoding="async" onError={() => setPicture(false)} />
    </span>
  );
}
