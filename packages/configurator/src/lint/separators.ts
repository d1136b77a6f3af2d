import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { groupPlace, optionPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

/** Codes that contain a separator are hard to read, and may be ambiguous. */
export function* checkSeparators({ compiled }: LintContext): Iterable<LintFinding> {
  const own = compiled.groups.flatMap(({ data, optionSeparator }) => [optionSeparator, data.separator ?? '']);
  const separators = new Set([compiled.groupSeparator, ...own].filter((text) => text !== ''));
  for (const group of compiled.groups) {
    if (!group.printed) continue;
    for (const option of group.options) {
      const { code } = option;
      const clash = [...separators].find((separator) => code.includes(separator));
      if (clash === undefined) continue;
      const message = `Group "${group.name}": the code "${code}" contains the separator "${clash}".`;
      const at = { group: group.name, option: code, path: optionPlace(option, 'code') };
      yield { code: 'code-clashes-with-separator', severity: 'warning', ...at, message };
    }
  }
}

/** Two number groups side by side need `digits` or a separator (decisions 2.1). */
export function* checkNumbersSideBySide({ compiled }: LintContext): Iterable<LintFinding> {
  const printed = compiled.groups.filter((group) => group.printed);
  for (const [at, left] of printed.entries()) {
    if (!left.isNumber) continue;
    for (const right of printed.slice(at + 1)) {
      const separated = separatorOf(compiled, right) !== '';
      if (right.isNumber && !separated && left.data.digits === undefined && right.data.digits === undefined) {
        const message = `The numbers "${left.name}" and "${right.name}" stand side by side: give one of them digits or a separator.`;
        const places = { path: groupPlace(right), also: [groupPlace(left)] };
        yield { code: 'numbers-side-by-side', severity: 'error', group: right.name, ...places, message };
      }
      if (!mayPrintNothing(right)) break;
    }
  }
}

function separatorOf(compiled: Compiled, group: CompiledGroup): string {
  return group.data.separator ?? compiled.groupSeparator;
}

function mayPrintNothing(group: CompiledGroup): boolean {
  const mayHide = group.showIf.length + group.hideIf.length > 0 && !group.data.whenHidden;
  return mayHide || group.optional || group.optionByCode.has('');
}
