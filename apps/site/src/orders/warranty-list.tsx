import type { SiteDocumentAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { FileLink } from '../page-parts/file-link.tsx';

/** The warranties in full. */
export function WarrantyList({ warranties }: { warranties: readonly SiteDocumentAnswer[] }): ReactNode {
  return (
    <ul className="mt-3">
      {warranties.map((warranty) => (
        <li key={warranty.id}>
          <FileLink file={warranty} />
        </li>
      ))}
    </ul>
  );
}
