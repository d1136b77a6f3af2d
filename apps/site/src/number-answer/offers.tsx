import type { NearNumber } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { mendedPieces } from '../nameplate/tag-pieces.ts';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import { offerWords } from './near-words.ts';

/** Whole numbers that differ in one cell from what was written, likeliest first; that cell is marked. */
export function Offers({
  nearly: { offers, family, cells },
}: {
  nearly: Pick<NearNumber, 'offers' | 'family' | 'cells'>;
}) {
  if (offers.length === 0) return null;
  const written = cells.map(({ separator, text }) => separator + text).join('');
  return (
    <ul className="num-offers" aria-label="Numbers that fit">
      {offers.map((offer) => (
        <li key={offer.modelNumber}>
          <Link
            to={familyPath({ ...family, configModelNo: offer.modelNumber })}
            aria-label={`Take ${offer.modelNumber}`}
          >
            <NameplateTag pieces={mendedPieces(offer.modelNumber, written)} />
          </Link>
          <span>
            {offerWords(offer)} <b className="figures">{formatPrice(offer.price) ?? 'on request'}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
