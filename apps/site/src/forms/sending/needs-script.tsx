import type { ReactNode } from 'react';
import { useSettings } from '../../api/settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { telephone } from '../../ui/words/telephone.ts';

/** Replaces a form when there is no JavaScript. */
export function NeedsScript(): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const mail = settings['company.email'];
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
        {mail !== '' && (
          <>
            , or write to <a href={`mailto:${mail}`}>{mail}</a>
          </>
        )}
        .
      </Notice>
    </div>
  );
}
