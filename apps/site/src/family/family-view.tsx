import { type Family, type Faq, familyTabs, type NumberAnswer, type PageQuery } from '@millrace/contract';
import { useMemo, useState } from 'react';
import { useSettings } from '../api/settings.ts';
import { useSite } from '../api/site-context.tsx';
import { Comparable } from '../comparing/comparable.tsx';
import { mirrorQuery, shareLink } from '../configurator/address/address.ts';
import { addressed } from '../configurator/address/addressed.ts';
import { preloadForCustomer, preloadReading } from '../configurator/address/preload.ts';
import { useMirroredAddress } from '../configurator/address/use-mirrored-address.ts';
import { type Builder, createBuilder } from '../configurator/building/builder.ts';
import { useLocation } from '../navigation/here.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { anchoredPart, type Tab, tabQuery } from './family-address.ts';
import { AlertBanner } from './head/alert-banner.tsx';
import { AnswerSummary } from './head/answer-summary.tsx';
import { FamilyHeader } from './head/family-header.tsx';
import { FollowingGallery } from './head/following.tsx';
import { MobileApp } from './mobile-app/mobile-app.tsx';
import { asListed } from './models/models-view.ts';
import type { SeenFamily } from './own-family.ts';
import { AccessoriesTab } from './tabs/accessories-tab.tsx';
import { ModelsTab } from './tabs/models-tab.tsx';
import { SpecificationsTab } from './tabs/specifications-tab.tsx';
import { SupportTab } from './tabs/support-tab.tsx';
import { VideosTab } from './tabs/videos-tab.tsx';
import { useAnchoredPart } from './use-anchored-part.ts';
import { useStandingBelow } from './use-standing-below.ts';
import { WiringSection } from './wiring/wiring-section.tsx';

interface FamilyViewProps {
  family: SeenFamily;
  query: PageQuery<'family'>;
  /** How the number in the address is read, where it is not read as it stands. */
  reading: NumberAnswer | null;
}

/** A family as everybody sees it (specification 2.12). */
export function FamilyView({ family, query, reading }: FamilyViewProps) {
  const settings = useSettings();
  const { publicUrl } = useSite();
  const location = useLocation();
  const { pathname, search } = location;
  const { tab } = query;
  const [builder] = useState(() => builderOf(family, query, reading));
  useMirroredAddress(builder, location, query);
  const part = useAnchoredPart(query.row);
  const first = useStandingBelow();
  const [view, setView] = useState(asListed);
  const faqs = useMemo(() => (family.faqs ?? []).filter((faq) => faq.isLive), [family.faqs]);
  const hasApp = settings['mobileApp.faqId'] !== 0 && family.faqIds.includes(settings['mobileApp.faqId']);
  const phone = settings['company.phone'];
  const videoBase = settings['video.embedBase'];
  return (
    <Comparable>
      <div className="frame fam">
        <FamilyHeader
          family={family}
          shareLink={() => shareLink(publicUrl || window.location.origin, pathname, queryNow(builder)) + rowAnchor()}
          builder={builder}
        />
        <AlertBanner family={family} />
        <div className="fam-first" ref={first}>
          <FollowingGallery family={family} builder={builder} part={part} videoBase={videoBase} />
          <AnswerSummary
            family={family}
            builder={builder}
            isAsked={query.configurator !== '' || query.options !== ''}
            part={part}
            phone={phone}
          />
          <DocumentsPanel documents={family.documentsByType} />
        </div>
        {hasApp ? (
          <MobileApp
            appStoreUrl={settings['mobileApp.appStoreUrl']}
            playStoreUrl={settings['mobileApp.playStoreUrl']}
          />
        ) : null}
        <div className="fam-tabs" id="models">
          <Tabs label="About this family" tabs={tabsOf(family, faqs, tab, pathname, search)} />
          <section className="fam-tab" aria-label={tab}>
            <h2 className="sr-only">{tab}</h2>
            {tab === 'Models' ? (
              <ModelsTab family={family} builder={builder} part={part} view={view} onView={setView} />
            ) : null}
            {tab === 'Videos' ? <VideosTab faqs={withVideo(faqs)} open={query.video} videoBase={videoBase} /> : null}
            {tab === 'Accessories' ? <AccessoriesTab accessories={family.accessories ?? []} /> : null}
            {tab === 'Specifications' ? <SpecificationsTab specs={family.specs} /> : null}
            {tab === 'Support' ? (
              <SupportTab
                faqs={withoutVideo(faqs)}
                phone={settings['company.supportPhone'] || phone}
                videoBase={videoBase}
              />
            ) : null}
          </section>
        </div>
        <WiringSection key={family.id} family={family} builder={builder} />
      </div>
    </Comparable>
  );
}

const withVideo = (faqs: readonly Faq[]): Faq[] => faqs.filter((faq) => faq.video !== null);
const withoutVideo = (faqs: readonly Faq[]): Faq[] => faqs.filter((faq) => faq.video === null);

/** The present address, or the one it is about to become. */
const queryNow = (builder: Builder | null): string =>
  builder === null ? window.location.search : mirrorQuery(window.location.search, addressed(builder));

/** The row that the present address leads to stays in what is sent. */
const rowAnchor = (): string => (anchoredPart(window.location.hash) === null ? '' : window.location.hash);

/** The configurator as the address wants it filled in; null for a family without one. */
function builderOf(family: SeenFamily, query: PageQuery<'family'>, reading: NumberAnswer | null): Builder | null {
  if (family.configurator === null) return null;
  const read = reading === null ? null : preloadReading(family.configurator, query.configurator, reading);
  const numbers = (family.products ?? []).flatMap((product) => product.configModelNo ?? []);
  return createBuilder(
    family.configurator,
    new Set(numbers),
    read ?? preloadForCustomer(family.configurator, family.ours ?? null, query),
  );
}

function tabsOf(family: Family, faqs: readonly Faq[], current: Tab, pathname: string, search: string) {
  const counts: Partial<Record<Tab, number>> = {
    Videos: withVideo(faqs).length,
    Accessories: family.accessories?.length ?? 0,
    Support: withoutVideo(faqs).length,
  };
  const query = new URLSearchParams(search);
  return familyTabs.map((name) => {
    const count = counts[name];
    const to = `${pathname}${tabQuery(query, name)}`;
    return { name, to, isCurrent: name === current, ...(count === undefined ? {} : { count }) };
  });
}
