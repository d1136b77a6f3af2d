import { applicationFieldsOf, applicationLabels, applicationParts, applicationTables } from '@millrace/contract';
import type { StaffApplication } from '@millrace/contract/office';
import type { ReactNode } from 'react';

type Sent = StaffApplication['data'];
type FieldName = keyof typeof applicationLabels;

/** Shown in the head of the application. */
const IN_HEAD: readonly FieldName[] = ['first', 'last', 'filename'];

/** All that somebody sent, in the order and the words of the form. Fields that were left empty are left out. */
export function ApplicationData({ application }: { application: Sent }): ReactNode {
  return (
    <>
      <Facts part="personal" application={application} />
      <Facts part="employment" application={application} />
      {application.specialSkills === '' ? null : (
        <section className="section">
          <h3>{applicationParts.skills}</h3>
          <p className="as-typed">{application.specialSkills}</p>
        </section>
      )}
      <Rows table={applicationTables.education} rows={application.education} />
      <Rows table={applicationTables.employers} rows={application.employers} />
      <Rows table={applicationTables.references} rows={application.references} />
    </>
  );
}

interface FactsProps {
  part: keyof typeof applicationParts;
  application: Sent;
}
function Facts({ part, application }: FactsProps): ReactNode {
  const fields: readonly FieldName[] = applicationFieldsOf[part];
  const given = fields.filter((field) => !IN_HEAD.includes(field) && said(application[field]) !== '');
  return (
    <section className="section">
      <h3>{applicationParts[part]}</h3>
      <dl className="facts">
        {given.map((field) => (
          <div key={field}>
            <dt>{applicationLabels[field]}</dt>
            <dd>{said(application[field])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface RowsProps {
  table: { title: string; columns: Readonly<Record<string, string>> };
  rows: readonly Readonly<Record<string, string | boolean | null>>[];
}
function Rows({ table: { title, columns }, rows }: RowsProps): ReactNode {
  if (rows.length === 0) return null;
  const names = Object.entries(columns);
  return (
    <section className="section">
      <h3>{title}</h3>
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              {names.map(([name, words]) => (
                <th key={name} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Rows have no id, and never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={at}>
                {names.map(([name]) => (
                  <td key={name}>{said(row[name] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const said = (value: string | number | boolean | null): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
