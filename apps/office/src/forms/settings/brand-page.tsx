import { readsPrivateSettings, type SettingName } from '@millrace/contract';
import { ROWS_PAGE_MAX, type StaffSession } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { findingsQuery, rowsQuery } from '../../draft/draft-queries.ts';
import { FieldRow } from '../../inputs/field-row.tsx';
import { findingsOfRow } from '../../inputs/findings/placed-findings.ts';
import { NestedRow } from '../../inputs/input.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { LivePage } from '../live/live-page.tsx';
import { useLiveWidth } from '../live/use-live-width.ts';
import { useFormKeys } from '../use-form-keys.ts';
import { SettingRow } from './setting-row.tsx';
import { settingsShown } from './settings-shown.ts';
import '../forms.css';
import './settings.css';

const FACES = 'Type faces';

/** The settings that make a site look and read as its maker's, under the headings of the page. */
const parts: readonly { name: string; settings: readonly SettingName[] }[] = [
  {
    name: 'Name and mark',
    settings: ['company.name', 'brand.shortName', 'brand.mark', 'brand.markDark', 'company.logo'],
  },
  { name: 'Look', settings: ['brand.accent', 'brand.accentDark', 'brand.corner'] },
  {
    name: FACES,
    settings: [
      'brand.textFace',
      'brand.textFaceFile',
      'brand.textFaceBoldFile',
      'brand.codeFace',
      'brand.codeFaceFile',
    ],
  },
  {
    name: 'Numbers, money and dates',
    settings: ['brand.locale', 'brand.currency', 'company.country', 'company.timeZone', 'units.system'],
  },
  { name: 'Navigation and footer', settings: ['navigation.links', 'footer.links', 'home.headline'] },
];
/** Parts that the faces of a maker do not reach. */
const FacesNote = (): ReactNode => (
  <p className="form-hint">
    On pages, in sheets and lists as PDF, on cards that are shared and in drawings that the site makes. Letters of other
    alphabets that your own face lacks, files that you upload, and this office stay in their faces; mails take yours
    where their reader has it. What comes with the program is under{' '}
    <a href="/faces/licences.txt" target="_blank" rel="noreferrer">
      free licences
    </a>
    .
  </p>
);

const HOME = { path: '/home', customer: null };

/** `/office/brand`: the settings of the brand, with the site beside them as the draft makes it. */
export function BrandPage({ session }: { session: StaffSession }): ReactNode {
  const { id: draft } = useDraft();
  const form = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useLiveWidth();
  useFormKeys(form);
  const { data, error } = useQuery({
    ...rowsQuery('settings', draft, { page: 1, pageSize: ROWS_PAGE_MAX }),
    placeholderData: keepPreviousData,
  });
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const all = settingsShown(data?.rows ?? [], readsPrivateSettings(session.roles));
  const ofBrand = parts.map((part) => ({
    ...part,
    settings: part.settings.flatMap((name) => all.find((one) => one.name === name) ?? []),
  }));
  const findings = checked?.findings ?? [];
  // A setting of the brand that is not sound is shown as it is published.
  const ids = new Set(ofBrand.flatMap(({ settings }) => settings.map(({ row }) => row?.id)));
  const faults = findings.filter(
    ({ kind, id, severity }) => kind === 'settings' && severity === 'error' && ids.has(id),
  );
  const [faulty] = faults;
  const version = ofBrand.flatMap(({ settings }) => settings.map(({ row }) => row?.version ?? '')).join(' ');
  return (
    <div className="form-page settings brand-page">
      <header className="page-head">
        <h1>Brand</h1>
        <span className="form-actions">
          {width === null ? (
            <button className="button" type="button" onClick={() => setWidth(390)}>
              Show the site
            </button>
          ) : null}
          <PageLink className="button" href="/office/settings">
            All settings
          </PageLink>
        </span>
      </header>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : (
        <NestedRow value={FieldRow}>
          <div className={width === null ? 'form-with-page' : `form-with-page form-with-${width}`}>
            <div className="form" ref={form}>
              <div className="form-fields">
                {ofBrand.map(({ name, settings }) => (
                  <section key={name} aria-label={name}>
                    <h2>{name}</h2>
                    {name === FACES ? <FacesNote /> : null}
                    {settings.map((setting) => (
                      <SettingRow
                        key={setting.name}
                        setting={setting}
                        findings={
                          setting.row === null
                            ? []
                            : findingsOfRow(checked?.findings ?? [], [], { kind: 'settings', id: setting.row.id })
                        }
                        isMeant={false}
                      />
                    ))}
                  </section>
                ))}
              </div>
            </div>
            {width === null ? null : (
              <LivePage
                draft={draft}
                place={HOME}
                version={version}
                isChecking={draft !== null && checked?.isChecking !== false}
                kept={{ draft, row: { kind: 'settings', id: faulty?.id ?? 0 }, ownFaults: faults.length, findings }}
                width={width}
                onWidth={setWidth}
              />
            )}
          </div>
        </NestedRow>
      )}
    </div>
  );
}
