/** Rows of one statement at most: whoever reads or writes them holds the event loop meanwhile. */
export const ROWS_AT_ONCE = 200;
/** Characters of one statement: rows may be long, each of them up to a megabyte. A longer one goes alone. */
const CHARACTERS_AT_ONCE = 400_000;

/** Records as texts of JSON, each a list of some of them for one statement. */
export function* recordParts(records: Iterable<object>): Generator<string> {
  let some: string[] = [];
  let characters = 0;
  for (const record of records) {
    const text = JSON.stringify(record);
    if (some.length === ROWS_AT_ONCE || (some.length > 0 && characters + text.length > CHARACTERS_AT_ONCE)) {
      yield `[${some.join(',')}]`;
      some = [];
      characters = 0;
    }
    some.push(text);
    characters += text.length;
  }
  if (some.length > 0) yield `[${some.join(',')}]`;
}
