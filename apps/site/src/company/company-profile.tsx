import type { Settings, SiteDocumentAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { type Detail, DetailPlate } from '../page-parts/detail-plate.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { printing } from '../ui/words/printing.ts';

interface CompanyProfileProps {
  logo: SiteDocumentAnswer | undefined;
  association: SiteDocumentAnswer | undefined;
}

const LOGO = { width: 300, height: 60 };
const SEAL = 56;

/** The company on a plate, and the association it belongs to. */
export function CompanyProfile({ logo, association }: CompanyProfileProps): ReactNode {
  const settings = useSettings();
  const details = companyDetails(settings);
  return (
    <section className="about-profile" aria-labelledby="profile">
      <h2 id="profile">Company profile</h2>
      {logo !== undefined && <Picture uri={logo.uri} alt={logo.name} {...LOGO} className="about-logo" />}
      {details.length > 0 && <DetailPlate details={details} layout="stack" />}
      {association !== undefined && (
        <p className="mt-4 flex items-center gap-3 text-row text-soft">
          <Picture
            uri={association.uri}
            alt={settings['association.name'] === '' ? association.name : ''}
            width={SEAL}
            height={SEAL}
          />
          {settings['association.name']}
        </p>
      )}
    </section>
  );
}

/** The company in numbers; details that are not set are omitted. */
function companyDetails(settings: Settings): Detail[] {
  const details: Detail[] = [
    { name: 'Founded', value: settings['company.founded'] === 0 ? '' : String(settings['company.founded']) },
    {
      name: 'Facility',
      value:
        settings['company.facilitySize'] === 0
          ? ''
          : `${printing().number(settings['company.facilitySize'])} ${settings['company.facilityUnit']}`,
    },
    { name: 'Market', value: settings['company.market'] },
    { name: 'Approvals', value: settings['company.approvals'], isSentence: true },
    {
      name: 'Warranty',
      value: [settings['warranty.standard'], settings['warranty.custom']].filter(Boolean).join(' '),
      isSentence: true,
    },
  ];
  return details.filter(({ value }) => value !== '');
}
