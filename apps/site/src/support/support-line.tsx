import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { telephone } from '../ui/words/telephone.ts';

/** The number to call, and the hours. */
export function SupportLine(): ReactNode {
  const settings = useSettings();
  const phone = settings['company.supportPhone'] || settings['company.phone'];
  return (
    <>
      {phone !== '' && (
        <>
          <a href={telephone(phone)} className="figures whitespace-nowrap">
            {phone}
          </a>
          ,{' '}
        </>
      )}
      {settings['company.hours']}
    </>
  );
}
