import type { ConfigOption, Configurator, SelectionEntry } from '../../../data/configurator.ts';
import { hasOnlyAllowed, lengthOf, normalText } from '../entries/text.ts';
import { startQuantity } from '../quantity.ts';
import { exact, floor, plus, shortest, times, ZERO } from '../reading/fraction.ts';
import { emptyAnswer, entriesAt, groupAt, optionsAt, partConfigurator, type State, selectedIn } from '../state.ts';
import { combinations, orders } from './combinations.ts';
import { boundsAt } from './number.ts';
import { joined, partOf, separatorIn, sequencePart, withQuantity } from './printing.ts';

/** As ordered or as on a label; in today's codes, or also in former codes and in any order. */
export interface Form {
  isLabel: boolean;
  isFormer: boolean;
}

/** The text that is read, and how the number of a part in it is. */
export interface Reader {
  text: string;
  form: Form;
  partStates: (part: Configurator, text: string) => State[];
  step: () => void;
}

/** An answer of a group and the part that it prints. */
export interface Spelling {
  answer: SelectionEntry[];
  part: string;
}

/**
 * Every answer of a group that prints nothing, or that prints what stands at a place of the text; and none, with what is printed while it
 * is hidden.
 */
export function spellingsAt(state: State, at: number, read: Reader, from: number | null): Spelling[] {
  const group = groupAt(state, at);
  const none = emptyAnswer(group);
  if (group.printed === false) return [{ answer: none, part: '' }];
  const literal = group.whenHidden ?? '';
  const unanswered = [...new Set(['', literal])].map((part) => ({ answer: none, part }));
  return [...unanswered, ...answersOf(state, at, read, from)].filter(
    ({ part }) => part === '' || (from !== null && read.text.startsWith(part, from)),
  );
}

function answersOf(state: State, at: number, read: Reader, from: number | null): Spelling[] {
  const { kind } = groupAt(state, at);
  if (kind === undefined || kind === 'choice') return choiceSpellings(state, at, read);
  if (from === null) return [];
  if (kind === 'number') return numberSpellings(state, at, read.text);
  if (kind === 'text') return textSpellings(state, at, read.text, from);
  return kind === 'sequence' ? sequenceSpellings(state, at, read, from) : assemblySpellings(state, at, read, from);
}

function choiceSpellings(state: State, at: number, { text, form }: Reader): Spelling[] {
  const none = emptyAnswer(groupAt(state, at));
  const perOption = optionsAt(state, at).map((option) => {
    const quantities =
      option.isQtyPrefix === true || option.isQtySuffix === true
        ? Array.from({ length: 20 }, (_, less) => less + 1)
        : [startQuantity(state, option)];
    return quantities.filter((quantity) =>
      codesOf(option, form).some((code) => text.includes(withQuantity(option, code, quantity))),
    );
  });
  const answers =
    groupAt(state, at).multiselect === true
      ? [...combinations(perOption.map((quantities) => [0, ...quantities]))].filter((answer) =>
          answer.some((quantity) => quantity > 0),
        )
      : perOption.flatMap((quantities, index) => quantities.map((quantity) => none.with(index, quantity)));
  return answers.flatMap((answer) => {
    const answered = { ...state, answers: state.answers.with(at, answer) };
    return writingsOf(answered, at, form).map((part) => ({ answer, part }));
  });
}

function codesOf({ code, formerCodes = [] }: ConfigOption, { isFormer }: Form): readonly string[] {
  return isFormer ? [code, ...formerCodes.filter((former) => former !== '')] : [code];
}

