import type { ReadNumber } from '@millrace/contract';
import { formatPrice, priceText } from '../page-parts/price.tsx';
import type { AnsweredNumber } from './number-card.tsx';

/** The API's answer to a number as a card shows it. */
export function answeredOf(read: ReadNumber, phone: string): AnsweredNumber {
  const { partNumber, modelNumber, name, description, thumbnail, cells } = read;
  return {
    ...read,
    number: modelNumber ?? partNumber ?? '',
    // The cells of a model number say what the description says.
    name: cells.length > 0 || description === '' ? name : `${name}: ${description}`,
    part: modelNumber === null ? null : partNumber,
    price: priceOf(read, phone),
    picture: thumbnail,
  };
}

/** A part that is not made any more has no price to ask for; where nothing is sold instead, somebody knows what to do. */
function priceOf({ price, isObsolete, replacement }: ReadNumber, phone: string): AnsweredNumber['price'] {
  if (formatPrice(price) !== null) return { label: 'List price', text: priceText(price, phone) };
  if (replacement !== null) return null;
  return isObsolete
    ? { label: 'Nothing is sold instead. Ask us:', text: phone }
    : { label: 'Price on request', text: priceText(price, phone) };
}
