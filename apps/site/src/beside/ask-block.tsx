import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { telephone } from '../ui/words/telephone.ts';
import { AsideBlock } from './two-columns.tsx';

/** The desk that is asked. */
type Desk = 'front' | 'orders' | 'support';

/** The phone, the address and the hours of a desk; those that are not set are omitted. */
export function AskBlock({ title, desk = 'front' }: { title: string; desk?: Desk }): ReactNode {
  const settings = useSettings();
  const phone = (desk === 'support' && settings['company.supportPhone']) || settings['company.phone'];
  const own = { front: '', orders: settings['company.ordersEmail'], support: settings['company.supportEmail'] }[desk];
  const mail = own || settings['company.email'];
  const hours = settings['company.hours'];
  if (phone === '' && mail === '') return null;
  return (
    <AsideBlock title={title}>
      <ul className="aside-rows">
        {phone !== '' && (
          <li>
            <span>By phone</span>
            <a href={telephone(phone)} className="figures">
              {phone}
            </a>
          </li>
        )}
        {mail !== '' && (
          <li>
            <span>By e-mail</span>
            <a href={`mailto:${mail}`}>{mail}</a>
          </li>
        )}
      </ul>
      {hours !== '' && <p className="mt-2 text-soft">{hours}</p>}
    </AsideBlock>
  );
}
