import { makerQuestions, readsPrivateSettings, type SettingName } from '@millrace/contract';
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
import { useFormKeys } from '../use-form-keys.ts';
import { SettingRow } from './setting-row.tsx';
import { settingsShown } from './settings-shown.ts';
import '../forms.css';
import './settings.css';

/** The settings of the questions, and the mark. */
const asked: readonly SettingName[] = [...makerQuestions.map(({ setting }) => setting), 'company.logo'];

/** `/office/begin`: the questions of a maker who begins, as settings of the draft; the rest of the way is listed on Today. */
export function BeginPage({ session }: { session: StaffSession }): ReactNode {
  const { id: draft } = useDraft();
  const form = useRef<HTMLDivElement>(null);
  useFormKeys(form);
  const { data, error } = useQuery({
    ...rowsQuery('settings', draft, { page: 1, pageSize: ROWS_PAGE_MAX }),
    placeholderData: keepPreviousData,
  });
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const shown = settingsShown(data?.rows ?? [], readsPrivateSettings(session.roles)).filter(({ name }) =>
    asked.some((one) => one === name),
  );
  return (
    <div className="form-page settings">
      <header className="page-head">
        <h1>Who you are</h1>
        <span className="form-actions">
          <PageLink className="button" href="/office/settings">
            All settings
          </PageLink>
          <PageLink className="button" href="/office/publish">
            Publish…
          </PageLink>
        </span>
      </header>
      <p className="soft setting-lead">
        These few words stand on every page of your site. They go into your draft as you type; visitors see them once
        you publish. <PageLink href="/office/today">Today</PageLink> lists what comes next.
      </p>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : (
        <NestedRow value={FieldRow}>
          <div className="form-fields" ref={form}>
            {asked.map((name) => {
              const setting = shown.find((one) => one.name === name);
              if (setting === undefined) return null;
              const { row } = setting;
              const findings =
                row === null ? [] : findingsOfRow(checked?.findings ?? [], [], { kind: 'settings', id: row.id });
              return <SettingRow key={name} setting={setting} findings={findings} isMeant={false} />;
            })}
          </div>
        </NestedRow>
      )}
    </div>
  );
}
