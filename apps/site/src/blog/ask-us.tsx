import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { telephone } from '../ui/words/telephone.ts';

/** Phone and e-mail after their purpose; nothing when there is neither. */
export function AskUs({ question }: { question: string }): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const mail = settings['company.email'];
  if (phone === '' && mail === '') return null;
  return (
    <p className="ask-us">
      <span>{question}</span>
      {phone !== '' && (
        <a href={telephone(phone)} className="figures">
          {phone}
        </a>
      )}
      {mail !== '' && <a href={`mailto:${mail}`}>{mail}</a>}
    </p>
  );
}
