import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { telephone } from '../ui/words/telephone.ts';

/** Contact details and the company's pages elsewhere; missing ones are omitted. */
export function FooterContact(): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const mails = [...new Set([settings['company.email'], settings['company.ordersEmail']])].filter(
    (mail) => mail !== '',
  );
  const social: { name: string; icon: IconName; href: string }[] = [
    { name: 'Facebook', icon: 'facebook' as const, href: settings['social.facebook'] },
    { name: 'LinkedIn', icon: 'linkedIn' as const, href: settings['social.linkedIn'] },
    { name: 'YouTube', icon: 'youTube' as const, href: settings['social.youTube'] },
  ].filter(({ href }) => href !== '');
  return (
    <>
      <h2 className="footer-title">Front desk</h2>
      <ul>
        {phone !== '' && (
          <li>
            <a href={telephone(phone)} className="footer-link figures font-medium">
              {phone}
            </a>
          </li>
        )}
        {mails.map((mail) => (
          <li key={mail}>
            <a href={`mailto:${mail}`} className="footer-link">
              {mail}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-deep-soft">{settings['company.hours']}</p>
      {settings['company.address'].length > 0 && (
        <address className="mt-2 text-deep-soft not-italic">
          {settings['company.address'].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {social.length > 0 && (
        <ul className="mt-3 flex gap-1">
          {social.map(({ name, icon, href }) => (
            <li key={name}>
              <a
                href={href}
                aria-label={name}
                className="grid size-9 place-items-center rounded-xs border border-deep-rule text-deep-text hover:text-white max-desk:size-11"
              >
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
