/** Cuts at a sign that stands outside quotes. */
export function splitOutsideQuotes(text: string, sign: string): string[] {
  const pieces = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (letter === sign && !quoted) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces;
}

/** A code as it is written in a rule, without its quotes. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < 2 || !trimmed.startsWith('"') || !trimmed.endsWith('"')) return text;
  return trimmed.slice(1, -1).replaceAll('""', '"');
}

/** The longest of the names that begins the text and is followed by a dot, and what comes after the dot. */
export function splitAtName(text: string, names: readonly string[]): { name: string; rest: string } | null {
  const name = names.filter((known) => text.startsWith(`${known}.`)).sort((a, b) => b.length - a.length)[0];
  return name === undefined ? null : { name, rest: text.slice(name.length + 1) };
}
