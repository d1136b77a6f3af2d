import type { Settings } from '@millrace/contract';
import type { ReactNode } from 'react';
import { telephone } from '../ui/words/telephone.ts';

interface Line {
  name: string;
  /** A phone number or a mail address. */
  value: string;
}

/** Phones, by what they are for; two that are one number stand once. */
export const phoneLines = (settings: Settings): Line[] =>
  once([
    { name: 'Front desk and orders', value: settings['company.phone'] },
    { name: 'Technical support', value: settings['company.supportPhone'] },
  ]);

/** Mail addresses, by what they are for. */
export const mailLines = (settings: Settings): Line[] =>
  once([
    { name: 'Orders and quotes', value: settings['company.ordersEmail'] },
    { name: 'Technical support', value: settings['company.supportEmail'] },
    { name: 'Everything else', value: settings['company.email'] },
  ]);

const once = (lines: readonly Line[]): Line[] =>
  lines.filter(({ value }, index) => value !== '' && lines.findIndex((line) => line.value === value) === index);

/** Lines to call or to write to. */
export function ContactLines({ lines, by }: { lines: readonly Line[]; by: 'phone' | 'mail' }): ReactNode {
  return (
    <dl className="contact-lines">
      {lines.map(({ name, value }) => (
        <div key={value}>
          <dt>{name}</dt>
          <dd>
            <a href={by === 'phone' ? telephone(value) : `mailto:${value}`} className={by === 'phone' ? 'figures' : ''}>
              {value}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
