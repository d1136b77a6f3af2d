import { comparisonFormats, comparisonUrl } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { comparePath } from '../comparing/compare-address.ts';
import { UnitSwitch } from '../measures/unit-switch.tsx';
import type { PageProps } from '../page/plan.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Link } from '../ui/link.tsx';
import { AddField } from './add-field.tsx';
import './compare.css';
import { compareAt } from './compare-plan.ts';
import { ComparedTable } from './compared-table.tsx';
import { NothingCompared } from './nothing-compared.tsx';

export { comparePlan as plan } from './compare-plan.ts';

export function Page({ at }: PageProps<'compare'>): ReactNode {
  const answer = useAnswer(compareAt(at));
  const { items, unknown, columns, rows } = answer;
  const { differences } = at.query;
  const same = rows.filter(({ isSame }) => isSame).length;
  return (
    <div className="frame cmp">
      <h1>Compare{columns.length === 0 ? '' : ` ${columns.length}`}</h1>
      {unknown.length === 0 ? null : (
        <p className="cmp-unknown" role="alert">
          Not in the catalogue, and left out: {unknown.map((one) => `“${one}”`).join(', ')}.
        </p>
      )}
      {columns.length === 0 ? (
        <NothingCompared />
      ) : (
        <>
          <div className="cmp-tools">
            {columns.length < 2 ? null : (
              <nav className="cmp-ways" aria-label="Rows">
                <Link to={comparePath(items)} aria-current={differences ? undefined : 'page'}>
                  All rows
                </Link>
                <Link to={comparePath(items, { differences: true })} aria-current={differences ? 'page' : undefined}>
                  Differences only
                </Link>
              </nav>
            )}
            <p role="status">{differences && columns.length > 1 ? sameWords(same) : ''}</p>
            {rows.some(({ cells }) => cells.some((cell) => cell?.measure !== undefined)) ? <UnitSwitch /> : null}
            <span className="cmp-acts">
              {comparisonFormats.map((format) => (
                <a key={format} className="button" href={comparisonUrl(items, format)} download>
                  {format === 'xlsx' ? 'Spreadsheet' : 'CSV'}
                </a>
              ))}
            </span>
            <span className="cmp-acts noscript:hidden">
              <CopyButton look="plain" text={() => window.location.href} done="Link copied">
                Copy the link
              </CopyButton>
              <button type="button" className="button" onClick={() => window.print()}>
                Print
              </button>
            </span>
          </div>
          <ComparedTable answer={answer} differences={differences && columns.length > 1} />
        </>
      )}
      <AddField items={items} count={columns.length} />
    </div>
  );
}

const sameWords = (same: number): string =>
  same === 0 ? 'No row is the same in all' : `${same} ${same === 1 ? 'row is' : 'rows are'} the same and hidden`;