/** Every way to write a group's part. */
export function writingsOf(state: State, at: number, form: Form): string[] {
  const group = groupAt(state, at);
  const { kind = 'choice' } = group;
  const today = partOf(state, at, form.isLabel);
  const isOfCodes = kind === 'choice' || kind === 'sequence';
  if (!form.isFormer || !isOfCodes || group.printed === false || state.visible[at] !== true) return [today];
  const separator = separatorIn(state, at, form.isLabel);
  if (kind === 'sequence') {
    const entries = entriesAt(state, at).flatMap((index) => optionsAt(state, at)[index] ?? []);
    const written = [...combinations(entries.map((option) => codesOf(option, form)))];
    return [...new Set(written.map((codes) => sequencePart(state, at, codes, separator)))];
  }
  const spellings = selectedIn(state, at).map(({ option, quantity }) =>
    codesOf(option, form).map((code) => withQuantity(option, code, quantity)),
  );
  const written = [...combinations(spellings)].flatMap((codes) =>
    group.anyOrder === true && group.multiselect === true ? [...orders(codes)] : [codes],
  );
  return [...new Set(written.map((codes) => joined(codes, separator)))];
}

function numberSpellings(state: State, at: number, text: string): Spelling[] {
  const { min, step } = boundsAt(state, at);
  const { max = 0, digits } = groupAt(state, at);
  const spellings: Spelling[] = [];
  for (let steps = 0n; steps <= 1_000n; steps += 1n) {
    const value = plus(exact(groupAt(state, at).min ?? 0) ?? min ?? ZERO, times(step, { top: steps, bottom: 1n }));
    if (Number(shortest(value)) > max) break;
    const part = digits === undefined ? shortest(value) : `${floor(value)}`.padStart(digits, '0');
    if (text.includes(part)) spellings.push({ answer: [Number(shortest(value))], part });
  }
  return spellings;
}

/** Every beginning of the rest that is a text as it is settled, and is neither too long nor too short by the group's own bounds. */
function textSpellings(state: State, at: number, text: string, from: number): Spelling[] {
  const { characters, upperCase, min = 1, max = 40 } = groupAt(state, at);
  const rest = [...text.slice(from)];
  const beginnings = rest.map((_, less) => rest.slice(0, less + 1).join(''));
  return beginnings.flatMap((part) => {
    const fits = lengthOf(part) >= min && lengthOf(part) <= max && hasOnlyAllowed(part, characters);
    return fits && normalText(part, upperCase) === part ? [{ answer: [part], part }] : [];
  });
}

/** Every list of codes that stands there, with `fill` after it. */
function sequenceSpellings(state: State, at: number, read: Reader, from: number): Spelling[] {
  const { max = 20 } = groupAt(state, at);
  const separator = separatorIn(state, at, read.form.isLabel);
  const found = new Map<string, Spelling>();
  const walk = (answer: readonly string[], codes: readonly string[]): void => {
    read.step();
    const part = sequencePart(state, at, codes, separator);
    if (codes.length > 0 && read.text.startsWith(part, from))
      found.set(JSON.stringify([answer, part]), { answer: [...answer], part });
    if (codes.length >= max) return;
    for (const option of optionsAt(state, at)) {
      for (const code of codesOf(option, read.form)) {
        const longer = [...codes, code];
        if (code !== '' && read.text.startsWith(longer.join(separator), from)) walk([...answer, option.code], longer);
      }
    }
  };
  walk([], []);
  return [...found.values()];
}

/** The number of the part between `open` and `close`. */
function assemblySpellings(state: State, at: number, read: Reader, from: number): Spelling[] {
  const part = partConfigurator(state, at);
  const { open = '(', close = ')' } = groupAt(state, at);
  if (part === undefined || !read.text.startsWith(open, from)) return [];
  const begin = from + open.length;
  const ends = Array.from({ length: read.text.length - begin + 1 }, (_, length) => begin + length);
  return ends
    .filter((end) => read.text.startsWith(close, end))
    .flatMap((end) => {
      const inner = read.text.slice(begin, end);
      const printed = `${open}${inner}${close}`;
      return read.partStates(part, inner).map(({ answers }) => ({ answer: [answers], part: printed }));
    });
}
