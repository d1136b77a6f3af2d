import { readsPrivateSettings } from '@millrace/contract';
import { ROWS_PAGE_MAX, type StaffSession } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { findingsQuery, rowsQuery } from '../../draft/draft-queries.ts';
import { FieldRow } from '../../inputs/field-row.tsx';
import { findingsOfRow, type PlacedFinding } from '../../inputs/findings/placed-findings.ts';
import { NestedRow } from '../../inputs/input.ts';
import { PageLink, useAsked } from '../../navigation/here.tsx';
import { useTellUnknown } from '../../navigation/unknown-asked.tsx';
import { Fault } from '../../ui/fault.tsx';
import { SectionList } from '../section-list.tsx';
import { sectionsOf } from '../sections.ts';
import { useFormKeys } from '../use-form-keys.ts';
import { SettingRow } from './setting-row.tsx';
import { isFound, type ShownSetting, settingsShown } from './settings-shown.ts';
import '../forms.css';
import './settings.css';

/** `/office/settings?at=company.phone`: every setting by group, with its meaning, its default and the value in force. */
export function SettingsPage({ session }: { session: StaffSession }): ReactNode {
  const { id: draft } = useDraft();
  const [find, setFind] = useState('');
  const at = useAsked().get('at');
  const form = useRef<HTMLDivElement>(null);
  useFormKeys(form);
  const { data, error } = useQuery({
    ...rowsQuery('settings', draft, { page: 1, pageSize: ROWS_PAGE_MAX }),
    placeholderData: keepPreviousData,
  });
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const findingsOf = ({ row }: ShownSetting): readonly PlacedFinding[] =>
    row === null ? [] : findingsOfRow(checked?.findings ?? [], [], { kind: 'settings', id: row.id });
  const all = settingsShown(data?.rows ?? [], readsPrivateSettings(session.roles));
  const isThere = at === null || at === '' || data === undefined || all.some(({ field }) => field.name === at);
  useTellUnknown('at', isThere ? null : at);
  const shown = all.filter((setting) => isFound(setting, find));
  const byField = new Map(shown.map((setting) => [setting.field.name, setting]));
  const sections = sectionsOf(shown.map(({ field }) => field));
  return (
    <div className="form-page settings">
      <header className="page-head">
        <h1>Settings</h1>
        <input
          className="field setting-find"
          type="search"
          placeholder="Find a setting"
          aria-label="Find a setting"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <span className="form-actions">
          <PageLink className="button" href="/office/brand">
            Brand
          </PageLink>
          <PageLink className="button" href="/office/rows/settings">
            As a list
          </PageLink>
          <PageLink className="button" href="/office/rows/settings/new">
            Add one of your own
          </PageLink>
        </span>
      </header>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : (
        <NestedRow value={FieldRow}>
          <div className="form" ref={form}>
            <SectionList
              sections={sections}
              isChanged={({ name }) => byField.get(name)?.row?.change !== undefined}
              findingsOf={({ name }) => {
                const setting = byField.get(name);
                return setting === undefined ? [] : findingsOf(setting);
              }}
              shown={() => undefined}
            />
            <div className="form-fields">
              {shown.length === 0 ? <p className="form-none">No setting is called so.</p> : null}
              {sections.map((section, nth) => (
                <section key={section.name} id={`section-${nth}`} aria-labelledby={`section-${nth}-name`} tabIndex={-1}>
                  <h2 id={`section-${nth}-name`}>{section.name}</h2>
                  {section.fields.map(({ name }) => {
                    const setting = byField.get(name);
                    return setting === undefined ? null : (
                      <SettingRow key={name} setting={setting} findings={findingsOf(setting)} isMeant={at === name} />
                    );
                  })}
                </section>
              ))}
            </div>
          </div>
        </NestedRow>
      )}
    </div>
  );
}
