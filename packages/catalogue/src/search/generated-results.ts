import { GENERATED_PART_NUMBER, type SearchResult } from '@millrace/contract';
import { amountOf } from '../money.ts';
import { type CompleteReading, readingsOf } from '../numbers/find-by-number.ts';
import { published } from '../snapshot/shown.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { thumbnailOf } from './thumbnail.ts';

/** A result for a whole valid number that no product carries (specification 5), from each family that makes it. */
export function generatedResults(snapshot: Snapshot, text: string): SearchResult[] {
  const removed = removerOf(snapshot.settings['search.removedWords']);
  return completeReadings(snapshot, text)
    .filter(({ itemNo }) => snapshot.products.byModelNumber.get(itemNo)?.isLive !== true)
    .map((reading) => present(reading, removed));
}

/** As typed, else in capitals: codes are case-sensitive, fingers are not. */
export function completeReadings(snapshot: Snapshot, text: string): CompleteReading[] {
  const asTyped = readingsOf(snapshot, text, published);
  const capitals = text.toUpperCase();
  return asTyped.length > 0 || capitals === text ? asTyped : readingsOf(snapshot, capitals, published);
}

function present(
  { family, itemNo, total, optionsDescription }: CompleteReading,
  removed: (text: string) => string,
): SearchResult {
  const { name, slug, intrinsicallySafe, isObsolete } = family.row;
  return {
    partNumber: GENERATED_PART_NUMBER,
    name,
    slug,
    intrinsicallySafe,
    description: optionsDescription
      .map(removed)
      .filter((text) => text !== '')
      .join(', '),
    price: amountOf(total),
    configModelNo: itemNo,
    thumbnail: thumbnailOf(family),
    isObsolete,
  };
}

/** Takes whole words out of a text, whatever their case, and closes the gap. */
function removerOf(words: readonly string[]): (text: string) => string {
  const patterns = words
    .filter((word) => word.trim() !== '')
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(word.trim())}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) => {
    const left = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
    return left === text
      ? text
      : left
          .replace(/\s+/g, ' ')
          .replace(/ (?=[,;.])/g, '')
          .trim();
  };
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
