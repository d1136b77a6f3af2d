import { expect, test } from 'vitest';
import type { Configurator, Selection } from '../data/configurator.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { directCandidates, relatedCandidates } from '../explaining/candidates.ts';
import { freeingInSteps } from '../explaining/explain-disabled.ts';
import { evaluate, explainDisabled, findRemedy, numberParts } from '../index.ts';
import { finish } from '../pausable.ts';
import { judge } from '../remedies/harm.ts';
import { compile } from '../rules/compile.ts';
import { stateOf } from '../settling/picked.ts';
import { chosenIn, fixedWords, isIncluded, misfitsOf, reasonWords, remedyWords } from '../words/index.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { recordedConfigurators } from './random/recorded.ts';
import { walkAnywhere } from './walk-anywhere.ts';

const OF_A_KIND = 3;
/** A few clicks through the first groups. */
const CLICKS = [0, 1, 2, 3].map((at) => ({ group: at, option: (at * 2 + 1) % 3, quantity: at === 2 ? 2 : null }));

/**
 * The words about disabled options, and the changes that are tried to free them, in their order. Read which lines differ, and why, before
 * the record is renewed (`vitest run -u`).
 */
test('disabled options are explained as on record', async () => {
  const lines = recordedConfigurators(OF_A_KIND).flatMap(({ name, config }) => {
    const asked = { config, context: {} };
    const walked = walkAnywhere(asked, CLICKS).at(-1) ?? [];
    const finished = finishAnywhere(asked, walked);
    const isMore = JSON.stringify(finished) !== JSON.stringify(walked);
    return [
      ...[`${name}, walked`, ...linesOf(config, walked)],
      ...(isMore ? [`${name}, finished`, ...linesOf(config, finished)] : []),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-explanations.txt');
});

function linesOf(config: Configurator, selection: Selection): readonly string[] {
  const compiled = compile(config);
  const state = stateOf(config, selection);
  const evaluation = evaluate(config, selection);
  const parts = numberParts(config, evaluation).map(({ text, separator, words }) => `${separator}${text} ${words}`);
  return [
    `  ${evaluation.itemNo}: ${parts.join(' / ')}; lacks ${evaluation.missing.map((one) => JSON.stringify(one)).join(' ')}`,
    ...compiled.groups.flatMap((group) =>
      group.options.flatMap((option): readonly string[] => {
        const { name } = group;
        const { code } = option;
        const own = evaluation.groups[group.index]?.options[option.index];
        if (own === undefined) return [];
        if (isIncluded(own)) return [`  ${name}.${code}: ${fixedWords(config, option.data, evaluation)}`];
        const { reasons, change } = explainDisabled(config, selection, name, code);
        if (reasons.length === 0) return [];
        const chosen = chosenIn(config, evaluation);
        const misfits = new Set(misfitsOf(config, reasons, chosen)?.map((misfit) => misfit.group));
        const remedy = findRemedy(config, selection, name, code);
        const freeing = finish(freeingInSteps(config, selection, name, code));
        return [
          `  ${name}.${code}: ${reasonWords(config, name, reasons, { code, chosen })}`,
          `    first ${changeTexts([...directCandidates(compiled, group, option, state)])}`,
          `    then ${changeTexts([...relatedCandidates(compiled, group, state)])}`,
          `    frees ${change === null ? 'none' : changeText(change)}; all ${freeing.map((each) => `${changeText(each)} harm ${judge(config, evaluation, each).harm.join('/')}`).join(', ')}`,
          `    offered ${remedy === null ? 'nothing' : remedyWords(config, name, remedy, misfits, (cents) => `$${cents / 100}`)}`,
        ];
      }),
    ),
  ];
}

const changeTexts = (changes: readonly SingleChange[]): string => changes.map(changeText).join(' ') || 'none';

function changeText(change: SingleChange): string {
  const at = change.group.replace('Group ', '');
  switch (change.kind) {
    case 'switch':
      return `${at}.${change.from}→${change.to}`;
    case 'select':
      return `+${at}.${change.code}${change.replaces === undefined ? '' : `!${change.replaces}`}`;
    case 'unselect':
      return `-${at}.${change.code}`;
    case 'set-value':
      return `${at}=${change.value}`;
    case 'clear':
      return `${at}=`;
    case 'in-part':
      return `${at}(${changeText(change.change)})`;
  }
}
