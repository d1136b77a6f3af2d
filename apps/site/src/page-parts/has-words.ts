/** Makes a test for texts that have every word of a text; of a number, separators and case do not matter. */
export function hasWords(text: string): (texts: readonly string[]) => boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => bare(word) !== '');
  return (texts) => {
    const plain = texts.join('\n').toLowerCase();
    const joined = texts.map(bare).join('\n');
    return words.every((word) => plain.includes(word) || joined.includes(bare(word)));
  };
}

/** Letters and digits alone: `TDS-0312` as `tds0312`. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
