import type { Family } from '@millrace/contract';
import { Fragment } from 'react';
import { partPath } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { printing } from '../../ui/words/printing.ts';
import { replacementParts } from '../family-facts.ts';
import './alert-banner.css';

/** The maker's notice about this family: since when, and what replaces it. */
export function AlertBanner({ family }: { family: Pick<Family, 'alertType' | 'alertMsg' | 'effective' | 'prodRep'> }) {
  const parts = replacementParts(family.prodRep);
  if (family.alertType === null && family.alertMsg === null && parts.length === 0) return null;
  return (
    <section className="fam-alert" aria-label={family.alertType ?? 'Notice'}>
      {family.alertType === null ? null : <b>{family.alertType}</b>}
      <p>
        {family.effective === null ? null : (
          <>
            Effective <time dateTime={family.effective}>{printing().shortDay(family.effective)}</time>.{' '}
          </>
        )}
        {family.alertMsg}
      </p>
      {parts.length === 0 ? null : (
        <p className="fam-alert-parts">
          Replacement part numbers:{' '}
          {parts.map((part, index) => (
            <Fragment key={part}>
              <span className="whitespace-nowrap">
                <Link to={partPath(part)}>{part}</Link>
                {index === parts.length - 1 ? null : ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}
