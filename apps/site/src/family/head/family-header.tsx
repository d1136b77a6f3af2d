import type { Family } from '@millrace/contract';
import { familyKind } from '../../comparing/compare-address.ts';
import { CompareBox } from '../../comparing/compare-box.tsx';
import type { Builder } from '../../configurator/building/builder.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { DownloadModels } from '../documents/download-models.tsx';
import { CustomerLine } from './customer-line.tsx';
import { ShareButton } from './share-button.tsx';
import './family-head.css';

interface FamilyHeaderProps {
  family: Family;
  shareLink: () => string;
  builder: Builder | null;
}

export function FamilyHeader({ family, shareLink, builder }: FamilyHeaderProps) {
  const crumbs = [
    { name: 'Products', to: '/category' },
    ...family.breadcrumbs.map(({ name, slug }) => ({ name, to: `/category/${slug}` })),
    { name: family.name },
  ];
  return (
    <header className="fam-head">
      <div className="fam-name">
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          {family.name}
          {family.isObsolete ? <span className="fam-flag">Obsolete</span> : null}
        </h1>
        <CustomerLine family={family} choices={() => chosen(builder)} />
      </div>
      <div className="fam-acts">
        {family.customer === undefined ? (
          <CompareBox kind={familyKind(family)} value={family.slug} name={family.name} />
        ) : null}
        <ShareButton link={shareLink} />
        {(builder !== null || (family.products ?? []).length > 0) && (
          <DownloadModels family={family} builder={builder} />
        )}
      </div>
    </header>
  );
}

const chosen = (builder: Builder | null): string | null =>
  builder === null || builder.isUntouched() ? null : builder.getState().evaluation.urlOpts;
