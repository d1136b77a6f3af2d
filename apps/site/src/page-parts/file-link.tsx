import type { SiteDocumentAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { report } from '../analytics/report.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { Icon } from '../ui/icon.tsx';

/** A document of the site, opened in a new tab; its kind follows its name. */
export function FileLink({ file }: { file: Pick<SiteDocumentAnswer, 'name' | 'uri' | 'filename'> }): ReactNode {
  const mediaUrl = useMediaUrl();
  return (
    <span className="inline-flex items-center gap-2.5">
      <Icon name="document" className="text-water" />
      <a
        href={mediaUrl(file.uri)}
        target="_blank"
        rel="noopener"
        onClick={() => report('doc_clicked', { category: kindOf(file.filename), label: file.name })}
        className="inline-flex min-h-9 items-center font-medium max-desk:min-h-11"
      >
        {file.name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="figures text-small text-soft">{kindOf(file.filename)}</span>
    </span>
  );
}

/** `PDF`, from the name of the file. */
const kindOf = (filename: string): string => filename.slice(filename.lastIndexOf('.') + 1).toUpperCase();
