import type { NearNumber } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { tagPieces } from '../nameplate/tag-pieces.ts';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';

/** Whole numbers that differ in one cell from what was written, likeliest first. */
export function Offers({ nearly: { offers, family } }: { nearly: Pick<NearNumber, 'offers' | 'family'> }) {
  if (offers.length === 0) return null;
  return (
    <ul className="num-offers" aria-label="Numbers that fit">
      {offers.map(({ modelNumber, code, words, price }) => (
        <li key={modelNumber}>
          <Link to={familyPath({ ...family, configModelNo: modelNumber })} aria-label={`Take ${modelNumber}`}>
            <NameplateTag pieces={tagPieces(modelNumber)} />
          </Link>
          <span>
            {[code, words].filter((text) => text !== '').join(', ')}{' '}
            <b className="figures">{formatPrice(price) ?? 'on request'}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
