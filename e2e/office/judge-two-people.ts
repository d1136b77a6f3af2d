/** Two people at one row: what each typed, what their browsers told them, and what became of the row. Nothing here opens a browser. */

/**
 * A place where people type: its input in the form, its labels from the outside inwards, `null` for an element of a list, its path in the
 * row.
 */
export interface Place {
  input: string;
  labels: readonly (string | null)[];
  path: readonly (string | number)[];
}

/** A value that was typed, where, and what stood there when the first key was pressed. */
export interface TypedValue {
  place: Place;
  value: string;
  seen: string;
  by: string;
}

/** All that one person typed, and all that the browser told them of it. */
export interface Told {
  name: string;
  typed: readonly TypedValue[];
  /** The server answered, and the answer came. */
  acknowledged: ReadonlySet<TypedValue>;
  /** The questions that were shown as in conflict. */
  asked: readonly Shown[];
}

/** A question as the sheet shows it: the words of its place, and both values. */
export interface Shown {
  words: string;
  mine: string;
  theirs: string;
  isMineTaken: boolean;
}

/**
 * The values that are lost: neither in the row at their place, nor shown in conflict to whoever typed them, nor typed over by somebody
 * who saw them. Each in words.
 */
export function lostValues(people: readonly Told[], row: unknown): string[] {
  return people.flatMap((person) =>
    person.typed
      .filter((one) => !isKept(one, person, people, row))
      .map((one) => {
        const acknowledged = person.acknowledged.has(one) ? '' : 'not ';
        return `“${one.value}” of ${one.by} at ${one.place.input}, typed over “${one.seen}”, ${acknowledged}acknowledged`;
      }),
  );
}

/** All that was typed at the places of lost values, and asked there, in words: from it one sees how a value went. */
export function toldOfPlaces(people: readonly Told[], lost: readonly string[]): string[] {
  const isOfLost = ({ input }: Place): boolean => lost.some((words) => words.includes(` at ${input}, `));
  return people.flatMap((person) =>
    person.typed
      .filter(({ place }) => isOfLost(place))
      .flatMap((one) => [
        `${one.by} typed “${one.value}” at ${one.place.input} over “${one.seen}”${person.acknowledged.has(one) ? '' : ', not acknowledged'}`,
        ...(['mine', 'theirs'] as const).flatMap((side) =>
          people.flatMap((other) =>
            shownTo(other, side, one).map(
              ({ words, mine, theirs, isMineTaken }) =>
                `${other.name} was asked of ${words}: “${mine}” or “${theirs}”, and ${isMineTaken ? 'took their own' : 'did not take their own'}`,
            ),
          ),
        ),
      ]),
  );
}

/** A value is kept that is in the draft at its place, was shown as in conflict to whoever typed it, or was typed over by one who saw it. */
function isKept(one: TypedValue, person: Told, people: readonly Told[], row: unknown): boolean {
  if (valueAt(row, one.place) === one.value) return true;
  if (shownTo(person, 'mine', one).length > 0) return true;
  if (!person.acknowledged.has(one) && person.typed.some((over) => isOver(over, one))) return true;
  return people.some(
    (other) =>
      shownTo(other, 'theirs', one).some(({ isMineTaken }) => isMineTaken) ||
      other.typed.some((over) => isOver(over, one) && hasLanded(over, other, people)),
  );
}

/**
 * A value that was put into the draft in place of what stood there, as its writer was told or the other saw; or one that its writer typed
 * over it before it left.
 */
function hasLanded(one: TypedValue, person: Told, people: readonly Told[]): boolean {
  const { acknowledged, typed } = person;
  if (acknowledged.has(one)) return true;
  if (people.some((other) => other.name !== one.by && other.typed.some((over) => isOver(over, one)))) return true;
  const asked = shownTo(person, 'mine', one);
  if (asked.length > 0) return asked.some(({ isMineTaken }) => isMineTaken);
  return typed.some((over) => isOver(over, one) && hasLanded(over, person, people));
}

/** Whether a value was typed over another, which its writer saw. */
const isOver = (over: TypedValue, one: TypedValue): boolean => over.place === one.place && over.seen === one.value;

/** The questions that a person was shown about a value: of its place, or of what its place stands in. */
const shownTo = ({ asked }: Told, side: 'mine' | 'theirs', { place, value }: TypedValue): Shown[] =>
  asked.filter((shown) => {
    const words = shown.words.split(' › ');
    const isOfIt = words.every((word, at) => place.labels[at] === null || place.labels[at] === word);
    return isOfIt && (words.length === place.labels.length ? shown[side] === value : shown[side].includes(value));
  });

/** The value at a place of a row, or of the fields of a write; undefined: there is none. */
export const valueAt = (row: unknown, { path }: Place): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    row,
  );
