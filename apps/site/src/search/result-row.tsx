import type { SearchResult } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { piecesAgainst, tagPieces } from '../nameplate/tag-pieces.ts';
import { Picture } from '../page-parts/picture.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import { Highlight } from '../ui/words/highlight.tsx';

interface ResultRowProps {
  result: SearchResult;
  text: string;
  /** The model number searched for: what a result has otherwise is marked. */
  against: string | null;
}

/** One result: leads to its family, with its model number filled in. */
export function ResultRow({ result, text, against }: ResultRowProps) {
  const { configModelNo } = result;
  const pieces =
    configModelNo === null ? [] : against === null ? tagPieces(configModelNo) : piecesAgainst(configModelNo, against);
  return (
    <Link className="srch-row" to={familyPath(result)}>
      <span className="srch-thumb">
        {result.thumbnail === null ? null : <Picture uri={result.thumbnail} alt="" width={60} height={60} />}
      </span>
      <span className="srch-words">
        <b>
          <Highlight text={result.name} words={text} />
        </b>
        <span className="figures">
          <Highlight text={result.partNumber} words={text} />
        </span>
        {result.isObsolete ? <span className="srch-flag">Obsolete</span> : null}
        <span className="srch-text">
          <Highlight text={result.description} words={text} />
        </span>
      </span>
      <span className="srch-number">{pieces.length === 0 ? null : <NameplateTag pieces={pieces} />}</span>
      <span className="srch-price figures">{formatPrice(result.price) ?? 'on request'}</span>
    </Link>
  );
}
