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
export function splitAtName(
  text: string,
  ...lists: readonly (readonly { name: string }[])[]
): { name: string; rest: string } | null {
  let longest: string | null = null;
  for (const list of lists)
    for (const { name } of list)
      if (text[name.length] === '.' && text.startsWith(name) && name.length > (longest?.length ?? -1)) longest = name;
  return longest === null ? null : { name: longest, rest: text.slice(longest.length + 1) };
}
