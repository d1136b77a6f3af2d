import { GENERATED_PART_NUMBER, type SearchResult } from '@millrace/contract';
import type { AskedNumber } from '../asked-numbers/ask-number.ts';
import { type CompleteReading, completeReadings } from '../asked-numbers/find-by-number.ts';
import { amountOf } from '../money.ts';
import { thumbnailOf } from '../presenting/thumbnail.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * Makes a result for a whole valid number that no product carries (specification 5), from each family that makes it. Of the spellings
 * that are asked for, the first that any family makes counts.
 */
export function generatedResults(snapshot: Snapshot, spellings: readonly AskedNumber[]): SearchResult[] {
  const removed = removerOf(snapshot.settings['search.removedWords']);
  return firstFound(snapshot, spellings)
    .filter(({ itemNo }) => snapshot.products.byModelNumber.get(itemNo)?.isLive !== true)
    .map((reading) => present(reading, removed));
}

function firstFound(snapshot: Snapshot, spellings: readonly AskedNumber[]): CompleteReading[] {
  for (const asked of spellings) {
    const found = completeReadings(snapshot, asked);
    if (found.length > 0) return found;
  }
  return [];
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
