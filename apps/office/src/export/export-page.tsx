import { callPath, hasRightsOf } from '@millrace/contract';
import { type ExportFormat, officeCalls, type StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';
import { TradeSection } from './trade-section.tsx';
import './export.css';

const formats: Readonly<Record<ExportFormat, { name: string; words: string }>> = {
  xlsx: { name: 'Workbook', words: 'XLSX, a sheet for each kind. What you change in it can be imported again.' },
  csv: {
    name: 'CSV files',
    words: 'A ZIP with a file for each kind, for other systems. It is imported again as it is.',
  },
  json: {
    name: 'JSON',
    words: 'One file with every row as the database has it, for programs. It can be imported again.',
  },
};

/** The page of what leaves as files: everything as sheets. */
export function ExportPage({ session }: { session: StaffSession }): ReactNode {
  const { id: draft } = useDraft();
  const query = draft === null ? {} : { draft };
  return (
    <div className="page">
      <h1>Export</h1>
      <section className="section">
        <header>
          <h2>Everything</h2>
          <span className="soft">{draft === null ? 'as it is on the site' : 'as your draft has it'}</span>
        </header>
        <p className="export-lead">
          All rows of every kind that you may read. A list alone, with its filter, is exported at its own page. Numbers
          that are opened in a spreadsheet keep their leading zeros in the workbook, not always in CSV.
        </p>
        <ul className="export-files">
          {Object.entries(formats).map(([format, { name, words }]) => (
            <li key={format}>
              <a
                className="button"
                href={`/api${callPath(officeCalls.officeExport.path, {}, { ...query, format })}`}
                download
              >
                {name}
              </a>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </section>
      <TradeSection />
      {hasRightsOf(session.roles, 'publisher') ? (
        <section className="section">
          <header>
            <h2>The whole site as one file</h2>
            <span className="soft">as it is on the site</span>
          </header>
          <p className="export-lead">
            Every row, settings among them, and every file of the media: to move the site, to make a copy to try things
            on, or to begin another. Accounts, applications, registrations and mails are not in it. Whoever looks after
            the server takes it in with <code>npm run content -- import site.zip</code>.
          </p>
          <ul className="export-files">
            <li>
              <a className="button" href={`/api${callPath(officeCalls.officeExportSite.path, {}, {})}`} download>
                Site as ZIP
              </a>
              <span>Files that are made when they are first asked for are made now: it may take minutes.</span>
            </li>
          </ul>
        </section>
      ) : null}
    </div>
  );
}
