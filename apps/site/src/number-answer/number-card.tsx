import type { FamilyDocument, NumberCell, PartNumber, ReadNumber } from '@millrace/contract';
import type { ReactNode } from 'react';
import { partPath } from '../addresses.ts';
import { report } from '../analytics/report.ts';
import { documentAddress } from '../api/document-address.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';
import './number-card.css';
import { PlateWords } from './plate-words.tsx';
import { ReplacedBy } from './replaced-by.tsx';

/** Everything that one number leads to. */
export interface AnsweredNumber {
  /** The number as printed; a part number where there is no model number. */
  number: string;
  name: string;
  /** The part number beside a model number. */
  part: PartNumber | null;
  cells: readonly NumberCell[];
  /** Words of the price, with what stands before them; null for what cannot be had any more. */
  price: { label: string; text: string } | null;
  /** null: it is not whole yet. */
  isObsolete: boolean | null;
  picture: string | null;
  documents: readonly FamilyDocument[];
  replacement: ReadNumber['replacement'];
}

interface NumberCardProps {
  answered: AnsweredNumber;
  /** How the number was read, where it was written otherwise. */
  notice?: ReactNode;
  /** Stands below the plate. */
  offers?: ReactNode;
  /** Sentences of the number for a specification. */
  specText?: readonly string[];
  /** The way to the wiring, if there is any. */
  wiring: ReactNode;
  /** Chooses the number to be compared, if it is whole. */
  compare?: ReactNode;
  /** The main button, where nothing is sold instead. */
  main: ReactNode;
}

/** The answer to a number: its plate in words, picture, price, state, documents, and what replaces it. */
export function NumberCard({ answered, notice, offers, specText = [], wiring, compare, main }: NumberCardProps) {
  const { number, name, part, cells, price, isObsolete, picture, documents, replacement } = answered;
  return (
    <div className="num">
      {notice}
      <div className="num-head">
        {picture === null ? null : (
          <Picture className="num-picture" uri={picture} alt="" width={84} height={84} eager />
        )}
        <div>
          <p className="num-name">
            <b className="figures">{number}</b> {name}
            {part === null || part === number ? null : <span className="num-soft"> Part {part}</span>}
          </p>
          {price === null ? null : (
            <p className="num-price">
              <span>{price.label}</span> <b data-words={price.text.includes(' ') || undefined}>{price.text}</b>
            </p>
          )}
          {isObsolete === null ? null : (
            <p className="num-state" data-obsolete={isObsolete || undefined}>
              {isObsolete ? (replacement === null ? 'Obsolete' : 'Obsolete, replaced') : 'Current model'}
            </p>
          )}
        </div>
      </div>
      {replacement === null ? null : <ReplacedBy replacement={replacement} isNumbered={cells.length > 0} />}
      {cells.length === 0 ? null : <PlateWords cells={cells} label={`What ${number} means`} />}
      {offers}
      <p className="num-ways">
        {replacement === null ? (
          main
        ) : (
          <Link className="button button-primary" to={partPath(replacement.partNumber)}>
            Open the replacement
          </Link>
        )}
        {wiring}
        <Documents documents={documents} />
        {compare}
      </p>
      {specText.length === 0 ? null : <p className="num-soft">{specText.join(' ')}</p>}
    </div>
  );
}

const NAMES: Partial<Record<FamilyDocument['docType'], string>> = { TDS: 'Data sheet', QSG: 'Quick start' };

/** The first of each kind: a data sheet and a quick start guide. */
function Documents({ documents }: { documents: readonly FamilyDocument[] }) {
  const mediaUrl = useMediaUrl();
  const firsts = documents.filter(({ docType }, at) => documents.findIndex((one) => one.docType === docType) === at);
  return firsts.map((document) => {
    const { id, docType, docNumber } = document;
    return (
      <a
        key={id}
        className="button"
        href={documentAddress(document, mediaUrl)}
        target="_blank"
        rel="noopener"
        onClick={() => report('doc_clicked', { category: docType, label: docNumber })}
      >
        {NAMES[docType] ?? docType} <span className="figures num-document">{docNumber}</span>
      </a>
    );
  });
}
