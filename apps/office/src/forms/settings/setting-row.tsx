import { isEqual } from '@millrace/drafts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { ValueWords } from '../../changes/value-words.tsx';
import { useDraft, useTyped } from '../../draft/draft-context.tsx';
import { rowQuery } from '../../draft/draft-queries.ts';
import { FieldRow } from '../../inputs/field-row.tsx';
import { findingsAt, type PlacedFinding } from '../../inputs/findings/placed-findings.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { FieldDecisions } from '../field-decision.tsx';
import { AccentHelp } from './accent-help.tsx';
import type { ShownSetting } from './settings-shown.ts';
import { useSetSetting } from './use-set-setting.ts';

/** One setting: its meaning, its value, its default, and the value in force where the draft has another. */
export function SettingRow(given: { setting: ShownSetting; findings: readonly PlacedFinding[]; isMeant: boolean }) {
  const { setting } = given;
  if (setting.isHidden) return <Hidden {...given} />;
  return setting.row?.row == null ? <Unset {...given} /> : <Given {...given} row={setting.row} />;
}

function Given({
  setting,
  findings,
  isMeant,
  row,
}: {
  setting: ShownSetting;
  findings: readonly PlacedFinding[];
  isMeant: boolean;
  row: NonNullable<ShownSetting['row']>;
}): ReactNode {
  const { type, id: draft } = useDraft();
  const typed = useTyped('settings', row.id);
  const { field, name, fallback, isKnown } = setting;
  const value = typed !== undefined && Object.hasOwn(typed, 'value') ? typed['value'] : row.row?.['value'];
  const published = row.change === undefined ? row.row : (row.before ?? null);
  const isChanged = published !== null && !isEqual(value, published['value']);
  const write = (next: unknown): void =>
    type({ kind: 'settings', id: row.id, version: row.version, fields: { value: next ?? null } });
  // Only a row that the draft changes can be in conflict.
  const { data: record } = useQuery({ ...rowQuery('settings', row.id, draft), enabled: row.change !== undefined });
  return (
    <FieldRow
      field={field}
      value={value}
      onChange={write}
      findings={findingsAt(findings, 'value')}
      at={isMeant ? [] : null}
      id={`f-${name}`}
      draft={draft}
      isChanged={isChanged}
    >
      <AccentHelp setting={setting} value={value} onTake={write} />
      {isChanged ? (
        <p className="form-was">
          In force: <ValueWords field={field} value={published['value']} draft={draft} />.{' '}
          <button className="button-link" type="button" onClick={() => write(published['value'])}>
            Put back what is published<span className="unseen">: {field.label}</span>
          </button>
        </p>
      ) : null}
      <p className="form-hint setting-facts">
        {isKnown ? (
          <Default setting={setting} isDefault={isEqual(value, fallback)} onBack={() => write(fallback)} />
        ) : null}
        <Facts setting={setting} />
        <PageLink href={`/office/rows/settings/${row.id}`}>
          History<span className="unseen"> of {field.label}</span>
        </PageLink>
      </p>
      {record === undefined ? null : <FieldDecisions field={{ ...field, name: 'value' }} record={record} />}
    </FieldRow>
  );
}

/** The default, and the way back to it. */
function Default({
  setting: { field, fallback },
  isDefault,
  onBack,
}: {
  setting: ShownSetting;
  isDefault: boolean;
  onBack(): void;
}): ReactNode {
  if (isDefault) return <span>This is the default.</span>;
  return (
    <span>
      Default: <DefaultWords field={field} fallback={fallback} />.{' '}
      <button className="button-link" type="button" onClick={onBack}>
        Back to default<span className="unseen">: {field.label}</span>
      </button>
    </span>
  );
}

function DefaultWords({ field, fallback }: Pick<ShownSetting, 'field' | 'fallback'>): ReactNode {
  const isNone = fallback === '' || fallback === field.none || (Array.isArray(fallback) && fallback.length === 0);
  return isNone ? 'none' : <ValueWords field={field} value={fallback} draft={null} />;
}

/** By which name scripts and the terminal know it, and who reads it. */
function Facts({ setting: { name, isPublic } }: { setting: ShownSetting }): ReactNode {
  return (
    <>
      <code className="figures">{name}</code>
      {isPublic ? null : <span>Visitors do not get it.</span>}
    </>
  );
}

/** Staff have set none: the default holds. */
function Unset({ setting, isMeant }: { setting: ShownSetting; isMeant: boolean }): ReactNode {
  const set = useSetSetting(setting);
  const { field, name, fallback, row } = setting;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus();
  }, [isMeant]);
  return (
    <div className="form-row">
      <span className="form-label">{field.label}</span>
      <div className="form-value">
        <p className="form-missing">
          <span>
            Not set; its default holds: <DefaultWords field={field} fallback={fallback} />.
          </span>
          {row?.change === 'removed' ? (
            <PageLink href={`/office/rows/settings/${row.id}`}>It is removed in the draft</PageLink>
          ) : (
            <button ref={button} className="button" type="button" disabled={set.isPending} onClick={() => set.mutate()}>
              Set it<span className="unseen">: {field.label}</span>
            </button>
          )}
        </p>
        <Fault words={set.error === null ? null : faultWords(set.error)} />
        <p className="form-hint">{field.help}</p>
        <p className="form-hint setting-facts">
          <Facts setting={{ ...setting, name }} />
        </p>
      </div>
    </div>
  );
}

/** A secret of publishers. */
function Hidden({ setting }: { setting: ShownSetting }): ReactNode {
  const { field, row } = setting;
  return (
    <div className={row?.change === undefined ? 'form-row' : 'form-row is-changed'}>
      <span className="form-label">{field.label}</span>
      <div className="form-value">
        <p className="form-missing">
          <span className="setting-secret">For publishers</span>
          <span className="soft">
            Its value is shown to publishers alone, and changed by them.
            {row?.change === undefined ? null : ' The draft changes it.'}
          </span>
        </p>
        {field.help === '' ? null : <p className="form-hint">{field.help}</p>}
      </div>
    </div>
  );
}
