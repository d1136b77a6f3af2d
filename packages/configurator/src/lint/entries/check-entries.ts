import { MOST_ENTERED, ownBounds } from '../../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../../data/constants.ts';
import type { FieldPath, LintFinding } from '../../data/evaluation.ts';
import { present } from '../../data/present.ts';
import { printValue } from '../../decimals/steps.ts';
import { compile } from '../../rules/compile.ts';
import { charactersOf } from '../../written/characters.ts';
import { tidied } from '../../written/entered-text.ts';
import { ENTRY_FLAGS } from '../../written/entry-flags.ts';
import { closeOf, openOf } from '../../written/part-configurator.ts';
import { groupPlace, optionPlace, placeInPart } from '../places.ts';
import type { LintContext } from '../searching/context.ts';

/** Options of a sequence have no field that selects them by rule, in a quantity or for good. */
export function* checkEntryFlags({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index: group, name, kind, data } of compiled.groups) {
    if (kind !== 'sequence') continue;
    for (const [index, option] of (data.options ?? []).entries()) {
      const flag = ENTRY_FLAGS.find((field) => option[field] !== undefined && option[field] !== false);
      if (flag === undefined) continue;
      const message = `Group "${name}", option "${option.code}": "${flag}" means nothing in a sequence.`;
      const at = { group: name, option: option.code, path: optionPlace({ group, index }, flag) };
      yield { code: 'flag-in-sequence', severity: 'error', ...at, message };
    }
  }
}

/** A text and a sequence end somewhere: more than the engine ever takes is no bound. */
export function* checkLengths({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index, name, kind, data } of compiled.groups) {
    if ((kind !== 'text' && kind !== 'sequence') || !((data.max ?? 0) > MOST_ENTERED[kind])) continue;
    const most =
      kind === 'text'
        ? `a text has at most ${MOST_ENTERED.text} characters`
        : `a sequence has at most ${MOST_ENTERED.sequence} entries`;
    const message = `Group "${name}": ${most}, and its max is ${data.max}.`;
    yield { code: 'too-long', severity: 'error', group: name, path: groupPlace({ index }, 'max'), message };
  }
}

/** Without a separator, or with '|', which labels leave out, no code of a sequence and no `fill` begins with another. */
export function* checkEntryCodes({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index, name, kind, printed, optionSeparator, options, data } of compiled.groups) {
    if (kind !== 'sequence' || !printed) continue;
    const codes = [...new Set(options.map(({ code }) => code))];
    const all = data.fill === undefined ? codes : [...codes, data.fill];
    const runsOn = optionSeparator === '' || optionSeparator === OPTION_SEPARATOR;
    for (const [at, one] of all.entries()) {
      const other = all.find(
        (each, place) => place !== at && (runsOn ? one.startsWith(each) : place < at && one === each),
      );
      if (other === undefined) continue;
      const where = runsOn ? 'no separator that a label keeps' : 'a place that is filled reads as an entry';
      const message = `Group "${name}": "${one}" begins with "${other}", and there is ${where}.`;
      const option = at < codes.length ? options.find(({ code }) => code === one) : undefined;
      const path = option === undefined ? groupPlace({ index }, 'fill') : optionPlace(option, 'code');
      yield { code: 'codes-run-together', severity: 'error', group: name, path, message, witness: { number: one } };
    }
  }
}

/** A printed text of any length ends where what follows begins: it must not allow that character itself. */
export function* checkTextsRunOn({ compiled }: LintContext): Iterable<LintFinding> {
  for (const group of compiled.groups) {
    const { name, kind, printed, part, data } = group;
    if (!printed) continue;
    if (kind === 'text') yield* runningOn(group, name, groupPlace(group), charactersAfter(compiled, group));
    if (part === null || closeOf(data) === '') continue;
    for (const text of textsAtTheEnd(compile(part), data.part))
      yield* runningOn(text.group, name, placeInPart(text.part, groupPlace(text.group)), [firstOf(closeOf(data))]);
  }
}

/** One finding where the text may have a character of those with which the rest begins. */
function* runningOn(
  { name, data }: CompiledGroup,
  group: string,
  place: FieldPath,
  rest: Iterable<string>,
): Iterable<LintFinding> {
  const { min, max } = ownBounds(data);
  if (min === max) return;
  const { allows } = charactersOf(data);
  const isTyped = (character: string): boolean =>
    allows(character) && tidied(`x${character}x`, data).includes(character);
  const next = [...rest].find(isTyped);
  if (next === undefined) return;
  const message = `Text "${name}": it may have "${next}", with which what follows may begin; leave it out of "characters", or fix the length.`;
  const path = [...place, 'characters'];
  yield { code: 'text-runs-on', severity: 'error', group, path, message, witness: { number: next } };
}

/** The texts with which the number of a part may end, each with the part that it stands in. */
function* textsAtTheEnd(
  { groups }: Compiled,
  name: string | undefined,
): Iterable<{ group: CompiledGroup; part: string | undefined }> {
  for (const group of groups.toReversed()) {
    const { kind, printed, part, data } = group;
    if (!printed) continue;
    if (kind === 'text') yield { group, part: name };
    if (part !== null && closeOf(data) === '') yield* textsAtTheEnd(compile(part), data.part);
    if (!mayPrintNothing(group)) return;
  }
}

/** The characters with which the rest of the number after a group may begin. */
function charactersAfter({ groups, groupSeparator }: Compiled, { index }: CompiledGroup): Iterable<string> {
  return charactersOfAll(groups.slice(index + 1), groupSeparator);
}

function* charactersOfAll(groups: readonly CompiledGroup[], groupSeparator: string): Iterable<string> {
  for (const group of groups) {
    if (!group.printed) continue;
    const separator = group.data.separator ?? groupSeparator;
    if (separator === '') yield* beginningsOf(group);
    else yield firstOf(separator);
    if (!mayPrintNothing(group)) return;
  }
}

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

function* beginningsOf({ kind, data, options, part }: CompiledGroup): Iterable<string> {
  if (data.whenHidden) yield firstOf(data.whenHidden);
  if (kind === 'number') {
    yield* '0123456789';
    yield firstOf(printValue(ownBounds(data).min, data));
  }
  if (kind === 'text') yield* PRINTABLE.filter((character) => charactersOf(data).allows(character));
  if (part !== null) yield* openOf(data) === '' ? beginningsOfNumber(compile(part)) : firstOf(openOf(data));
  for (const { code, data: option } of options) {
    if (option.isQtyPrefix === true) yield* '123456789';
    else if (code !== '') yield firstOf(code);
  }
}

function* beginningsOfNumber({ prefix, groups }: Compiled): Iterable<string> {
  if (prefix !== '') yield firstOf(prefix);
  else yield* charactersOfAll(groups, '');
}

const firstOf = (text: string): string => String.fromCodePoint(present(text.codePointAt(0)));

function mayPrintNothing(group: CompiledGroup): boolean {
  const mayHide = group.showIf.length + group.hideIf.length > 0 && !group.data.whenHidden;
  return mayHide || group.optional || group.optionByCode.has('');
}
