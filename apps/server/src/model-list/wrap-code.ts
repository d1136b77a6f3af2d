/** Breaks a long number after its separators into lines of at most `width` characters; adds none of its own. */
export function wrapCode(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[^-|/]+[-|/]?|[-|/]/g) ?? []) {
    if (line !== '' && line.length + piece.length > width) {
      lines.push(line);
      line = '';
    }
    line += piece;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return [...lines, line].join('\n');
}
