import type { CompareAnswer, ComparedColumn, FamilyDocument } from '@millrace/contract';
import type { ReactNode } from 'react';
import { familyPath, partPath } from '../addresses.ts';
import { documentAddress } from '../api/document-address.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { comparePath } from '../comparing/compare-address.ts';
import { uncompare } from '../comparing/compared-store.ts';
import { deviceStore } from '../comparing/use-compared.ts';
import { shownText } from '../measures/shown-text.ts';
import { useUnits } from '../measures/use-units.ts';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { NO_LONGER_SOLD, ON_REQUEST } from '../nameplate/price-text.ts';
import { tagPieces } from '../nameplate/tag-pieces.ts';
import { Picture } from '../page-parts/picture.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { nameOf } from './compare-plan.ts';

interface ComparedTableProps {
  answer: CompareAnswer;
  /** Only rows in which the columns differ. */
  differences: boolean;
}

/** Attributes in rows; on a phone it scrolls sideways below the names of the rows. */
export function ComparedTable({ answer: { columns, rows }, differences }: ComparedTableProps): ReactNode {
  const units = useUnits();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="cmp-scroll" aria-label="Comparison" tabIndex={0}>
      <table className="cmp-table" data-columns={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.item} scope="col">
                <ColumnHead column={column} differences={differences} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">List price</th>
            {columns.map((column) => (
              <td key={column.item}>{priceOf(column)}</td>
            ))}
          </tr>
          {rows
            .filter(({ isSame }) => !differences || !isSame)
            .map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(({ item }, at) => {
                  const cell = cells[at] ?? null;
                  return <td key={item}>{cell === null ? <Unknown /> : shownText(cell, units)}</td>;
                })}
              </tr>
            ))}
          <tr className="cmp-documents">
            <th scope="row">Documents</th>
            {columns.map(({ item, documents }) => (
              <td key={item}>{documents.length === 0 ? <Unknown /> : <Documents documents={documents} />}</td>
            ))}
          </tr>
          <tr className="cmp-open">
            <td />
            {columns.map((column) => (
              <td key={column.item}>
                <Link className="button" to={pathOf(column)}>
                  {column.isConfigured ? 'Configure' : 'Open'}
                  <span className="sr-only"> {nameOf(column)}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ column, differences }: { column: ComparedColumn; differences: boolean }): ReactNode {
  const { item, without, family, name, partNumber, modelNumber, imgUrl, isObsolete, models } = column;
  return (
    <div className="cmp-head">
      {imgUrl === null ? (
        <span className="cmp-picture" />
      ) : (
        <Picture className="cmp-picture" uri={imgUrl} alt="" width={96} height={96} eager />
      )}
      <Link
        className="cmp-away"
        to={comparePath(without, { differences })}
        onClick={() => uncompare(deviceStore, item)}
      >
        <Icon name="close" size={12} />
        <span className="sr-only">Take {nameOf(column)} away</span>
      </Link>
      <Link to={pathOf(column)}>{models === null ? name : family.name}</Link>
      {isObsolete ? <span className="cmp-flag">Obsolete</span> : null}
      {modelNumber === null ? null : <NameplateTag pieces={tagPieces(modelNumber)} />}
      {partNumber === null ? null : <span className="cmp-soft figures">{partNumber}</span>}
      {models === null ? null : <span className="cmp-soft">{modelsWords(models)}</span>}
    </div>
  );
}

const modelsWords = (models: number): string =>
  models === 0 ? 'configured to order' : models === 1 ? '1 model' : `any of ${models} models`;

const Unknown = (): ReactNode => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">not stated</span>
  </>
);

function priceOf({ priceFrom, priceTo, isObsolete }: ComparedColumn): ReactNode {
  const from = formatPrice(priceFrom);
  if (from === null) return isObsolete ? NO_LONGER_SOLD : ON_REQUEST;
  const isSpan = priceTo !== null && priceTo !== priceFrom;
  return (
    <>
      {isSpan ? 'from ' : ''}
      <b className="figures">{from}</b>
      {isSpan ? ` to ${formatPrice(priceTo)}` : ''}
    </>
  );
}

function pathOf({ family, modelNumber, partNumber, isConfigured }: ComparedColumn): string {
  if (isConfigured && modelNumber !== null) return familyPath({ ...family, configModelNo: modelNumber });
  return partNumber === null ? familyPath(family) : partPath(partNumber);
}

function Documents({ documents }: { documents: readonly FamilyDocument[] }): ReactNode {
  const mediaUrl = useMediaUrl();
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id}>
          <a href={documentAddress(document, mediaUrl)} target="_blank" rel="noopener">
            {document.name} <span className="figures cmp-soft">{document.docNumber}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
