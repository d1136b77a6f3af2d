import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import { PlateWords } from '../number-answer/plate-words.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { RichText } from '../page-parts/rich-text.tsx';
import { Link } from '../ui/link.tsx';
import { postPieces } from './post-pieces.ts';

/** The text of a post with the plates in it. */
export function PostBody({ html }: { html: string }): ReactNode {
  return postPieces(html).map((piece) =>
    'number' in piece ? (
      <Plate key={piece.to} {...piece} />
    ) : (
      <RichText key={piece.html} html={piece.html} className="mt-5" />
    ),
  );
}

/** A number read cell by cell; one that no longer reads stays a link. */
function Plate({ number, to }: { number: string; to: string }): ReactNode {
  const reading = useAnswer(numberQuery(number))?.readings[0];
  if (reading === undefined || reading.cells.length === 0)
    return (
      <p className="mt-5">
        <Link to={to}>{number}</Link>
      </p>
    );
  const price = formatPrice(reading.price);
  return (
    <figure className="post-plate">
      <PlateWords cells={reading.cells} label={number} />
      <figcaption>
        <Link to={to} className="figures font-medium">
          {number}
        </Link>
        <span>{reading.name}</span>
        {price !== null && <span className="figures">{price}</span>}
      </figcaption>
    </figure>
  );
}
