import type { State } from '../bounds/state.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { printModelNumber } from '../numbers/model-number.ts';
import { aliasesOf, type ReadAlias, restIn } from '../parsing/aliases.ts';
import { parseModelNumber } from '../parsing/parse-model-number.ts';
import type { Pausing } from '../pausable.ts';
import { missingFrom } from '../settling/completeness.ts';
import { printsQuantity } from '../written/quantity.ts';
import { optionPlace } from './places.ts';
import { isFound, reachIn } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/** A former code is its option's alone, and no code of today. */
export function* checkFormerCodes({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { name, options, optionByCode } of compiled.groups) {
    const taken = new Set<string>();
    for (const option of options) {
      const { code, data } = option;
      for (const [at, former] of (data.formerCodes ?? []).entries()) {
        const isToday = optionByCode.has(former);
        if (isToday || taken.has(former)) {
          const what = isToday ? 'is a code of today' : 'is a former code already';
          const message = `Group "${name}", option "${code}": its former code "${former}" ${what}.`;
          const path = optionPlace(option, 'formerCodes', at);
          yield { code: 'former-code-taken', severity: 'error', group: name, option: code, path, message };
        }
        taken.add(former);
      }
    }
  }
}

/** Each side of an alias has one `*` at most, and stands for it only where the other has one. */
export function* checkAliasForms({ compiled }: LintContext): Iterable<LintFinding> {
  for (const { index, from, to } of aliasesOf(compiled.data)) {
    const isTwice = [from, to].some(({ end }) => end.includes('*'));
    if (!isTwice && !(to.hasRest && !from.hasRest)) continue;
    const message = `The alias "${from.text}" → "${to.text}" ${isTwice ? 'has more than one "*" on a side' : 'has nothing for "*" to stand for'}.`;
    yield {
      code: 'malformed-alias',
      severity: 'error',
      path: ['aliases', index],
      message,
      witness: { number: from.text },
    };
  }
}

/** An alias is no number of today, and leads to one. */
export function* checkAliases(context: LintContext): Pausing<LintFinding> {
  const { data } = context.compiled;
  for (const alias of aliasesOf(data)) {
    const { from, to } = alias;
    const path = ['aliases', alias.index];
    const today = from.hasRest ? null : parseModelNumber(data, from.text);
    if (today?.ok === true && today.alias === undefined) {
      const message = `The alias "${from.text}" is a number of today, so it is never read as one.`;
      const witness = { number: from.text, selections: [today.selection] };
      yield { code: 'alias-is-number', severity: 'error', path, message, witness };
    }
    if (yield* mayLead(context, alias)) continue;
    const message = `The alias "${from.text}" leads to "${to.text}", and no number reads so.`;
    yield { code: 'alias-leads-nowhere', severity: 'error', path, message, witness: { number: to.text } };
  }
}

/** Also true while it is not known. */
function* mayLead(context: LintContext, { to }: ReadAlias): Generator<undefined, boolean, undefined> {
  const { compiled } = context;
  if (!to.hasRest) return parseModelNumber({ ...compiled.data, aliases: [] }, to.text).ok;
  // Only some values and quantities are tried, and the rest may be written in a former way: then nothing is proved.
  if (
    compiled.groups.some(({ kind }) => kind !== 'choice') ||
    compiled.options.some(({ data }) => printsQuantity(data))
  )
    return true;
  if (context.plan.readsOlder) return true;
  const fits = (state: State): boolean => {
    if (missingFrom(compiled, state).length > 0) return false;
    const { itemNo, itemNoAlt } = printModelNumber(compiled, state);
    return [itemNo, itemNoAlt].some((number) => restIn(to, number) !== null);
  };
  return yield* isFound(context, reachIn(context).findComplete(compiled.groups, fits));
}
