import { GENERATED_PART_NUMBER, type NumberAnswer, type SearchPage } from '@millrace/contract';

/** The results without the one that stands above them as the answer to the number. */
export function withoutFound(found: SearchPage, number: NumberAnswer | null): SearchPage {
  const [read, ...others] = number?.readings ?? [];
  if (read === undefined || others.length > 0) return found;
  const items = found.items.filter(({ partNumber, configModelNo }) =>
    partNumber === GENERATED_PART_NUMBER ? configModelNo !== read.modelNumber : partNumber !== read.partNumber,
  );
  return { ...found, items };
}
