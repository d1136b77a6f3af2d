import './keep-button.css';
import type { FamilyDocument } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { isElsewhere } from '../api/document-address.ts';
import { Icon } from '../ui/icon.tsx';
import { keepDocument, removeDocument, useIsKept } from './document-keeping.ts';
import type { DocumentName } from './kept-document.ts';

interface KeepButtonProps {
  document: Pick<FamilyDocument, 'type' | 'uri'>;
  name: DocumentName;
}

/**
 * Keeps a document on this device, or removes it. Absent when the device cannot keep files, or the document is on
 * another site.
 */
export function KeepButton({ document, name }: KeepButtonProps): ReactNode {
  const address = `/media/${document.uri}`;
  const isKept = useIsKept(address);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (isKept === null || isElsewhere(document)) return null;
  const toggle = (): void => {
    if (state === 'busy') return;
    setState('busy');
    const done = isKept ? removeDocument(address) : keepDocument(address, name);
    done.then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const words = isKept ? 'Kept offline' : state === 'failed' ? 'Could not be kept' : 'Keep offline';
  return (
    <button
      type="button"
      className={`keep ${isKept ? 'is-kept' : ''}`}
      title={isKept ? 'Remove from this device' : 'Readable on this device without a network'}
      aria-label={`${words}: ${name.code} ${name.number}`}
      aria-busy={state === 'busy'}
      onClick={toggle}
    >
      <Icon name={isKept ? 'check' : state === 'failed' ? 'warning' : 'download'} size={14} />
      {words}
    </button>
  );
}
