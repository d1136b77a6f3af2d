import type { Settings, SiteDocumentAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { type Fact, FactPlate } from '../page-parts/fact-plate.tsx';
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
  const facts = companyFacts(settings);
  return (
    <section className="about-profile" aria-labelledby="profile">
      <h2 id="profile">Company profile</h2>
      {logo !== undefined && <Picture uri={logo.uri} alt={logo.name} {...LOGO} className="about-logo" />}
      {facts.length > 0 && <FactPlate facts={facts} layout="stack" />}
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

/** Facts of the company in numbers; facts that are not set are omitted. */
function companyFacts(settings: Settings): Fact[] {
  const facts: Fact[] = [
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
  return facts.filter(({ value }) => value !== '');
}
