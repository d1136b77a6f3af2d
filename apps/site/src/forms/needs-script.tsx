import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Notice } from '../ui/notice.tsx';
import { telephone } from '../ui/telephone.ts';

/** Stands in the place of a form where there is no JavaScript. */
export function NeedsScript(): ReactNode {
  const phone = useSettings()['company.phone'];
  return (
    <div className="hidden noscript:block">
      <Notice tone="attention">
        This form needs JavaScript. Please switch it on
        {phone !== '' && (
          <>
            , or call{' '}
            <a href={telephone(phone)} className="figures whitespace-nowrap">
              {phone}
            </a>
          </>
        )}
        .
      </Notice>
    </div>
  );
}
