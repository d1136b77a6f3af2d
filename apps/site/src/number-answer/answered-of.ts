import type { ReadNumber } from '@millrace/contract';
import { formatPrice, priceText } from '../page-parts/price.tsx';
import type { AnsweredNumber } from './number-card.tsx';

/** The API's answer to a number as a card shows it. */
export function answeredOf(read: ReadNumber, phone: string): AnsweredNumber {
  const { partNumber, modelNumber, name, description, price, thumbnail, cells, replacement } = read;
  const isOnRequest = formatPrice(price) === null;
  return {
    ...read,
    number: modelNumber ?? partNumber ?? '',
    // The cells of a model number say what the description says.
    name: cells.length > 0 || description === '' ? name : `${name}: ${description}`,
    part: modelNumber === null ? null : partNumber,
    price:
      isOnRequest && replacement !== null
        ? null
        : { label: isOnRequest ? 'Price on request' : 'List price', text: priceText(price, phone) },
    picture: thumbnail,
  };
}
