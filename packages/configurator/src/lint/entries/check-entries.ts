import { OPTION_SEPARATOR } from '../../data/constants.ts';
import type { LintFinding } from '../../data/evaluation.ts';
import { printValue } from '../../decimals/steps.ts';
import type { Compiled, CompiledGroup } from '../../rules/compiled.ts';
import { ENTRY_FLAGS } from '../../rules/entry-flags.ts';
import { ownBounds } from '../../settling/number-bounds.ts';
import { charactersOf } from '../../texts/characters.ts';
import { tidied } from '../../texts/entered-text.ts';
import type { LintContext } from '../searching/context.ts';

/** Options of a sequence have no field that selects them by rule, in a quantity or for good. */
export function* checkEntryFlags({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { name, kind, data } of compiled.groups) {
    if (kind !== 'sequence') continue;
    for (const option of data.options ?? []) {
      const flag = ENTRY_FLAGS.find((field) => option[field] !== undefined && option[field] !== false);
      if (flag === undefined) continue;
      const message = `Group "${name}", option "${option.code}": "${flag}" means nothing in a sequence.`;
      yield { code: 'flag-in-sequence', severity: 'error', group: name, option: option.code, message };
    }
  }
}

/** Without a separator, or with '|', which labels leave out, no code of a sequence and no `fill` begins with another. */
export function* checkEntryCodes({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { name, kind, printed, optionSeparator, options, data } of compiled.groups) {
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
      yield { code: 'codes-run-together', severity: 'error', group: name, message, witness: { number: one } };
    }
  }
}

/** A printed text of any length ends where what follows begins: it must not allow that character itself. */
export function* checkTextsRunOn({ compiled }: LintContext): Iterable<LintFinding> {
  for (const group of compiled.groups) {
    if (group.kind !== 'text' || !group.printed) continue;
    const { min, max } = ownBounds(group.data);
    if (min === max) continue;
    const { allows } = charactersOf(group.data);
    const isTyped = (character: string): boolean =>
      allows(character) && tidied(`x${character}x`, group.data).includes(character);
    const next = [...charactersAfter(compiled, group)].find(isTyped);
    if (next === undefined) continue;
    const message = `Text "${group.name}": it may have "${next}", with which what follows may begin; leave it out of "characters", or fix the length.`;
    yield { code: 'text-runs-on', severity: 'error', group: group.name, message, witness: { number: next } };
  }
}

/** The characters with which the rest of the number after a group may begin. */
function* charactersAfter(compiled: Compiled, { index }: CompiledGroup): Iterable<string> {
  for (const group of compiled.groups.slice(index + 1)) {
    if (!group.printed) continue;
    const separator = group.data.separator ?? compiled.groupSeparator;
    if (separator === '') yield* beginningsOf(group);
    else yield firstOf(separator);
    if (!mayPrintNothing(group)) return;
  }
}

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

function* beginningsOf({ kind, data, options }: CompiledGroup): Iterable<string> {
  if (data.whenHidden) yield firstOf(data.whenHidden);
  if (kind === 'number') {
    yield* '0123456789';
    yield firstOf(printValue(ownBounds(data).min, data));
  }
  if (kind === 'text') yield* PRINTABLE.filter((character) => charactersOf(data).allows(character));
  for (const { code, data: option } of options) {
    if (option.isQtyPrefix === true) yield* '123456789';
    else if (code !== '') yield firstOf(code);
  }
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

function mayPrintNothing(group: CompiledGroup): boolean {
  const mayHide = group.showIf.length + group.hideIf.length > 0 && !group.data.whenHidden;
  return mayHide || group.optional || group.optionByCode.has('');
}
