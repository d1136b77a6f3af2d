import type { NearNumber as Nearly } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { familyPath, numberPath } from '../addresses.ts';
import { nearWords, offerWords } from '../number-answer/near-words.ts';
import { isNumberLike } from '../number-answer/number-like.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import { Price } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import './near-number.css';

const MOST = 4;

/** A text that nothing matches, read as a number: one that is built but not listed, or those that were nearly written. */
export function NearNumber({ text, onChoose }: { text: string; onChoose: () => void }): ReactNode {
  const { data } = useQuery({ ...numberQuery(text), enabled: isNumberLike(text), throwOnError: false });
  if (!data) return null;
  const { readAs, readings, nearly } = data;
  const rows = [
    ...readings.map((reading) => ({
      number: reading.modelNumber ?? reading.partNumber ?? '',
      address: numberPath(reading),
      words: reading.name,
      price: reading.price,
    })),
    ...offersOf(nearly),
  ].slice(0, MOST);
  return (
    <>
      {nearly === null ? null : (
        <p className="search-nearly">
          Nearly a number of <b>{nearly.family.name}</b>. {nearWords(nearly, readAs)}
        </p>
      )}
      {rows.length === 0 ? null : (
        <ul aria-label="Numbers that fit">
          {rows.map(({ number, address, words, price }) => (
            <li key={address}>
              <Link className="search-near" to={address} onClick={onChoose}>
                <b className="figures">{number}</b>
                <Price amount={price} />
                <span>{words}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const offersOf = (nearly: Nearly | null) =>
  nearly === null
    ? []
    : nearly.offers.map((offer) => ({
        number: offer.modelNumber,
        address: familyPath({ ...nearly.family, configModelNo: offer.modelNumber }),
        words: offerWords(offer),
        price: offer.price,
      }));
